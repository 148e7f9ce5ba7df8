import type { Speech } from '@durbar/room'
import type { Event } from '../events.ts'
import type { View } from '../view/index.ts'
import { biddingOf, leastOf } from './bidding.ts'
import { cardName, categoryName, colourName, fakeName } from './names.ts'

const card = (id: unknown) => cardName(String(id), 'de')
const fake = (id: unknown) => fakeName(String(id), 'de')
const stack = (id: unknown) => `${categoryName(String(id), 'de')} (${colourName(String(id), 'de')})`
/** One word for all cases of the grammar: "1 Barren", "3 Barren". */
const ingots = (n: unknown) => `${n} Barren`
/** Gap and slot as people count them: from one, by the seats on both sides. */
const place = (gap: unknown, slot: unknown, name: (seat: number) => string, seats: number) =>
  `zwischen ${name(Number(gap))} und ${name((Number(gap) + 1) % seats)}${seats === 3 ? `, Karte ${Number(slot) + 1}` : ''}`
const DECIDED = {
  highest: '',
  excalibur: ' (Excalibur entscheidet)',
  nearest: ' (am nächsten zur Auktionsleitung)',
}

/** What can be done at this height of the bidding. */
const BIDDING = {
  open: () => 'eröffne das Bieten oder passe.',
  openAt: (least: number) => `eröffne mit mindestens ${least} oder passe.`,
  raise: (least: number) => `biete mindestens ${least} oder passe.`,
  match: (least: number) => `geh bei ${least} mit, biete mehr oder passe.`,
  pawn: () => 'Deine Barren reichen nicht. Verpfände eine Karte oder passe.',
}

