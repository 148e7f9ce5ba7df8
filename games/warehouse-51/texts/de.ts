import { counting, speak } from '@durbar/room'
import type { FakeId } from '../data/antiquities.ts'
import { PAWN_BELOW, REDEEM_COST } from '../data/box.ts'
import type { CardId } from '../data/cards.ts'
import type { Category } from '../data/categories.ts'
import type { Decided } from '../events.ts'
import type { View } from '../view/index.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { biddingOf, highestOf, leastOf, ofExchange, purseOf } from './bidding.ts'
import { cardName, categoryName, colourName, fakeName } from './names.ts'

const { count, list } = counting('de')
const card = (id: CardId) => cardName(id, 'de')
const fake = (id: FakeId) => fakeName(id, 'de')
const stack = (id: Category) => `${categoryName(id, 'de')} (${colourName(id, 'de')})`
const lot = (view: View) => (view.auction === null ? '' : card(view.auction.card))
const ingots = (n: number) => count(n, 'Barren', 'Barren')
/** Somebody in the middle of a sentence. */
const whom = (seat: number, view: View, name: (seat: number) => string) =>
  seat === view.me ? 'dir' : name(seat)
/** Gap and slot as people count them: from one, by the seats on both sides. */
function place(gap: number, slot: number, view: View, name: (seat: number) => string): string {
  const seats = view.players.length
  const [here, there] = [whom(gap, view, name), whom((gap + 1) % seats, view, name)]
  return `zwischen ${here} und ${there}${view.gaps[gap]!.length > 1 ? `, Karte ${slot + 1}` : ''}`
}
const DECIDED: Readonly<Record<Decided, string>> = {
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

export const de = speak<Vocabulary>({
  title: 'Warehouse 51',
  subtitle: (view) => `Auktion ${view.auctionNumber} von 26`,
  tagline: 'Überbiete alle, bezahle deinen Nachbarn und hoffe, dass es keine Fälschung ist.',
  options: {},
  prompt: {
    chooseStack: 'Wähle einen Stapel: Seine oberste Karte wird versteigert.',
    openAuction: (view) => `${lot(view)}: ${BIDDING[biddingOf(view)](leastOf(view))}`,
    secretAuction: (view) => `${lot(view)}: Wie viele Barren nimmst du in die Faust?`,
    choosePayee: (view) => `Deine Siebenmeilenstiefel: Wer bekommt deine ${ingots(highestOf(view))}?`,
    crystalBall: 'Welche Fälschungskarte siehst du dir an?',
    aladdinsLamp: 'Reichtum, Einsicht oder Freiheit: Wünsch dir etwas.',
    flyingCarpet: 'Tausche eine deiner Antiquitäten gegen eine gleichwertige oder lass es.',
    endRedeem: `Ein Pfand für ${ingots(REDEEM_COST)} auslösen?`,
    endCertify: 'Ein Echtheitszertifikat vergeben?',
    endUnmask: 'Das Horn des Einhorns darf eine Fälschungskarte unwirksam machen.',
  },
  refusals: {
    emptyStack: 'Dieser Stapel ist leer.',
    notEnoughIngots: (_, view) =>
      purseOf(view) === 0 ? 'Du hast keine Barren.' : `Du hast nur ${ingots(purseOf(view))}.`,
    notHigher: (_, view) =>
      `Das letzte Gebot ist ${highestOf(view)}. Biete mindestens ${leastOf(view)} oder passe.`,
    zeroIsNoBid: (_, view) =>
      `Null Barren sind kein Gebot. Biete mindestens ${ingots(leastOf(view))} oder passe.`,
    ringRaise: (_, view) =>
      `Der Ring der Nibelungen zwingt dich, um 2 zu erhöhen: Biete mindestens ${leastOf(view)} oder passe.`,
    notYourself: 'Die Zahlung muss an jemand anderen gehen.',
    richEnough: (_, view) =>
      `Verpfänden darfst du nur mit weniger als ${PAWN_BELOW} Barren, du hast ${purseOf(view)}.`,
    alreadyPawned: 'Diese Antiquität ist schon verpfändet.',
    supplyEmpty: 'Im Vorrat sind keine Barren mehr, die er verleihen könnte.',
    noToken: 'Alle Pfandplättchen sind vergeben.',
    pawnshopClosed:
      'Die Pfandleihe hat offen, wenn du einen Stapel wählst, wenn du in einer offenen Auktion dran bist und bevor du die Faust schließt.',
    counterfeitKnown: 'Diese Fälschungskarte kennst du schon.',
    noWealth: 'Der Vorrat ist leer, Reichtum gibt es keinen.',
    nothingToFree: 'Diese Antiquität ist nicht verpfändet.',
    carpetItself: 'Der Fliegende Teppich selbst wird nicht getauscht.',
    otherValue: ofExchange(
      'Beide Antiquitäten müssen denselben aufgedruckten Wert haben.',
      (move, own, theirs) =>
        `Der aufgedruckte Wert muss gleich sein: ${card(move.own)} hat ${own}, ${card(move.theirs)} hat ${theirs}.`,
    ),
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
  move: {
    reveal: ({ category }) => `Aufdecken: ${stack(category)}`,
    bid: ({ amount }, view) => (amount === highestOf(view) ? `Mitgehen bei ${amount}` : `${amount} bieten`),
    pass: 'Passen',
    sealBid: ({ amount }) => (amount === 0 ? 'Leere Faust' : `${ingots(amount)} in die Faust`),
    pawn: (move) => `Verpfänden: ${card(move.card)}`,
    payTo: ({ player }, view, name) => `An ${whom(player, view, name)} zahlen`,
    peek: ({ gap, slot }, view, name) => `Ansehen: ${place(gap, slot, view, name)}`,
    wish(move, view, name) {
      if (move.kind === 'wealth') return 'Reichtum: Barren aus dem Vorrat'
      if (move.kind === 'freedom') return `Freiheit: ${card(move.card)}`
      return `Einsicht: ${place(move.gap, move.slot, view, name)}`
    },
    exchange: ({ own, player, theirs }, view, name) =>
      `${card(own)} geben, ${card(theirs)} von ${whom(player, view, name)} nehmen`,
    declineExchange: 'Nichts tauschen',
    redeem: (move) => `Auslösen: ${card(move.card)} (${REDEEM_COST})`,
    doneRedeeming: 'Nichts weiter auslösen',
    certify: (move) => `${card(move.card)} zertifizieren (${card(move.seal)})`,
    doneCertifying: 'Kein weiteres Zertifikat vergeben',
    neutralise: ({ counterfeit }) => `Fälschung unwirksam machen: ${fake(counterfeit)}`,
    declineNeutralise: 'Nichts unwirksam machen',
  },
  event: {
    begun: (e, name) => `${name(e.seat)} leitet die erste Auktion.`,
    revealed: (e, name) =>
      `${name(e.seat)} deckt auf: ${card(e.card)} (${colourName(e.category, 'de')}), ${e.secret ? 'geheime' : 'offene'} Auktion.`,
    income: (e, name) => `Füllhorn: ${name(e.seat)} nimmt ${ingots(e.amount)}.`,
    bid: (e, name) =>
      e.matched
        ? `${name(e.seat)} geht mit Mjöllnir bei ${e.amount} mit.`
        : `${name(e.seat)} bietet ${e.amount}.`,
    passed: (e, name) =>
      e.byItself ? `${name(e.seat)} kann nicht mithalten und ist draußen.` : `${name(e.seat)} passt.`,
    pawned: (e, name) => `${name(e.seat)} verpfändet ${card(e.card)} für ${ingots(e.amount)}.`,
    fistsOpened: (e, name) => `Die Fäuste: ${list(e.bids.map((bid, seat) => `${name(seat)} ${bid}`))}.`,
    won: (e, name) => `${name(e.seat)} ersteigert ${card(e.card)} für ${e.amount}${DECIDED[e.decided]}.`,
    unsold: (e) => `Niemand will ${card(e.card)}; die Karte kommt aus dem Spiel.`,
    paid: (e, name) => `${name(e.seat)} zahlt ${ingots(e.amount)} an ${name(e.to)}.`,
    surcharge: (e, name) => `Syamantaka-Juwel: ${name(e.seat)} zahlt ${ingots(e.amount)} in den Vorrat.`,
    curseVoid: (e, name) => `Der Heilige Gral schützt ${name(e.seat)}: ${card(e.card)} bleibt ohne Wirkung.`,
    gave: (e, name) => `Büchse der Pandora: ${name(e.seat)} gibt ${name(e.to)} ${ingots(e.amount)}.`,
    peeked(e, name) {
      const which = e.of > 1 ? `die Fälschungskarte ${e.slot + 1}` : 'die Fälschungskarte'
      const shown = e.counterfeit === null ? '' : `: ${fake(e.counterfeit)} ist gefälscht`
      return `${name(e.seat)} sieht sich ${which} links von ${name(e.gap)} an${shown}.`
    },
    wealth: (e, name) => `${name(e.seat)} wünscht sich Reichtum und nimmt ${ingots(e.amount)}.`,
    freed: (e, name) => `${name(e.seat)} wünscht sich Freiheit: ${card(e.card)} ist kein Pfand mehr.`,
    exchanged: (e, name) =>
      `${name(e.seat)} tauscht ${card(e.own)} gegen ${card(e.theirs)} von ${name(e.with)}.`,
    notExchanged: (e, name) =>
      e.possible ? `${name(e.seat)} tauscht nichts.` : 'Der Fliegende Teppich findet nichts zu tauschen.',
    redeemed: (e, name) => `${name(e.seat)} löst ${card(e.card)} aus.`,
    certified: (e, name) => `${name(e.seat)} zertifiziert ${card(e.card)} (${card(e.seal)}).`,
    unveiled: (e) => `Die Fälschungen: ${list(e.gaps.flat().map(fake))}.`,
    neutralised: (e, name) =>
      `Horn des Einhorns: ${name(e.seat)} macht die Fälschungskarte unwirksam (${fake(e.counterfeit)}).`,
    notNeutralised: (e, name) => `${name(e.seat)} setzt das Horn des Einhorns nicht ein.`,
    unmasked: (e, name) => `${card(e.card)} bei ${name(e.seat)} ist eine Fälschung und kommt weg.`,
    arkTook: (e, name) => `Bundeslade: ${name(e.seat)} gibt ${ingots(e.amount)} zurück.`,
    scored: (e, name) =>
      e.breakdown.accounts
        .map((account, seat) => {
          const majorities = account.majorities.reduce((sum, points) => sum + points, 0)
          const malleus = account.malleus < 0 ? `, Malleus ${account.malleus}` : ''
          return `${name(seat)}: ${account.total} Punkte (Mehrheiten ${majorities}, Sets ${account.sets}, Gold ${account.gold}${malleus}), Platz ${account.place}.`
        })
        .join(' '),
  },
  ends: { allAuctioned: 'Alle Antiquitäten sind versteigert.' },
})
