import type { MoveObject } from '@durbar/kernel'
import type { Speech } from '@durbar/room'
import { END_FIELD, SHORT_ROUNDS } from '../data/material.ts'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import { logDe } from './log-de.ts'
import { actionList, actionName, characterName, isCityId, placeName, roadName } from './names.ts'

const place = (id: MoveObject[string] | undefined) => placeName(id, 'de')
const person = (card: MoveObject[string] | undefined) => characterName(card, 'de')

/** By which pointer or ability; the pointers are told apart by the action they show. */
function by(move: MoveObject, view: View): string {
  if (move.slot === 'ability') return ' (Unternehmer)'
  if (move.slot === 'chip') return ' (Chip)'
  const action = view.turn?.slots.find((each) => each.slot === move.slot)?.action
  return action ? ` (${actionName(action, 'de')})` : ''
}

function travel(move: MoveObject, view: View): string {
  const journey = view.turn?.journeys.find((each) => each.road === move.road)
  if (!journey) return `Straße ${roadName(move.road, 'de')} nehmen`
  const where = journey.to === 'S' ? 'Zum Startort' : `Nach ${place(journey.to)}`
  return `${where} reisen (${journey.price === 0 ? 'frei' : `${journey.price} Gold`})`
}

const PROMPTS: Readonly<Record<string, string>> = {
  draft: 'Wähle deine Personenkarte.',
  auctionChoice: 'Du hast die Wahl: Nimm eine Personenkarte.',
  startHouse: 'Stelle eines deiner Häuser in ein Dorf.',
  discs: 'Stelle deine zwei Zeiger ein. Noch sieht sie niemand.',
  replacement: 'Deine Personenkarte wurde dir genommen. Wähle eine freie.',
  surrender: 'Dir wird eine Person abgeworben. Wähle, welche geht.',
}

