/** The rulebook of Rajas of the Ganges: Cards & Karma. */
import { type Rulebook, say } from '@durbar/room'
import { COINS_PER_CARD, FAME_PER_CARD, SET_SIZE, TRACK_LENGTH } from '../data/numbers.ts'
import { building, die, goods } from './actions.ts'
import { words } from './blocks.ts'
import { cards } from './cards.ts'
import { components } from './components.ts'
import { end, variant } from './end.ts'
import { ACTIONS, AGE, ONE, THREE_OF_A_KIND, YEAR } from './figures.ts'
import { glossary } from './glossary.ts'
import { help } from './help.ts'
import { palace } from './palace.ts'
import { questions } from './questions.ts'
import { reconstructed } from './reconstructed.ts'
import { round, turn } from './round.ts'
import { setup } from './setup.ts'
import { rewards, ship } from './ships.ts'
import { three } from './three.ts'
import { threeExamples } from './three-examples.ts'
import { order, track } from './track.ts'

export const book: Rulebook = {
  prefix: 'CK-',
  facts: [
    words(say`ab ${AGE} Jahren`, say`ages ${AGE} and up`),
    words(say`Karten, Würfel, Kettenreaktionen`, say`cards, dice, chain reactions`),
  ],
  credits: words(
    say`Ein Spiel von **Inka Brand** und **Markus Brand** · Illustration: **Dennis Lohausen** · HUCH!, ${YEAR} · Diese Fassung: Regeltext und Bilder von Durbar`,
    say`A game by **Inka Brand** and **Markus Brand** · Illustration: **Dennis Lohausen** · HUCH!, ${YEAR} · This edition: rules text and pictures by Durbar`,
  ),
  story: {
    text: words(
      say`Das Mogulreich steigt auf, und am Ganges wird gebaut. Als Rajas und Ranis errichtet ihr Tempel und Paläste, handelt mit Seide, Tee und Gewürzen und schickt Schiffe stromab. Die Würfel habt ihr in der Hand – was daraus wird, sagt das Karma.`,
      say`The Mughal empire is rising, and the banks of the Ganges are being built upon. As rajas and ranis you raise temples and palaces, trade in silk, tea and spice, and send ships downriver. The dice are in your hands – what becomes of them is karma.`,
    ),
  },
  aim: {
    text: words(
      say`Wende vor allen anderen die ${TRACK_LENGTH} Karten deiner Zählleiste: Je ${FAME_PER_CARD} Ruhmtoken wenden eine von links, je ${COINS_PER_CARD} Münzen eine von rechts.`,
      say`Be the first to flip all ${TRACK_LENGTH} of your scoring cards: every ${FAME_PER_CARD} fame tokens flip one from the left, every ${COINS_PER_CARD} coins one from the right.`,
    ),
  },
  minute: [
    {
      picture: 'minute-take',
      title: words(say`Nehmen`, say`Take`),
      text: words(
        say`Nimm ${ONE} Karte aus dem Raster: als Würfel auf die Hand oder als eine von ${ACTIONS.length - ONE} Arten von Aktionen.`,
        say`Take ${ONE} card from the grid: as a die into your hand or as one of ${ACTIONS.length - ONE} types of action.`,
      ),
    },
    {
      picture: 'minute-pay',
      title: words(say`Bezahlen`, say`Pay`),
      text: words(
        say`Gebäude kosten die Summe einer Farbe, Schiffe und Palastaktionen genau einen Würfel. Waren sind kostenlos.`,
        say`Buildings cost the sum of one colour, ships and palace actions exactly one die. Goods are free.`,
      ),
    },
    {
      picture: 'minute-three',
      title: words(say`${THREE_OF_A_KIND.de}`, say`${THREE_OF_A_KIND.en}`),
      text: words(
        say`${SET_SIZE} gleiche oder verschiedene Gebäude bringen einen Verwalter, ${SET_SIZE} Waren ihre Münzen, ${SET_SIZE} Schiffe einen Verwalter.`,
        say`${SET_SIZE} like or different buildings bring an administrator, ${SET_SIZE} goods their coins, ${SET_SIZE} ships an administrator.`,
      ),
    },
    {
      picture: 'minute-flip',
      title: words(say`Wenden`, say`Flip`),
      text: words(
        say`${FAME_PER_CARD} Ruhmtoken wenden die Karte links, ${COINS_PER_CARD} Münzen die rechts. Jede bringt einen Bonus.`,
        say`${FAME_PER_CARD} fame tokens flip the card at the left, ${COINS_PER_CARD} coins the one at the right. Each brings a bonus.`,
      ),
    },
    {
      picture: 'minute-end',
      title: words(say`Nacht`, say`Night`),
      text: words(
        say`Wendet jemand die ${TRACK_LENGTH}. Karte, endet die Partie nach diesem Durchgang.`,
        say`When somebody flips the last of ${TRACK_LENGTH} cards, the game ends after that pass.`,
      ),
    },
  ],
  components,
  sections: [
    setup,
    round,
    turn,
    die,
    building,
    ship,
    rewards,
    goods,
    palace,
    help,
    three,
    threeExamples,
    track,
    order,
    cards,
    end,
    variant,
    questions,
    glossary,
  ],
  reconstructed,
}