export const de: Speech<View, Event> = {
  title: 'Warehouse 51',
  subtitle: (view) => `Auktion ${view.auctionNumber} von 26`,
  tagline: 'Überbiete alle, bezahle deinen Nachbarn und hoffe, dass es keine Fälschung ist.',
  reconstructed:
    'Bilder und einige Zeilen der Anleitung sind verloren. Von uns ergänzt: sechs Kartennamen, die Werte, die meisten Segnungen und Flüche, welche Karten Waffen sind, welche vier Antiquitäten nicht gefälscht sein können, und die 5 Barren der Pfandleihe. Aus öffentlichen Seiten: die meisten Namen, die 22 Fälschungskarten, die 6 Pfandplättchen und ein Teil der Mehrheitentabelle. Wer die Schachtel besitzt, kann alles in den Datendateien richtigstellen.',
  options: {},
  prompt(rule, view) {
    switch (rule) {
      case 'chooseStack':
        return 'Wähle einen Stapel: Seine oberste Karte wird versteigert.'
      case 'openAuction':
        return `${card(view.auction?.card)}: ${BIDDING[biddingOf(view)](leastOf(view))}`
      case 'secretAuction':
        return `${card(view.auction?.card)}: Wie viele Barren nimmst du in die Faust?`
      case 'choosePayee':
        return `Deine Siebenmeilenstiefel: Wer bekommt deine ${ingots(view.auction?.highest)}?`
      case 'crystalBall':
        return 'Welche Fälschungskarte siehst du dir an?'
      case 'aladdinsLamp':
        return 'Reichtum, Einsicht oder Freiheit: Wünsch dir etwas.'
      case 'flyingCarpet':
        return 'Tausche eine deiner Antiquitäten gegen eine gleichwertige oder lass es.'
      case 'endRedeem':
        return 'Ein Pfand für 10 Barren auslösen?'
      case 'endCertify':
        return 'Ein Echtheitszertifikat vergeben?'
      default:
        return 'Das Horn des Einhorns darf eine Fälschungskarte unwirksam machen.'
    }
  },
  refusals: {
    emptyStack: 'Dieser Stapel ist leer.',
    notEnoughIngots: 'So viele Barren hast du nicht.',
    notHigher: 'Dein Gebot muss höher sein als das letzte.',
    zeroIsNoBid: 'Null Barren sind kein Gebot. Biete mindestens 1 Barren oder passe.',
    ringRaise: 'Der Ring der Nibelungen zwingt dich, um 2 zu erhöhen.',
    notYourself: 'Die Zahlung muss an jemand anderen gehen.',
    richEnough: 'Verpfänden darfst du nur mit weniger als 5 Barren.',
    alreadyPawned: 'Diese Antiquität ist schon verpfändet.',
    supplyEmpty: 'Im Vorrat sind keine Barren mehr, die er verleihen könnte.',
    noToken: 'Alle Pfandplättchen sind vergeben.',
    pawnshopClosed:
      'Die Pfandleihe hat offen, wenn du einen Stapel wählst, wenn du in einer offenen Auktion dran bist und bevor du die Faust schließt.',
    counterfeitKnown: 'Diese Fälschungskarte kennst du schon.',
    noWealth: 'Der Vorrat ist leer, Reichtum gibt es keinen.',
    nothingToFree: 'Diese Antiquität ist nicht verpfändet.',
    carpetItself: 'Der Fliegende Teppich selbst wird nicht getauscht.',
    otherValue: 'Beide Antiquitäten müssen denselben aufgedruckten Wert haben.',
    pawnedOutOfReach: 'Pfänder können nicht getauscht werden.',
    notInThePawnshop: 'Diese Antiquität ist nicht verpfändet.',
    sealPawned: 'Das Siegel ist verpfändet, sein Zertifikat ruht.',
    certificatePlaced: 'Das Zertifikat dieses Siegels ist vergeben.',
    cannotBeFake: 'Von dieser Antiquität gibt es keine Fälschung.',
    pawnedCertify: 'Ein Pfand kann nicht zertifiziert werden.',
    alreadyCertified: 'Diese Antiquität trägt schon ein Zertifikat.',
    cancelled: 'Ein Zertifikat hat diese Fälschungskarte bereits unwirksam gemacht.',
    inNoCollection: 'Die Antiquität zu dieser Fälschungskarte gehört niemandem.',
  },
  move(move, view) {
    const seat = (player: number) => (player === view.me ? 'dir' : `Platz ${player + 1}`)
    const where = () => place(move.gap, move.slot, seat, view.players.length)
    switch (move.type) {
      case 'reveal':
        return `Aufdecken: ${stack(move.category)}`
      case 'bid':
        return move.amount === view.auction?.highest ? `Mitgehen bei ${move.amount}` : `${move.amount} bieten`
      case 'pass':
        return 'Passen'
      case 'sealBid':
        return move.amount === 0 ? 'Leere Faust' : `${ingots(move.amount)} in die Faust`
      case 'pawn':
        return `Verpfänden: ${card(move.card)}`
      case 'payTo':
        return `An ${seat(Number(move.player))} zahlen`
      case 'peek':
        return `Ansehen: ${where()}`
      case 'wish':
        if (move.kind === 'wealth') return 'Reichtum: Barren aus dem Vorrat'
        return move.kind === 'insight' ? `Einsicht: ${where()}` : `Freiheit: ${card(move.card)}`
      case 'exchange':
        return `${card(move.own)} geben, ${card(move.theirs)} von ${seat(Number(move.player))} nehmen`
      case 'declineExchange':
        return 'Nichts tauschen'
      case 'redeem':
        return `Auslösen: ${card(move.card)} (10)`
      case 'doneRedeeming':
        return 'Nichts weiter auslösen'
      case 'certify':
        return `${card(move.card)} zertifizieren (${card(move.seal)})`
      case 'doneCertifying':
        return 'Kein weiteres Zertifikat vergeben'
      case 'neutralise':
        return `Fälschung unwirksam machen: ${fake(move.counterfeit)}`
      default:
        return 'Nichts unwirksam machen'
    }
  },
  event(e, name) {
    switch (e.t) {
      case 'begun':
        return `${name(e.seat)} leitet die erste Auktion.`
      case 'revealed':
        return `${name(e.seat)} deckt auf: ${card(e.card)} (${colourName(e.category, 'de')}), ${e.secret ? 'geheime' : 'offene'} Auktion.`
      case 'income':
        return `Füllhorn: ${name(e.seat)} nimmt ${ingots(e.amount)}.`
      case 'bid':
        return e.matched
          ? `${name(e.seat)} geht mit Mjöllnir bei ${e.amount} mit.`
          : `${name(e.seat)} bietet ${e.amount}.`
      case 'passed':
        return e.byItself ? `${name(e.seat)} kann nicht mithalten und ist draußen.` : `${name(e.seat)} passt.`
      case 'pawned':
        return `${name(e.seat)} verpfändet ${card(e.card)} für ${ingots(e.amount)}.`
      case 'fistsOpened':
        return `Die Fäuste: ${e.bids.map((bid, seat) => `${name(seat)} ${bid}`).join(', ')}.`
      case 'won':
        return `${name(e.seat)} ersteigert ${card(e.card)} für ${e.amount}${DECIDED[e.decided]}.`
      case 'unsold':
        return `Niemand will ${card(e.card)}; die Karte kommt aus dem Spiel.`
      case 'paid':
        return `${name(e.seat)} zahlt ${ingots(e.amount)} an ${name(e.to)}.`
      case 'surcharge':
        return `Syamantaka-Juwel: ${name(e.seat)} zahlt ${ingots(e.amount)} in den Vorrat.`
      case 'curseVoid':
        return `Der Heilige Gral schützt ${name(e.seat)}: ${card(e.card)} bleibt ohne Wirkung.`
      case 'gave':
        return `Büchse der Pandora: ${name(e.seat)} gibt ${name(e.to)} ${ingots(e.amount)}.`
      case 'peeked': {
        const which = e.of > 1 ? `die Fälschungskarte ${e.slot + 1}` : 'die Fälschungskarte'
        const shown = e.counterfeit === null ? '' : `: ${fake(e.counterfeit)} ist gefälscht`
        return `${name(e.seat)} sieht sich ${which} links von ${name(e.gap)} an${shown}.`
      }
      case 'wealth':
        return `${name(e.seat)} wünscht sich Reichtum und nimmt ${ingots(e.amount)}.`
      case 'freed':
        return `${name(e.seat)} wünscht sich Freiheit: ${card(e.card)} ist kein Pfand mehr.`
      case 'exchanged':
        return `${name(e.seat)} tauscht ${card(e.own)} gegen ${card(e.theirs)} von ${name(e.with)}.`
      case 'notExchanged':
        return e.possible
          ? `${name(e.seat)} tauscht nichts.`
          : 'Der Fliegende Teppich findet nichts zu tauschen.'
      case 'redeemed':
        return `${name(e.seat)} löst ${card(e.card)} aus.`
      case 'certified':
        return `${name(e.seat)} zertifiziert ${card(e.card)} (${card(e.seal)}).`
      case 'unveiled':
        return `Die Fälschungen: ${e.gaps.flat().map(fake).join(', ')}.`
      case 'neutralised':
        return `Horn des Einhorns: ${name(e.seat)} macht die Fälschungskarte unwirksam (${fake(e.counterfeit)}).`
      case 'notNeutralised':
        return `${name(e.seat)} setzt das Horn des Einhorns nicht ein.`
      case 'unmasked':
        return `${card(e.card)} bei ${name(e.seat)} ist eine Fälschung und kommt weg.`
      case 'arkTook':
        return `Bundeslade: ${name(e.seat)} gibt ${ingots(e.amount)} zurück.`
      case 'scored':
        return e.breakdown.accounts
          .map((account, seat) => {
            const majorities = account.majorities.reduce((sum, points) => sum + points, 0)
            const malleus = account.malleus < 0 ? `, Malleus ${account.malleus}` : ''
            return `${name(seat)}: ${account.total} Punkte (Mehrheiten ${majorities}, Sets ${account.sets}, Gold ${account.gold}${malleus}), Platz ${account.place}.`
          })
          .join(' ')
    }
  },
  ends: { allAuctioned: 'Alle Antiquitäten sind versteigert.' },
}