export const de: Speech<View, Event> = {
  title: 'Raja: Palastbau in Indien',
  subtitle(view) {
    if (view.round === 0) return 'Vor der ersten Runde'
    const rounds = view.short ? SHORT_ROUNDS : END_FIELD
    const told = `Runde ${view.round} von höchstens ${rounds} · Maharadscha in ${place(view.maharaja)}`
    return view.ending && view.result === null ? `${told} · letzte Runde` : told
  },
  tagline: 'Plane geheim zwei Aktionen, reise, baue und sei dort, wo der Maharadscha Gold verteilt.',
  reconstructed:
    'Der gedruckte Plan und seine Bilder sind verloren. Nachgebildet ist, im Rahmen von allem, was man darüber weiß: das Straßennetz, die Namen der Städte und Dörfer, ihre Lage und die meisten Farben, die Wappenbilder, welche Person wo zu Hause ist, die Ordnung der Aktionen auf der Scheibe und die grüne Spielerfarbe. Wer das Spiel besitzt, kann allein die Datendateien berichtigen.',
  options: {
    version: {
      label: 'Version',
      help: 'Profi I bringt Yogi, Chips, besetzte Plätze, eine Versteigerung und Heimatstädte; mit Profi II kann man mehrere Personen haben.',
      values: { base: 'Grundspiel', pro1: 'Profi I', pro2: 'Profi II' },
    },
    short: {
      label: 'Kurzes Spiel',
      help: 'Sechs Paläste genügen, höchstens acht Runden.',
      values: { false: 'aus', true: 'an' },
    },
    openGold: {
      label: 'Offenes Gold',
      help: 'Alle sehen, wie viel Gold die anderen haben.',
      values: { false: 'verdeckt', true: 'offen' },
    },
  },
  prompt(rule, view) {
    if (rule === 'bidding')
      return view.auction?.high == null
        ? 'Eröffne die Versteigerung: Biete für die Wahl einer Person.'
        : `Biete mehr als ${view.auction.high} oder passe.`
    if (rule !== 'turn') return PROMPTS[rule] ?? ''
    const { incomplete, compensation } = view.turn!
    return incomplete === 0
      ? 'Alles ist getan. Reise weiter oder beende deinen Zug.'
      : `Baue, reise, führe deine Aktionen aus, wie du magst. Beendest du jetzt, bekommt jeder andere ${compensation} Gold.`
  },
  refusals: {
    cardTaken: 'Diese Person ist schon vergeben.',
    mustOpen: 'Du eröffnest: Biete etwas, und seien es 0 Gold.',
    bidTooLow: 'Du musst das höchste Gebot übertreffen.',
    bidBeyondGold: 'Mehr Gold, als du hast, kannst du nicht bieten.',
    villageFull: 'In diesem Dorf ist kein Platz für ein weiteres Haus.',
    notSet: 'Diese Aktion hast du nicht eingestellt.',
    partDone: 'Dieser Teil deines Zuges ist schon erledigt.',
    roadElsewhere: 'Dein Architekt steht nicht an dieser Straße. Reise erst dorthin, Straße für Straße.',
    roadClosed: 'In einem Dorf dieser Straße steht kein Haus, da kommt niemand durch.',
    tollTooHigh: 'Das Wegegeld dieser Straße kannst du nicht zahlen.',
    journeysSpent: 'Vierzig Straßen in einem Zug sind genug.',
    architectElsewhere: 'Dein Architekt muss in dieser Stadt sein.',
    cityGate: 'Das Haus, das noch fehlt, muss in einer Stadt stehen.',
    noHouseInStock: 'Du hast kein Haus im Vorrat.',
    houseTooDear: 'Ein Haus kostet 1 Gold, und du hast keines.',
    notInCity: 'Paläste baut man in Städten, nicht am Startort.',
    fieldTaken: 'Kein Platz dieser Größe ist hier frei.',
    noPalaceLeft: 'Du hast alle deine Paläste gebaut.',
    palaceTooDear: 'Für einen Palast reicht dein Gold nicht.',
    notYourHouse: 'Versetzen darfst du nur eigene Häuser.',
    samePlace: 'Das Haus muss woandershin.',
    quarryEmpty: 'Im Steinbruch liegen keine Häuser deiner Farbe mehr.',
    crestTooLow: 'Unter diesem Wappen liegen keine zwei Felder mehr.',
    sameCard: 'Diese Person hast du schon.',
    notFree: 'Als Ersatz kommt nur eine freie Person infrage.',
    freeCardsFirst: 'Solange eine Person frei ist, nimm eine freie.',
    notMoreCards: 'Abwerben geht nur bei jemandem, der mehr Personen hat als du.',
    noChip: 'Du hast keinen Chip.',
    chipSpent: 'Mehr als ein Chip je Runde geht nicht.',
    chipNotForCharacter: 'Ein Chip taugt für jede Aktion, nur für diese nicht.',
  },
  move(move, view) {
    switch (move.type) {
      case 'pickCharacter':
      case 'chooseReplacement':
        return `${person(move.card)} nehmen`
      case 'bid':
        return `${move.amount} bieten`
      case 'passBid':
        return 'Passen'
      case 'placeStartHouse':
        return `Haus nach ${place(move.village)}`
      case 'program':
        return actionList(move.actions as readonly string[], 'de')
      case 'travel':
        return travel(move, view)
      case 'takeCoins':
        return `2 Gold nehmen${by(move, view)}`
      case 'buildHouse':
        return `Haus in ${place(move.node)}${isCityId(move.node) ? ' (Stadt)' : ''}${by(move, view)}`
      case 'moveHouse':
        return `Haus von ${place(move.from)} nach ${place(move.to)} versetzen${by(move, view)}`
      case 'takeHouses':
        return `2 Häuser aus dem Steinbruch holen${by(move, view)}`
      case 'buildPalace':
        return `${move.size === 'large' ? 'Großer' : 'Kleiner'} Palast${by(move, view)}`
      case 'shiftCrest':
        return `Wappen von ${place(move.city)} hinunterschieben${by(move, view)}`
      case 'changeCharacter':
        return move.source === 'free'
          ? `Freie Person ${person(move.card)} nehmen`
          : `${person(move.card)} von Spieler ${(move.source as number) + 1} nehmen`
      case 'gainCharacter':
        return `${person(move.card)} hinzunehmen`
      case 'swapCharacter':
        return `${person(move.give)} gegen ${person(move.take)} von Spieler ${(move.seat as number) + 1} tauschen`
      case 'recruitCharacter':
        return `Person von Spieler ${(move.seat as number) + 1} abwerben`
      case 'surrenderCharacter':
        return `${person(move.card)} abtreten`
      case 'useChip':
        return `Chip einsetzen: ${actionName(move.action, 'de')}`
      default:
        return 'Zug beenden'
    }
  },
  event: logDe,
  ends: {
    palaces: 'Jemand hat seinen letzten Palast gebaut.',
    track: 'Die Wappen sind am Ende der Leiste angekommen.',
    guard: 'Zwanzig Runden sind gespielt.',
  },
}
