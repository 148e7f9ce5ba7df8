/** The sales day, and the first step of a turn. */
import { inBoth, type Section, say } from '@durbar/room'
import { antiqueObject } from '../texts/names.ts'
import { heading, paragraph, picture, step, words } from './blocks.ts'
import { price } from './examples.ts'
import {
  ANTIQUES_IN_BOX,
  GOLD,
  HIGHEST_PRICE,
  LOWEST_PRICE,
  MONEY_CAP,
  OFFER_SIZE,
  PRICES,
  SALES_DAYS,
} from './figures.ts'

const [amina, bhaskar, chandra] = price.position.players
const [high, middle, low] = PRICES

export const day: Section = {
  id: 'day',
  title: words(say`Ein Verkaufstag`, say`A sales day`),
  text: [
    paragraph(
      ['VM-3.2', 'VM-R14'],
      say`Das Spiel dauert immer **${SALES_DAYS} Verkaufstage**. Jeder braucht ${OFFER_SIZE} Antiquitäten, und bei ${ANTIQUES_IN_BOX} Karten geht das genau auf.`,
      say`The game always lasts **${SALES_DAYS} sales days**. Each takes ${OFFER_SIZE} antiques, and with ${ANTIQUES_IN_BOX} cards that comes out even.`,
    ),
    paragraph(
      ['VM-3.1'],
      say`Ihr seid reihum im Uhrzeigersinn am Zug, bis der Verkaufstag [[VM-8.1|endet]].`,
      say`You take turns clockwise until the sales day [[VM-8.1|ends]].`,
    ),
    paragraph(
      ['VM-3.3'],
      say`Dein Zug hat immer dieselben Schritte in dieser Reihenfolge:`,
      say`Your turn always has the same steps in this order:`,
    ),
    step(
      [],
      say`**Aktion:** Du musst die Goldmünze ganz links nehmen oder eine Antiquität kaufen.`,
      say`**Action:** you must take the leftmost gold coin or buy an antique.`,
    ),
    step(
      [],
      say`**Sammlungskarte:** Du darfst eine Sammlungskarte nehmen, wenn du ihre Bedingungen erfüllst.`,
      say`**Collection card:** you may take one collection card if you meet its conditions.`,
    ),
    step(
      [],
      say`**Steuern:** Hast du mehr als ${MONEY_CAP} Rupien, zahlst du den Rest an die Bank.`,
      say`**Taxes:** if you have more than ${MONEY_CAP} rupees, you pay the rest to the bank.`,
    ),
    paragraph(
      ['VM-3.4'],
      say`Nach dem Schritt Steuern ist die Person links von dir am Zug.`,
      say`After the taxes step it is the turn of the player on your left.`,
    ),
  ],
  aside: [picture('turn', say`Ein Zug von oben nach unten.`, say`A turn from top to bottom.`)],
}

