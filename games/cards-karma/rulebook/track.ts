/** CK-10, CK-13: the scoring cards, their bonuses, and what comes when. */
import { type Inline, inBoth, type Row, type Section, say } from '@durbar/room'
import { COINS_INSTEAD, FAME_INSTEAD } from '../data/effects.ts'
import { BONUSES, type Bonus } from '../data/names.ts'
import {
  COINS_PER_CARD,
  FAME_FOR_THREE_STEWARDS,
  FAME_PER_CARD,
  SET_SIZE,
  STEWARDS_FOR_THREE_KARMA,
} from '../data/numbers.ts'
import { BONUS_NAMES, capital } from '../texts/names.ts'
import { heading, paragraph, picture, step, words } from './blocks.ts'
import { chain } from './examples.ts'
import { number, ONE, pips, rewarded, THREE_OF_A_KIND } from './figures.ts'

const dice = rewarded('dice2', 'gridDice')
const karma = rewarded('karma2', 'karma')
const text: Readonly<Record<Bonus, readonly [Inline, Inline]>> = {
  karma2: [say`Nimm dir ${karma} Karmatoken.`, say`Take ${karma} karma tokens.`],
  palaceOrCoins2: [
    say`Nimm eine Palastaktionskarte aus dem Raster und führe sie kostenlos aus. Oder nimm dir ${COINS_INSTEAD} Münzen.`,
    say`Take a palace action card from the grid and resolve it for free. Or take ${COINS_INSTEAD} coins.`,
  ],
  shipOrFame1: [
    say`Nimm ein Schiff aus dem Raster kostenlos in deine Schiffsreihe, mit seiner Belohnung. Oder nimm dir ${FAME_INSTEAD} Ruhmtoken.`,
    say`Take a ship from the grid into your ship row for free, with its reward. Or take ${FAME_INSTEAD} fame token.`,
  ],
  steward1: [say`Nimm dir ${ONE} Verwalterkarte.`, say`Take ${ONE} administrator card.`],
  dice2: [
    say`Nimm ${dice} beliebige Karten aus dem Raster als Würfel. Beachte das Handkartenlimit.`,
    say`Take any ${dice} cards from the grid as dice. Mind the hand limit.`,
  ],
  extraTurn: [
    say`Nach dem laufenden Zug bist du noch einmal am Zug.`,
    say`After the current turn you have another turn.`,
  ],
}
const row = (bonus: Bonus, i: number): Row => ({
  rules: [`CK-13.4.${i + 1}`],
  picture: `bonus-${bonus}`,
  cells: [inBoth((language) => `**${capital(BONUS_NAMES[language][bonus])}**`), words(...text[bonus])],
})

export const track: Section = {
  id: 'track',
  title: words(say`Zählleiste und Boni`, say`Scoring cards and bonuses`),
  wide: 'table',
  text: [
    paragraph(
      ['CK-13.1'],
      say`Sobald du **${FAME_PER_CARD} Ruhmtoken** {fame} hast, legst du sie zurück. Dann wendest du die am weitesten **links** liegende Zählleistenkarte, die noch Tag zeigt. Du musst.`,
      say`As soon as you have **${FAME_PER_CARD} fame tokens** {fame}, return them. Then flip your **leftmost** scoring card that still shows day. You must.`,
    ),
    paragraph(
      ['CK-13.2'],
      say`Sobald du **${COINS_PER_CARD} Münzen** {coin} hast, legst du sie zurück. Dann wendest du die am weitesten **rechts** liegende Zählleistenkarte, die noch Tag zeigt. Du musst.`,
      say`As soon as you have **${COINS_PER_CARD} coins** {coin}, return them. Then flip your **rightmost** scoring card that still shows day. You must.`,
    ),
    paragraph(
      ['CK-13.3'],
      say`Auf der Nachtseite steht ein **Bonus**. Du erhältst ihn, wenn du die Karte wendest.`,
      say`On the night side there is a **bonus**. You get it when you flip the card.`,
    ),
    paragraph(
      [],
      say`Ruhmtoken und Münzen, die übrig sind, behältst du für die nächste Karte.`,
      say`Fame tokens and coins left over are kept for the next card.`,
    ),
  ],
  aside: [
    picture(
      'track',
      say`Ruhmtoken wenden von links, Münzen von rechts.`,
      say`Fame tokens flip from the left, coins from the right.`,
    ),
  ],
  below: [
    {
      kind: 'table',
      rules: ['CK-13.4'],
      caption: words(
        say`Die ${BONUSES.length} Boni, auf jeder Karte eines Sets einer`,
        say`The ${BONUSES.length} bonuses, one on each card of a set`,
      ),
      head: [words(say`Bonus`, say`Bonus`), words(say`Wirkung`, say`Effect`)],
      rows: BONUSES.map(row),
      stacks: true,
    },
  ],
}

