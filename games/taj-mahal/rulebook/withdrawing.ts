/** Withdrawing step by step, and what is won. */
import { type Section, say } from '@durbar/room'
import { paragraph, picture, reminder, step } from './blocks.ts'
import { FOUR } from './examples.ts'
import * as n from './figures.ts'

const [amina, bhaskar, chandra, devika] = FOUR.shown

export const withdrawing: Section = {
  id: 'withdrawing',
  title: { de: say`Sich zurückziehen`, en: say`Withdrawing` },
  wide: 'table',
  text: [
    paragraph('5.1', {
      de: say`Ziehst du dich zurück, vergleichst du sofort die Karten vor dir mit denen aller anderen – Symbol für Symbol.`,
      en: say`When you withdraw, you compare the cards in front of you with those of all others at once – symbol by symbol.`,
    }),
    paragraph('5.2', {
      de: say`Du gewinnst jedes Symbol, von dem du **mehr** zeigst als **jede andere Person**. Mit gleich vielen oder weniger gewinnst du nichts.`,
      en: say`You win every symbol of which you show **more** than **each other player**. With equally many or fewer you win nothing.`,
    }),
    step('5.12', {
      de: say`**Gewinne nehmen.** Für jedes gewonnene Symbol nimmst du dir den Preis vom Hof. Du kannst mehrere zugleich gewinnen, sogar alle ${n.SYMBOL_COUNT}.`,
      en: say`**Take your prizes.** For every symbol you win, take its prize from court. You can win several at once, even all ${n.SYMBOL_COUNT}.`,
    }),
    step('6.1', {
      de: say`**Punkte zählen**, immer in dieser Folge: Bonusplättchen, Provinz-Plättchen, Paläste. Ziehe deinen Wertungsstein weiter.`,
      en: say`**Score**, always in this order: bonus tiles, province tile, palaces. Move your score marker.`,
    }),
    step('7.1', {
      de: say`**Ablegen.** Deine ausgespielten Karten kommen offen auf den Ablagestapel, Sonderkarten zurück auf die Hand.`,
      en: say`**Discard.** The cards you played go face up on the discard pile, special cards back into your hand.`,
    }),
    step('7.3 7.4', {
      de: say`**Karten wählen.** Nimm ${n.TAKEN} beliebige Karten aus der Auslage auf die Hand. Wer sich als Letztes zurückzieht, erhält die ${n.LEFT_FOR_LAST} Karte, die übrig ist.`,
      en: say`**Choose cards.** Take any ${n.TAKEN} cards from the supply into your hand. The last player to withdraw gets the ${n.LEFT_FOR_LAST} card that is left.`,
    }),
    paragraph('7.5', {
      de: say`Ziehst du dich im ersten Zug zurück, ohne etwas ausgespielt zu haben, gewinnst du nichts. Dafür ziehst du vor der Wahl ${n.DRAWN} Karte vom Nachziehstapel.`,
      en: say`If you withdraw on your first turn without having played anything, you win nothing. Instead you draw ${n.DRAWN} card from the draw pile before you choose.`,
    }),
    paragraph('5.13', {
      de: say`Du darfst dich auch zurückziehen, wenn du nichts gewinnst.`,
      en: say`You may withdraw even if you win nothing.`,
    }),
    reminder('7.2', {
      de: say`Abgelegte Karten zählen nicht mehr. Mit ihnen verschwindet auch dein Gleichstand: Wer bleibt, gewinnt oft, was du blockiert hast.`,
      en: say`Discarded cards no longer count. Your ties vanish with them: whoever stays often wins what you blocked.`,
    }),
  ],
  aside: [
    {
      kind: 'example',
      title: { de: say`Ein Besuch zu viert`, en: say`A visit of ${n.MIDDLE} players` },
      of: ['TM-EX-1'],
      body: [
        picture('four', {
          de: say`Was nach ${FOUR.rounds.length} Runden vor allen liegt.`,
          en: say`What lies in front of everyone after ${FOUR.rounds.length} rounds.`,
        }),
        {
          kind: 'account',
          rows: [
            {
              seat: 0,
              text: {
                de: say`zieht sich zurück: ${amina.elephant} Elefanten gegen höchstens ${bhaskar.elephant}. Sie nimmt das Provinz-Plättchen und wählt ${FOUR.takes[0]} Karten.`,
                en: say`withdraws: ${amina.elephant} elephants against ${bhaskar.elephant} at most. That brings the province tile, and ${FOUR.takes[0]} cards from the supply.`,
              },
              value: { de: say`{elephant}`, en: say`{elephant}` },
            },
            {
              seat: 1,
              text: {
                de: say`zieht sich zurück: ${bhaskar.vizier} Wesire gegen keinen, denn Aminas Karten zählen nicht mehr. Er nimmt die Marke und stellt ${FOUR.palaces[1]} Palast.`,
                en: say`withdraws: ${bhaskar.vizier} viziers against none, for Amina’s cards no longer count. That brings the token and ${FOUR.palaces[1]} palace.`,
              },
              value: { de: say`{vizier}`, en: say`{vizier}` },
            },
            {
              seat: 2,
              text: {
                de: say`spielt weiter und hofft, dass Devika sich zuerst zurückzieht.`,
                en: say`plays on and hopes that Devika withdraws first.`,
              },
            },
            {
              seat: 3,
              text: {
                de: say`zieht sich zurück: ${devika.monk} Mönch und ${devika.mogul} Großmogul gegen keinen. Bei General und Prinzessin steht es ${devika.general} zu ${chandra.general}. Sie stellt ${FOUR.palaces[3]} Paläste, einen davon mit der Krone.`,
                en: say`withdraws: ${devika.monk} monk and ${devika.mogul} Grand Mogul against none. General and princess are tied ${devika.general} to ${chandra.general}. Devika places ${FOUR.palaces[3]} palaces, one of them with the crown.`,
              },
              value: { de: say`{monk}{mogul}`, en: say`{monk}{mogul}` },
            },
            {
              seat: 2,
              text: {
                de: say`ist allein übrig und zieht sich zurück: ${FOUR.palaces[2]} Marken, ${FOUR.palaces[2]} Paläste und die letzte Karte der Auslage.`,
                en: say`is the only one left and withdraws: ${FOUR.palaces[2]} tokens, ${FOUR.palaces[2]} palaces and the last card of the supply.`,
              },
              value: { de: say`{general}{princess}`, en: say`{general}{princess}` },
            },
          ],
        },
      ],
    },
  ],
}

