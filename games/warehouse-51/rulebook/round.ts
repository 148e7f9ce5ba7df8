import { type Section, say } from '@durbar/room'
import { paragraph, picture, step } from './blocks.ts'
import { ANTIQUITIES, STACKS, WEAPON_CARDS } from './figures.ts'

export const round: Section = {
  id: 'round',
  title: { de: say`Eine Runde`, en: say`A round` },
  text: [
    paragraph(['2.2', '2.3'], {
      de: say`Ihr spielt ${ANTIQUITIES} Runden. In jeder kommt eine Antiquität unter den Hammer, und wer am meisten bietet, legt sie in die eigene **Sammlung**. Sind alle ${STACKS} Stapel leer, endet die Partie.`,
      en: say`You play ${ANTIQUITIES} rounds. In each, one antiquity comes under the hammer, and the highest bidder adds it to their **collection**. When all ${STACKS} stacks are empty the game ends.`,
    }),
    step(['6.1'], {
      de: say`**Aufdecken.** Wer die letzte Auktion gewonnen hat, leitet die nächste: Wähle einen Stapel, der noch Karten hat, und decke seine oberste Karte auf.`,
      en: say`**Turn up.** Whoever won the latest auction runs the next one: choose a stack that still has cards and turn up its top card.`,
    }),
    step(['6.2'], {
      de: say`**Bieten.** Zeigt die Karte keine Faust, folgt eine [[WH-6.4|offene Auktion]]. Zeigt sie eine Faust {fist}, folgt eine [[WH-6.9|geheime Auktion]]. Fäuste tragen nur die ${WEAPON_CARDS} Waffen.`,
      en: say`**Bid.** Without a fist on the card there is an [[WH-6.4|open auction]]. With a fist {fist} there is a [[WH-6.9|secret auction]]. Only the ${WEAPON_CARDS} weapons bear a fist.`,
    }),
    step(['6.13'], {
      de: say`**Zahlen.** Gewinnst du, gibst du dein Gebot der Person **links von dir** und legst die Antiquität offen vor dich. Wer nicht gewinnt, zahlt nichts.`,
      en: say`**Pay.** If you win, give your bid to the player **on your left** and lay the antiquity face up before you. Whoever does not win pays nothing.`,
    }),
    step(['6.15'], {
      de: say`**Wirken.** Der Reihe nach: Gebot zahlen, Aufpreis zahlen ([[WH-10.23|Syamantaka-Juwel]]), Karte einreihen, Sofort-Wirkung ausführen. Dann deckst du die nächste Karte auf.`,
      en: say`**Take effect.** In this order: pay the bid, pay any surcharge ([[WH-10.23|Syamantaka Jewel]]), take the card, carry out its instant effect. Then you turn up the next card.`,
    }),
    paragraph(['6.3'], {
      de: say`Biete nie mehr Goldbarren, als du hast.`,
      en: say`Never bid more ingots than you have.`,
    }),
    paragraph(['6.14', 'R9'], {
      de: say`Bietet niemand, kommt die Antiquität aus dem Spiel, und dieselbe Person deckt die nächste Karte auf. Das gilt auch in der ersten Auktion. Hat nie jemand eine Auktion gewonnen, beginnt diese Person auch die Schritte am Ende.`,
      en: say`If nobody bids, the antiquity leaves the game and the same player turns up the next card. This holds for the first auction too. If nobody ever wins an auction, that player also begins the steps at the end.`,
    }),
  ],
  aside: [
    picture('payment', {
      de: say`Du zahlst an die Person links von dir – hier {A} an {B}.`,
      en: say`You pay the player on your left – here {A} pays {B}.`,
    }),
    {
      kind: 'reminder',
      text: {
        de: say`Dein Gold macht die Person links von dir reich. Und was rechts von dir bezahlt wird, macht dich reich.`,
        en: say`Your gold enriches the player on your left. And whatever is paid on your right enriches you.`,
      },
    },
  ],
}