export const order: Section = {
  id: 'order',
  title: words(say`Was kommt wann?`, say`What comes when?`),
  text: [
    paragraph(
      ['CK-10.1'],
      say`Token und Münzen erhältst du **sofort** und nacheinander. Sofort tauschst du auch: ${FAME_PER_CARD} Ruhmtoken oder ${COINS_PER_CARD} Münzen wenden eine Karte. ${SET_SIZE} Karmatoken werden ${STEWARDS_FOR_THREE_KARMA} Verwalter, ${SET_SIZE} Verwalter werden ${FAME_FOR_THREE_STEWARDS} Ruhmtoken.`,
      say`You get tokens and coins **at once**, one after the other. They are exchanged at once, too: ${FAME_PER_CARD} fame tokens or ${COINS_PER_CARD} coins flip a card. ${SET_SIZE} karma tokens become ${STEWARDS_FOR_THREE_KARMA} administrator, ${SET_SIZE} administrators become ${FAME_FOR_THREE_STEWARDS} fame tokens.`,
    ),
    heading(say`Wenn du eine Karte auslegst`, say`When you lay out a card`),
    step(
      ['CK-10.2'],
      say`**Was die Karte gibt.** Ein Gebäude bringt Ruhmtoken, eine Warenkarte ihre Münze. Ein Schiff bringt seine Belohnung; ist seine Zahl zu niedrig, wirfst du zuerst die alte Schiffsreihe ab. Ist es das dritte, legst du alle ${SET_SIZE} vor der Belohnung beiseite. Eine Palastaktionskarte führst du aus und wirfst sie ab.`,
      say`**What the card gives.** A building brings fame tokens, a goods card its coin. A ship brings its reward; if its number is too low, first discard the old ship row. If it is the third, set all ${SET_SIZE} aside before the reward. A palace action card is resolved and discarded.`,
    ),
    step(
      ['CK-10.3'],
      say`**Der Reihe nach.** Die Teile einer Belohnung folgen einander wie abgebildet. Jede Warenkarte und jede Palastaktionskarte daraus führst du ganz aus, bevor der nächste Teil kommt.`,
      say`**One by one.** The parts of a reward follow each other as shown. Finish every goods card and every palace action card it brings before the next part.`,
    ),
    step(
      ['CK-10.4'],
      say`**${THREE_OF_A_KIND.de}.** Wähle erst bei den Gebäuden, dann bei den Waren – wenn es etwas zu wählen gibt. Dann kommen die Verwalter, dann die Münzen, zuletzt wirfst du alle beteiligten Karten ab.`,
      say`**${THREE_OF_A_KIND.en}.** Choose with the buildings first, then with the goods, if there is a choice. Then come the administrators, then the coins; last you discard all cards involved.`,
    ),
    step(
      ['CK-10.5'],
      say`**Boni.** Die Boni gewendeter Karten kommen, wenn sonst nichts mehr offen ist, in der Reihenfolge des Wendens. Jeder Bonus ist mit allen Folgen fertig, bevor der nächste kommt.`,
      say`**Bonuses.** The bonuses of flipped cards come when nothing else is open, in the order of flipping. Each bonus is finished, with all that follows from it, before the next one comes.`,
    ),
  ],
  aside: [
    {
      kind: 'example',
      title: words(say`Beispiel: eine Kette`, say`Example: a chain`),
      of: ['CK-V1'],
      body: [
        { kind: 'picture', name: 'example-chain' },
        {
          kind: 'paragraph',
          text: words(
            say`{A} hat ${chain.karma} Karmatoken, ${chain.administrators} Verwalter und ${chain.fame} Ruhmtoken. Mit einer ${pips(chain.pays)} nimmt sie Schiff ${number(chain.takes)}: ${karma} Karmatoken.`,
            say`{A} has ${chain.karma} karma tokens, ${chain.administrators} administrators and ${chain.fame} fame token. With a ${pips(chain.pays)} she takes ship ${number(chain.takes)}: ${karma} karma tokens.`,
          ),
        },
        {
          kind: 'list',
          items: [
            {
              text: words(
                say`Der dritte Karmatoken: ${SET_SIZE} zurück, ${STEWARDS_FOR_THREE_KARMA} Verwalter – der dritte.`,
                say`The third karma token: ${SET_SIZE} go back for ${STEWARDS_FOR_THREE_KARMA} administrator – the third.`,
              ),
            },
            {
              text: words(
                say`${SET_SIZE} Verwalter zurück, ${FAME_FOR_THREE_STEWARDS} Ruhmtoken: jetzt ${chain.fame + FAME_FOR_THREE_STEWARDS}.`,
                say`${SET_SIZE} administrators go back for ${FAME_FOR_THREE_STEWARDS} fame tokens: now ${chain.fame + FAME_FOR_THREE_STEWARDS}.`,
              ),
            },
            {
              text: words(
                say`${FAME_PER_CARD} Ruhmtoken wenden die Karte ganz links. Ihr Bonus wartet noch.`,
                say`${FAME_PER_CARD} fame tokens flip the leftmost card. Its bonus still waits.`,
              ),
            },
            {
              text: words(
                say`Der ${chain.karma + karma}. Karmatoken bleibt liegen: jetzt ${chain.karma + karma - SET_SIZE}.`,
                say`Karma token number ${chain.karma + karma} stays: now ${chain.karma + karma - SET_SIZE}.`,
              ),
            },
            {
              text: words(
                say`Nun der Bonus: ${karma} Karmatoken. Das sind ${SET_SIZE}, also wieder ${STEWARDS_FOR_THREE_KARMA} Verwalter.`,
                say`Now the bonus: ${karma} karma tokens. That makes ${SET_SIZE}, so again ${STEWARDS_FOR_THREE_KARMA} administrator.`,
              ),
            },
          ],
        },
      ],
      result: words(
        say`Am Ende: ${chain.end.flipped} Karte gewendet, ${chain.end.administrators} Verwalter, ${chain.end.fame} Ruhmtoken, ${chain.end.karma} Karmatoken.`,
        say`In the end: ${chain.end.flipped} card flipped, ${chain.end.administrators} administrator, ${chain.end.fame} fame tokens, ${chain.end.karma} karma tokens.`,
      ),
    },
  ],
}
