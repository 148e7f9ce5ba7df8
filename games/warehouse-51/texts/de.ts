import { counting, speak, type Who } from '@durbar/room'
import { brandedBy, type FakeId } from '../data/antiquities.ts'
import { PAWN_BELOW, PAWN_TOKENS, REDEEM_COST } from '../data/box.ts'
import { CARDS, type CardId } from '../data/cards.ts'
import type { Category } from '../data/categories.ts'
import type { Decided } from '../events.ts'
import type { View } from '../view/index.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { biddingOf, highestOf, leastOf, ofExchange, purseOf, RING, wealthOf } from './bidding.ts'
import { capital, formsOf } from './forms.ts'
import { cardName, categoryName, colourName } from './names.ts'

const { count, list, plural } = counting('de')
const card = (id: CardId) => cardName(id, 'de')
const forms = (id: CardId) => formsOf(id, 'de')
const branded = (id: FakeId) => forms(brandedBy(id))
const stack = (id: Category) => `${categoryName(id, 'de')} (${colourName(id, 'de')})`
const lot = (view: View) => (view.auction === null ? '' : card(view.auction.card))
const ingots = (n: number) => count(n, 'Goldbarren', 'Goldbarren')
const points = (n: number) => count(n, 'Punkt', 'Punkte')
/** Gap and slot as people count them: from one, by the seats on both sides. */
function place(gap: number, slot: number, view: View, who: Who): string {
  const seats = view.players.length
  const [here, there] = [who.dative(gap), who.dative((gap + 1) % seats)]
  return `zwischen ${here} und ${there}${view.gaps[gap]!.length > 1 ? `, Karte ${slot + 1}` : ''}`
}
const DECIDED: Readonly<Record<Decided, string>> = {
  highest: '',
  excalibur: ' (Excalibur entscheidet den Gleichstand)',
  nearest: ' (Gleichstand: sitzt am nächsten bei der Person, die aufgedeckt hat)',
}

/** What can be done at this height of the bidding. */
const BIDDING = {
  open: () => 'Eröffne das Bieten oder passe.',
  openAt: (least: number) => `Eröffne das Bieten mit mindestens ${ingots(least)} oder passe.`,
  raise: (least: number) => `Biete mindestens ${ingots(least)} oder passe.`,
  match: (least: number) => `Halte das Gebot von ${ingots(least)}, biete mehr oder passe.`,
  pawn: () => 'Deine Goldbarren reichen nicht. Verpfände eine Karte oder passe.',
}

