/** Changing the character card. */
import { type Section, say } from '@durbar/room'
import { ARTISAN_PRICE } from '../data/material.ts'
import { BUILDER_THEN_ARTISAN, ROBBED, TRADER_THEN_MONK } from './examples.ts'
import * as n from './figures.ts'

export const characters: Section = {
  id: 'characters',
  title: { de: say`Die Personenkarte wechseln`, en: say`Changing the character card` },
  wide: 'table',
  text: [
    {
      kind: 'paragraph',
      rules: ['RJ-7.6.1', 'RJ-7.6.2'],
      text: {
        de: say`Im Grundspiel und in Profi I nimmst du eine freie Personenkarte oder die Karte einer anderen Person. Deine bisherige Karte legst du zu den freien.`,
        en: say`In the base game and Pro I you take a free character card or another player’s card. Your former card joins the free ones.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-7.6.3'],
      text: {
        de: say`Die Person, der du die Karte nimmst, darf das nicht ablehnen. Sie wählt sofort eine der freien Karten. Auch deine bisherige Karte liegt dann frei.`,
        en: say`Whoever loses a card to you cannot refuse and at once chooses one of the free cards. Your former card is among them.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-7.6.4'],
      text: {
        de: say`Wechselst du in deinem Zug, darfst du in diesem Zug die Fähigkeiten beider Karten nutzen, soweit es geht.`,
        en: say`If you change on your turn, you may use the abilities of both cards on that turn, as far as possible.`,
      },
    },
    { kind: 'heading', text: { de: say`Wer ist als Nächstes am Zug?`, en: say`Who acts next?` } },
    {
      kind: 'list',
      items: [
        {
          rules: ['RJ-7.6.5'],
          text: {
            de: say`Wer gerade am Zug ist, beendet ihn, welche Nummer die neue Karte auch hat.`,
            en: say`Whoever is in the middle of a turn finishes it, whatever the new number.`,
          },
        },
        {
          rules: ['RJ-7.6.6'],
          text: {
            de: say`Wer in dieser Runde schon am Zug war, kommt nicht noch einmal an die Reihe.`,
            en: say`Whoever has already acted in this round does not act again.`,
          },
        },
        {
          rules: ['RJ-7.6.7'],
          text: {
            de: say`Von allen anderen ist immer die niedrigste Karte als Nächstes am Zug.`,
            en: say`Of all the others the lowest card always acts next.`,
          },
        },
      ],
    },
    {
      kind: 'example',
      title: { de: say`Karte weg, dafür früher am Zug`, en: say`Card lost, turn gained` },
      of: ['RJ-T-30'],
      body: [
        { kind: 'picture', name: 'robbed' },
        {
          kind: 'paragraph',
          text: {
            de: say`{A} hat Karte ${ROBBED.stage.players[0].cards[0]}, {B} Karte ${ROBBED.stage.players[1].cards[0]}, {C} Karte ${ROBBED.stage.players[2].cards[0]}. {A} ist zuerst am Zug und nimmt {C} die Karte ${ROBBED.moves[0].card}. {C} wählt aus den freien Karten ${ROBBED.free.join(', ')} die ${ROBBED.moves[1].card}.`,
            en: say`{A} has card ${ROBBED.stage.players[0].cards[0]}, {B} card ${ROBBED.stage.players[1].cards[0]}, {C} card ${ROBBED.stage.players[2].cards[0]}. {A} acts first and takes card ${ROBBED.moves[0].card} from {C}. From the free cards ${ROBBED.free.join(', ')} {C} chooses the ${ROBBED.moves[1].card}.`,
          },
        },
      ],
      result: {
        de: say`Nach {A} ist nun {C} am Zug, dann {B}. {A} behält Karte ${ROBBED.moves[0].card} und ist in dieser Runde fertig.`,
        en: say`After {A} it is now {C}’s turn, then {B}’s. {A} keeps card ${ROBBED.moves[0].card} and is done for this round.`,
      },
    },
  ],
  aside: [
    {
      kind: 'example',
      title: { de: say`Beide Fähigkeiten nutzen`, en: say`Using both abilities` },
      of: ['RJ-T-05', 'RJ-T-06'],
      body: [
        { kind: 'picture', name: 'abilities' },
        {
          kind: 'paragraph',
          text: {
            de: say`{A} hat ${n.den(2)} und kein Gold. Zu Beginn des Zuges gibt es ${TRADER_THEN_MONK.goldFromTrader} Gold. Dann nimmt {A} ${n.den(4)} und reist nach ${n.town('D')}. Die Bank zahlt {B} ${TRADER_THEN_MONK.received} Gold, {A} behält das Gold.`,
            en: say`{A} has the ${n.person(2).en} and no gold. The turn begins with ${TRADER_THEN_MONK.goldFromTrader} gold. Then {A} takes the ${n.person(4).en} and travels to ${n.town('D')}. The bank pays {B} ${TRADER_THEN_MONK.received} gold, and {A} keeps the gold.`,
          },
        },
        {
          kind: 'paragraph',
          text: {
            de: say`In einer anderen Partie hat {A} ${n.den(5)} und ${BUILDER_THEN_ARTISAN.goldBefore} Gold. {A} baut erst kostenlos ein Haus in ${n.town('v27')}. Dann nimmt {A} ${n.den(6)} und baut in ${n.town('D')} einen großen Palast für ${ARTISAN_PRICE} Gold.`,
            en: say`In another game {A} has the ${n.person(5).en} and ${BUILDER_THEN_ARTISAN.goldBefore} gold. First {A} builds a house in ${n.town('v27')} for free. Then {A} takes the ${n.person(6).en} and builds a large palace in ${n.town('D')} for ${ARTISAN_PRICE} gold.`,
          },
        },
      ],
      result: {
        de: say`Am Ende hat {A} im ersten Fall ${TRADER_THEN_MONK.goldLeft} Gold, im anderen ${BUILDER_THEN_ARTISAN.goldLeft} Gold und einen Palast mehr.`,
        en: say`In the first case {A} is left with ${TRADER_THEN_MONK.goldLeft} gold, in the other with ${BUILDER_THEN_ARTISAN.goldLeft} gold and one palace more.`,
      },
    },
  ],
}
