/** What players ask about the characters, the purse and the variants. */
import { type Asked, say } from '@durbar/room'
import { CHIPS } from '../data/material.ts'
import { AUCTION } from './examples-pro.ts'
import * as n from './figures.ts'

export const moreQuestions: readonly Asked[] = [
  {
    kind: 'question',
    rules: ['RJ-R-11'],
    asked: {
      de: say`Was kann ich wählen, wenn mir jemand die Personenkarte nimmt?`,
      en: say`What can I choose from when somebody takes my character card?`,
    },
    text: {
      de: say`Jede freie Karte; auch die bisherige Karte der anderen Person liegt schon dabei. So hast du immer mindestens ${n.LEAST_FREE} zur Wahl. Einen direkten Tausch gibt es im Grundspiel und in Profi I nicht.`,
      en: say`Any free card; the other player’s former card already lies among them. So you always have at least ${n.LEAST_FREE} to choose from. There is no direct swap in the base game and Pro I.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-33'],
    asked: {
      de: say`Darf ich meine Personenkarte behalten, wenn ich wechsle?`,
      en: say`May I keep my character card when I change?`,
    },
    text: {
      de: say`Nein, es muss eine andere Karte sein. Wechselst du im selben Zug noch einmal, darfst du die frühere wieder nehmen, falls sie frei liegt.`,
      en: say`No, it must be a different card. If you change again on the same turn, you may take the former one back if it lies free.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-13'],
    asked: {
      de: say`Wie lange wirkt eine Fähigkeit?`,
      en: say`How long does an ability work?`,
    },
    text: {
      de: say`Solange die Karte vor dir liegt; in der Wertung zählt, welche du dann hast. Händler und Yogi zahlen zu Zugbeginn oder sobald du sie im eigenen Zug erhältst. Sie und der Unternehmer wirken höchstens einmal je Zug. Eine Karte aus einem fremden Zug bringt erst im eigenen etwas.`,
      en: say`As long as the card lies in front of you; in a scoring the cards held then count. Trader and Yogi pay when your turn begins or when you gain them on it. They and the Builder work at most once per turn. A card received on another player’s turn pays nothing before your own.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-14'],
    asked: {
      de: say`Gilt der Preis mit ${n.dem(6)} für jeden Palast?`,
      en: say`Does the price of the ${n.person(6).en} hold for every palace?`,
    },
    text: {
      de: say`Ja, solange du die Karte hast, auch für einen Palast mit dem Aktionschip.`,
      en: say`Yes, while you hold the card, even for a palace built with an action chip.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-32'],
    asked: {
      de: say`Kann sich die Reihenfolge beim Aufstellen der Starthäuser ändern?`,
      en: say`Can the order change while the start houses are placed?`,
    },
    text: {
      de: say`Nein. Sie folgt den Personenkarten, die ihr gewählt oder ersteigert habt.`,
      en: say`No. It follows the character cards that you have chosen or won.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-23'],
    asked: {
      de: say`Wer gilt als die jüngste Person?`,
      en: say`Who counts as the youngest player?`,
    },
    text: {
      de: say`Das entscheidet an diesem Tisch das Los.`,
      en: say`At this table that is drawn by lot.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-24'],
    asked: {
      de: say`Sehe ich, wie viel Gold die anderen haben?`,
      en: say`Can I see how much gold the others have?`,
    },
    text: {
      de: say`Nein, nur was sie erhalten und zahlen; das steht im Verlauf. Ihr könnt auch mit offenem Gold spielen.`,
      en: say`No, only what they get and pay, which stands in the log. You can also play with open gold.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-17'],
    asked: {
      de: say`Können Gold oder Aktionschips ausgehen?`,
      en: say`Can gold or action chips run out?`,
    },
    text: {
      de: say`Gold nicht, Aktionschips schon: Es gibt nur ${CHIPS}. Ist keiner da, bringt der Yogi nichts, außer es kommt im selben Zug einer zurück.`,
      en: say`Gold cannot, action chips can: there are only ${CHIPS}. With none left the Yogi brings nothing, unless one comes back on the same turn.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-18'],
    asked: {
      de: say`Was gilt am Ende bei gleich vielen Palästen und gleich viel Gold?`,
      en: say`What if palaces and gold are equal at the end?`,
    },
    text: { de: say`Dann teilt ihr euch den Platz.`, en: say`Then you share the place.` },
  },
  {
    kind: 'question',
    rules: ['RJ-R-36'],
    asked: {
      de: say`Was ist, wenn niemand etwas tun kann?`,
      en: say`What if nobody can do anything?`,
    },
    text: {
      de: say`Jeder Zug lässt sich beenden. Eine Stadt, in der niemand vertreten ist, wertet ihr ohne Auszahlung.`,
      en: say`Every turn can be ended. A city in which nobody is present is scored without payment.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-19'],
    asked: {
      de: say`Worauf muss ich bei der Versteigerung achten?`,
      en: say`What must I mind in the auction?`,
    },
    text: {
      de: say`Biete ganzes Gold und nie mehr, als du hast. Jedes Gebot ist mindestens um ${AUCTION.bids[0]} höher. Wer passt, ist für diese Karte draußen; wer eine Karte hat, bietet nicht mit. Wer eröffnet, darf nicht passen. Die letzte Person ohne Karte wählt kostenlos.`,
      en: say`Bid whole gold and never more than you have. Each bid is at least ${AUCTION.bids[0]} higher. A pass is final for this card; whoever has a card does not bid. The opener may not pass. The last player without a card chooses for free.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-22'],
    asked: {
      de: say`Bringt der Punkt der Heimatstadt auch einen Monopol-Bonus?`,
      en: say`Can the home city’s point earn the monopoly bonus?`,
    },
    text: {
      de: say`Ja, er ist ein ganzer Punkt: Er bringt einen Rang, allein sogar den Monopol-Bonus, und nimmt anderen den ihren. Eine freie Personenkarte gibt niemandem einen Punkt.`,
      en: say`Yes, it is a full point: it earns a rank, alone even the monopoly bonus, and spoils that of another. A free character card gives nobody a point.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-28'],
    asked: {
      de: say`Zählen die Paläste der fehlenden Farben?`,
      en: say`Do the palaces of missing colours count?`,
    },
    text: {
      de: say`Nein, für niemanden. Sie bleiben bis zum Ende stehen, auch im kurzen Spiel einer je Stadt und Farbe.`,
      en: say`No, for nobody. They stay to the end, also in the short game one per city and colour.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-20'],
    asked: {
      de: say`Gelten in Profi II auch Aktionschips, besetzte Bauplätze und Heimatstädte?`,
      en: say`Do action chips, blocked sites and home cities hold in Pro II?`,
    },
    text: {
      de: say`Ja, Profi II enthält alles aus Profi I.`,
      en: say`Yes, Pro II includes everything of Pro I.`,
    },
  },
  {
    kind: 'question',
    rules: ['RJ-R-21'],
    asked: {
      de: say`Wann darf ich in Profi II tauschen oder abwerben?`,
      en: say`When may I swap or recruit in Pro II?`,
    },
    text: {
      de: say`Nur wenn keine Karte frei ist. Verglichen wird in dem Augenblick, in dem du die Aktion ausführst; zwischen beiden Zeigern kann sich das ändern. Auch eine eben erhaltene Karte darfst du tauschen. Eine Karte behalten alle.`,
      en: say`Only when no card is free. Cards are compared at the moment you carry out the action; this can change between both pointers. You may even swap a card just gained. Everyone keeps at least one card.`,
    },
  },
]