export const de = speak<Vocabulary>({
  language: 'de',
  title: 'Warehouse 51',
  subtitle: (view) => `Auktion ${view.auctionNumber} von ${CARDS.length}`,
  tagline: 'Überbiete alle. Und hoffe, dass es echt ist.',
  options: {},
  prompt: {
    chooseStack: 'Wähle einen Stapel und decke seine oberste Karte auf.',
    openAuction: (view) => `${lot(view)}: ${BIDDING[biddingOf(view)](leastOf(view))}`,
    secretAuction: (view) => `${lot(view)}: Wie viele Goldbarren nimmst du in die Faust?`,
    choosePayee: (view) =>
      `Siebenmeilenstiefel: Wer erhält ${plural(highestOf(view), 'deinen', 'deine')} ${ingots(highestOf(view))}?`,
    crystalBall: 'Kristallkugel: Welche Fälschungskarte siehst du dir an?',
    aladdinsLamp: 'Aladins Wunderlampe: Wünsch dir Reichtum, Einsicht oder Freiheit.',
    flyingCarpet: 'Tausche eine deiner Antiquitäten gegen eine fremde mit demselben Wert oder verzichte.',
    endRedeem: `Kaufe eine verpfändete Antiquität für ${ingots(REDEEM_COST)} zurück oder verzichte.`,
    endCertify: 'Lege ein Echtheitszertifikat auf eine deiner Antiquitäten oder verzichte.',
    endUnmask: 'Neutralisiere mit dem Horn des Einhorns eine Fälschungskarte oder verzichte.',
  },
  refusals: {
    emptyStack: 'Dieser Stapel ist leer. Wähle einen anderen.',
    notEnoughIngots: (_, view) =>
      purseOf(view) === 0
        ? 'Du hast keine Goldbarren.'
        : `Du hast nur ${ingots(purseOf(view))}. Mehr kannst du nicht bieten.`,
    notHigher: (_, view) =>
      `Das letzte Gebot beträgt ${ingots(highestOf(view))}. Biete mindestens ${leastOf(view)} oder passe.`,
    zeroIsNoBid: (_, view) =>
      `Ein Gebot von 0 Goldbarren gilt nicht. Biete mindestens ${ingots(leastOf(view))} oder passe.`,
    ringRaise: (_, view) =>
      `Der Ring der Nibelungen zwingt dich, um mindestens ${RING} zu erhöhen. Biete mindestens ${ingots(highestOf(view) + RING)} oder passe.`,
    notYourself: 'An dich selbst kannst du nicht zahlen. Wähle jemand anderen.',
    richEnough: (_, view) =>
      `Verpfänden darfst du nur mit weniger als ${ingots(PAWN_BELOW)}, du hast ${purseOf(view)}.`,
    alreadyPawned: 'Diese Antiquität ist schon verpfändet. Wähle eine andere.',
    supplyEmpty: 'Der Vorrat ist leer, deshalb kann niemand mehr etwas verpfänden.',
    noToken: `Alle ${PAWN_TOKENS} Pfandleihe-Plättchen sind vergeben, deshalb kann niemand mehr etwas verpfänden.`,
    pawnshopClosed:
      'Verpfänden darfst du, bevor du aufdeckst, wenn du in einer offenen Auktion an der Reihe bist und bevor du die Faust schließt.',
    counterfeitKnown: 'Diese Fälschungskarte kennst du schon. Wähle eine andere.',
    noWealth: 'Der Vorrat ist leer. Wünsch dir etwas anderes als Reichtum.',
    nothingToFree: 'Diese Antiquität ist nicht verpfändet. Wähle eine, die in der Pfandleihe ist.',
    carpetItself: 'Den Fliegenden Teppich selbst darfst du nicht tauschen. Gib eine andere Antiquität.',
    otherValue: ofExchange(
      'Beide Antiquitäten müssen denselben aufgedruckten Wert haben.',
      (move, own, theirs) =>
        `Der aufgedruckte Wert muss gleich sein: ${card(move.own)} ${own}, ${card(move.theirs)} ${theirs}.`,
    ),
    pawnedOutOfReach: 'Verpfändete Antiquitäten kannst du nicht tauschen. Wähle eine andere.',
    notInThePawnshop: 'Diese Antiquität ist nicht verpfändet, du musst sie nicht zurückkaufen.',
    sealPawned: 'Das Siegel ist verpfändet, deshalb darfst du sein Zertifikat nicht legen.',
    certificatePlaced: 'Das Zertifikat dieses Siegels liegt schon auf einer Antiquität.',
    cannotBeFake: 'Zu dieser Antiquität gibt es keine Fälschungskarte. Sie braucht kein Zertifikat.',
    pawnedCertify: 'Auf eine verpfändete Antiquität darfst du kein Zertifikat legen. Wähle eine andere.',
    alreadyCertified: 'Auf dieser Antiquität liegt schon ein Zertifikat. Wähle eine andere.',
    cancelled: 'Ein Zertifikat hat diese Fälschungskarte schon neutralisiert. Wähle eine andere.',
    inNoCollection: 'Die Antiquität zu dieser Fälschungskarte gehört niemandem. Wähle eine andere.',
  },
  move: {
    reveal: ({ category }) => `Aufdecken: ${stack(category)}`,
    bid: ({ amount }, view) =>
      amount === highestOf(view) ? `${ingots(amount)} halten` : `${ingots(amount)} bieten`,
    pass: 'Passen',
    sealBid: ({ amount }) => (amount === 0 ? 'Leere Faust' : `${ingots(amount)} in die Faust`),
    pawn: (move) => `Verpfänden: ${card(move.card)}`,
    payTo: ({ player }, _view, who) => `An ${who.object(player)} zahlen`,
    peek: ({ gap, slot }, view, who) => `Ansehen: ${place(gap, slot, view, who)}`,
    wish(move, view, who) {
      if (move.kind === 'wealth') return `Reichtum: ${ingots(wealthOf(view))} aus dem Vorrat`
      if (move.kind === 'freedom') return `Freiheit: ${card(move.card)}`
      return `Einsicht: ${place(move.gap, move.slot, view, who)}`
    },
    exchange: ({ own, player, theirs }, _view, who) =>
      `${capital(forms(own).object)} geben, ${forms(theirs).object} von ${who.dative(player)} nehmen`,
    declineExchange: 'Nichts tauschen',
    redeem: (move) => `Zurückkaufen: ${card(move.card)} (${ingots(REDEEM_COST)})`,
    doneRedeeming: 'Nichts weiter zurückkaufen',
    certify: (move) => `Zertifikat ${forms(move.seal).of} auf ${forms(move.card).object} legen`,
    doneCertifying: 'Kein weiteres Zertifikat legen',
    neutralise: ({ counterfeit }) => `Neutralisieren: Fälschungskarte ${branded(counterfeit).of}`,
    declineNeutralise: 'Nichts neutralisieren',
  },
  event: {
    begun: (e, who) => `${who.starts(e.seat, 'leitet')} die erste Auktion.`,
    revealed: (e, who) =>
      `${who.starts(e.seat, 'deckt')} ${forms(e.card).object} auf (${colourName(e.category, 'de')}): ${e.secret ? 'geheime' : 'offene'} Auktion.`,
    income: (e, who) => `Füllhorn: ${who.starts(e.seat, 'nimmt')} ${ingots(e.amount)} aus dem Vorrat.`,
    bid: (e, who) =>
      e.matched
        ? `${who.starts(e.seat, 'hält')} mit Mjöllnir das Gebot von ${ingots(e.amount)}.`
        : `${who.starts(e.seat, 'bietet')} ${ingots(e.amount)}.`,
    passed: (e, who) =>
      e.byItself
        ? `${who.starts(e.seat, 'kann')} nicht mithalten und ${who.verb(e.seat, 'ist')} draußen.`
        : `${who.starts(e.seat, 'passt')}.`,
    pawned: (e, who) =>
      `${who.starts(e.seat, 'verpfändet')} ${forms(e.card).object} und ${who.verb(e.seat, 'erhält')} ${ingots(e.amount)}.`,
    fistsOpened: (e, who) =>
      `Die Fäuste öffnen sich. Goldbarren: ${list(e.bids.map((bid, seat) => `${who.either(seat, 'du', (name) => name)} ${bid}`))}.`,
    won: (e, who) =>
      `${who.starts(e.seat, 'ersteigert')} ${forms(e.card).object} für ${ingots(e.amount)}${DECIDED[e.decided]}.`,
    unsold: (e) => `Niemand bietet auf ${forms(e.card).object}; die Karte kommt aus dem Spiel.`,
    paid: (e, who) => `${who.starts(e.seat, 'zahlt')} ${ingots(e.amount)} an ${who.object(e.to)}.`,
    surcharge: (e, who) =>
      `Syamantaka-Juwel: ${who.starts(e.seat, 'zahlt')} zusätzlich ${ingots(e.amount)} in den Vorrat.`,
    curseVoid: (e, who) =>
      `Der Heilige Gral schützt ${who.object(e.seat)}: Der Fluch ${forms(e.card).of} wirkt nicht.`,
    gave: (e, who) =>
      `Büchse der Pandora: ${who.starts(e.seat, 'gibt')} ${who.dative(e.to)} ${ingots(e.amount)}.`,
    peeked(e, who) {
      const which = e.of > 1 ? `${e.slot + 1}. Fälschungskarte` : 'Fälschungskarte'
      const seen = `${who.starts(e.seat, 'sieht')} ${who.either(e.seat, 'dir', 'sich')} die ${which} links von ${who.dative(e.gap)} an`
      if (e.counterfeit === null) return `${seen}.`
      const { subject, several } = branded(e.counterfeit)
      return `${seen}: ${capital(subject)} ${several ? 'sind' : 'ist'} gefälscht.`
    },
    wealth: (e, who) =>
      `${who.starts(e.seat, 'wünscht')} ${who.either(e.seat, 'dir', 'sich')} Reichtum und ${who.verb(e.seat, 'nimmt')} ${ingots(e.amount)} aus dem Vorrat.`,
    freed: (e, who) =>
      `${who.starts(e.seat, 'wünscht')} ${who.either(e.seat, 'dir', 'sich')} Freiheit und ${who.verb(e.seat, 'holt')} ${forms(e.card).object} umsonst aus der Pfandleihe.`,
    exchanged: (e, who) =>
      `${who.starts(e.seat, 'tauscht')} ${who.either(e.with, 'mit dir ', '')}${forms(e.own).object} gegen ${forms(e.theirs).object}${who.either(e.with, '', (name) => ` von ${name}`)}.`,
    notExchanged: (e, who) =>
      e.possible
        ? `${who.starts(e.seat, 'tauscht')} nichts.`
        : 'Fliegender Teppich: Es gibt nichts, was sich tauschen ließe.',
    redeemed: (e, who) =>
      `${who.starts(e.seat, 'kauft')} ${forms(e.card).object} für ${ingots(REDEEM_COST)} zurück.`,
    certified: (e, who) =>
      `${who.starts(e.seat, 'legt')} das Zertifikat ${forms(e.seal).of} auf ${forms(e.card).object}.`,
    unveiled: (e) =>
      `Die Fälschungskarten werden aufgedeckt: ${list(e.gaps.flat().map((each) => card(brandedBy(each))))}.`,
    neutralised: (e, who) =>
      `${who.starts(e.seat, 'neutralisiert')} mit dem Horn des Einhorns die Fälschungskarte ${branded(e.counterfeit).of}.`,
    notNeutralised: (e, who) => `${who.starts(e.seat, 'setzt')} das Horn des Einhorns nicht ein.`,
    unmasked: (e, who) => `Gefälscht: ${who.starts(e.seat, 'verliert')} ${forms(e.card).object}.`,
    arkTook: (e, who) =>
      `Bundeslade: ${who.starts(e.seat, 'gibt')} ${ingots(e.amount)} in den Vorrat zurück.`,
    scored: (e, who) =>
      e.breakdown.accounts
        .map((account, seat) => {
          const majorities = account.majorities.reduce((sum, each) => sum + each, 0)
          const malleus = account.malleus < 0 ? `, Malleus Maleficarum −${-account.malleus}` : ''
          return `${who.label(seat)}: ${points(account.total)}, Platz ${account.place} (Mehrheiten ${majorities}, Sets ${account.sets}, Gold ${account.gold}${malleus}).`
        })
        .join('\n'),
  },
  ends: { allAuctioned: 'Alle Antiquitäten sind versteigert.' },
})