export const prizes: Section = {
  id: 'prizes',
  title: { de: say`Was du gewinnst`, en: say`What you win` },
  wide: 'table',
  text: [
    paragraph('5.14', {
      de: say`Auf zweierlei Art erhältst du Einflusspunkte: Elefanten bringen **Waren**, Ämter bringen **Städte**, deren Einfluss über die Grenzen reicht.`,
      en: say`There are different roads to influence points: elephants bring **goods**, courtiers bring **cities** whose influence reaches across borders.`,
    }),
    paragraph('5.3', {
      de: say`**Wesir, General, Mönch, Prinzessin:** Nimm die Einflussmarke vom Hof und lege sie offen vor dich. Stelle dann ${n.PALACE_WON} Palast in eine freie Stadt der aktuellen Provinz.`,
      en: say`**Vizier, general, monk, princess:** take the influence token from court and lay it open in front of you. Then place ${n.PALACE_WON} palace in a free city of the current province.`,
    }),
    paragraph('5.4', {
      de: say`Für jedes Amt, das du gewinnst, stellst du einen eigenen Palast.`,
      en: say`For each courtier you win, you place a palace.`,
    }),
    paragraph('5.5', {
      de: say`Paläste stellst du nur in Städte der aktuellen Provinz.`,
      en: say`You place palaces only in cities of the current province.`,
    }),
    paragraph('5.6', {
      de: say`Stellst du einen Palast auf eine **Festung**, nimmst du ihr Bonusplättchen und wertest es sofort.`,
      en: say`If you place a palace on a **fortress**, you take its bonus tile and score it at once.`,
    }),
    paragraph('5.7', {
      de: say`**Großmogul:** Nimm die Krone und setze sie auf einen deiner Paläste. Stelle diesen **Kronen-Palast** in eine beliebige Stadt der aktuellen Provinz. Er darf auch neben einem anderen Palast stehen.`,
      en: say`**Grand Mogul:** take the crown and put it on one of your palaces. Place this **crown palace** in any city of the current province. It may also stand beside another palace.`,
    }),
    paragraph('5.8', {
      de: say`Steht der Kronen-Palast in einer freien Stadt, darf dort in diesem Besuch noch ein normaler Palast dazukommen.`,
      en: say`If the crown palace stands in a free city, a normal palace may still join it during this visit.`,
    }),
    paragraph('5.9', {
      de: say`Ein Kronen-Palast nimmt nie ein Bonusplättchen. Es bleibt für die Person liegen, die dort einen normalen Palast stellt.`,
      en: say`A crown palace never takes a bonus tile. The tile stays for the player who places a normal palace there.`,
    }),
    paragraph('5.10', {
      de: say`**Elefant:** Nimm das Provinz-Plättchen mit seinen Waren vom Hof und lege es offen vor dich.`,
      en: say`**Elephant:** take the province tile with its goods from court and lay it open in front of you.`,
    }),
    paragraph('5.11', {
      de: say`Was jemand vom Hof genommen hat, kann in diesem Besuch niemand sonst gewinnen.`,
      en: say`What somebody has taken from court cannot be won again in this visit.`,
    }),
  ],
  aside: [
    {
      kind: 'table',
      head: [
        { de: say`Symbol`, en: say`Symbol` },
        { de: say`Dein Gewinn`, en: say`Your prize` },
      ],
      stacks: true,
      rows: [
        {
          picture: 'prize-offices',
          cells: [
            { de: say`Wesir, General, Mönch, Prinzessin`, en: say`Vizier, general, monk, princess` },
            {
              de: say`Einflussmarke und ${n.PALACE_WON} Palast in eine freie Stadt; auf einer Festung ihr Bonusplättchen`,
              en: say`influence token and ${n.PALACE_WON} palace in a free city; on a fortress its bonus tile`,
            },
          ],
        },
        {
          picture: 'prize-crown',
          cells: [
            { de: say`Großmogul`, en: say`Grand Mogul` },
            {
              de: say`Krone und ${n.PALACE_WON} Palast in eine beliebige Stadt; kein Bonusplättchen`,
              en: say`crown and ${n.PALACE_WON} palace in any city; no bonus tile`,
            },
          ],
        },
        {
          picture: 'prize-tile',
          cells: [
            { de: say`Elefant`, en: say`Elephant` },
            { de: say`Provinz-Plättchen mit seinen Waren`, en: say`province tile with its goods` },
          ],
        },
      ],
    },
    picture('crown-palace', {
      de: say`Der Kronen-Palast von {B} steht neben dem Palast von {A}. Auf der leeren Festung nähme er das Bonusplättchen nicht.`,
      en: say`The crown palace of {B} stands beside the palace of {A}. On the empty fortress it would not take the bonus tile.`,
    }),
  ],
}