export const action: Section = {
  id: 'action',
  title: words(say`Schritt Aktion`, say`The action step`),
  wide: 'table',
  text: [
    paragraph(
      ['VM-4.1'],
      say`Du musst genau eines tun: **eine Goldmünze nehmen** oder **eine Antiquität kaufen**. Passen darfst du nicht.`,
      say`You must do exactly one thing: **take a gold coin** or **buy an antique**. You may not pass.`,
    ),
    paragraph(
      ['VM-4.8'],
      say`In einem Zug nimmst du nie mehr als eine Münze, kaufst nie mehr als eine Antiquität und tust nie beides.`,
      say`In one turn you never take more than one coin, never buy more than one antique, and never do both.`,
    ),
    heading(say`Goldmünze nehmen`, say`Taking a gold coin`),
    paragraph(
      ['VM-4.2'],
      say`Nimm von den Handelskarten die Münze, die **am weitesten links** liegt. Sie bringt dir ${GOLD} Rupien.`,
      say`Take the coin that lies **furthest left** on the trade cards. It brings you ${GOLD} rupees.`,
    ),
    heading(say`Antiquität kaufen`, say`Buying an antique`),
    paragraph(
      ['VM-4.3'],
      say`Nimm eine beliebige Antiquität aus dem aktuellen Angebot und zahl den Preis an die Bank. Sie liegt von nun an offen vor dir.`,
      say`Take any antique from the current offer and pay the price to the bank. From now on it lies face up in front of you.`,
    ),
    paragraph(
      ['VM-4.4'],
      say`Der **Preis** ist für alle Antiquitäten gleich. Es gilt die Zahl unten auf der Handelskarte ganz links, auf der noch eine Münze liegt: ${high!}, ${middle!} oder ${low!} Rupien.`,
      say`The **price** is the same for all antiques. It is the number at the foot of the leftmost trade card that still holds a coin: ${high!}, ${middle!} or ${low!} rupees.`,
    ),
    paragraph(
      ['VM-4.5'],
      say`Hast du weniger Rupien als der Preis, kannst du nicht kaufen. Dann nimmst du die Münze.`,
      say`If you have fewer rupees than the price, you cannot buy. Then you take the coin.`,
    ),
    paragraph(
      ['VM-4.9'],
      say`Zu kaufen ist nur, was im aktuellen Angebot liegt – nichts vom Nachziehstapel und nichts von den anderen.`,
      say`Only what lies in the current offer is for sale – nothing from the draw pile, nothing from the others.`,
    ),
    paragraph(
      ['VM-4.11'],
      say`Eine Lücke im aktuellen Angebot bleibt bis zum Ende des Verkaufstags leer.`,
      say`A gap in the current offer stays empty until the sales day ends.`,
    ),
  ],
  aside: [
    {
      kind: 'example',
      title: words(say`Beispiel: der Preis`, say`Example: the price`),
      of: ['VM-X2', 'VM-X9'],
      body: [
        paragraph(
          [],
          say`Ihr spielt zu dritt. Heute sind schon ${price.sold} Antiquitäten verkauft und ${price.coinsGone} Münze genommen. Die linke Münze liegt auf der Handelskarte ${price.price}.`,
          say`A game of ${price.position.seats}. Today ${price.sold} antiques are already sold and ${price.coinsGone} coin is taken. The leftmost coin lies on trade card ${price.price}.`,
        ),
        { kind: 'picture', name: 'price' },
        {
          kind: 'account',
          rows: [
            {
              seat: 0,
              text: words(
                say`**Amina** hat ${amina.rupees} Rupien, kauft ${antiqueObject(price.buys, 'de')} für ${price.price} Rupien und behält ${price.keeps}.`,
                say`**Amina** has ${amina.rupees} rupees, buys ${antiqueObject(price.buys, 'en')} for ${price.price} rupees and keeps ${price.keeps}.`,
              ),
              value: inBoth((language) =>
                language === 'de' ? say`${price.keeps} Rupien` : say`${price.keeps} rupees`,
              ),
            },
            {
              seat: 1,
              text: words(
                say`**Bhaskar** hat ${bhaskar.rupees} Rupien und nimmt die Münze. Der Preis fällt auf ${price.then} Rupien.`,
                say`**Bhaskar** has ${bhaskar.rupees} rupees and takes the coin. The price falls to ${price.then} rupees.`,
              ),
              value: inBoth((language) =>
                language === 'de' ? say`${price.bhaskar} Rupien` : say`${price.bhaskar} rupees`,
              ),
            },
            {
              seat: 2,
              text: words(
                say`**Chandra** hat nur ${chandra.rupees} Rupie, kann also nicht kaufen und nimmt die nächste Münze.`,
                say`**Chandra** has only ${chandra.rupees} rupee, cannot buy, and takes the next coin.`,
              ),
              value: inBoth((language) =>
                language === 'de' ? say`${price.chandra} Rupien` : say`${price.chandra} rupees`,
              ),
            },
          ],
        },
      ],
      result: words(
        say`Der Preis bleibt bei ${price.still} Rupien: Die nächste Handelskarte zeigt dieselbe Zahl.`,
        say`The price stays at ${price.still} rupees: the next trade card shows the same number.`,
      ),
    },
    {
      kind: 'reminder',
      text: words(
        say`Jeder Verkaufstag beginnt mit einem Preis von ${HIGHEST_PRICE} Rupien. Im Lauf des Tages steigt er nie, und unter ${LOWEST_PRICE} fällt er nicht.`,
        say`Every sales day begins at a price of ${HIGHEST_PRICE} rupees. During the day it never rises, and it does not fall below ${LOWEST_PRICE}.`,
      ),
    },
  ],
}
