/** Travelling. */
import { type Section, say } from '@durbar/room'
import { TOLL } from '../data/material.ts'
import { TOLLS } from './examples.ts'
import * as n from './figures.ts'

export const travel: Section = {
  id: 'travel',
  title: { de: say`Reisen`, en: say`Travelling` },
  wide: 'map',
  text: [
    {
      kind: 'paragraph',
      rules: ['RJ-7.1.1', 'RJ-7.1.2'],
      text: {
        de: say`Reisen brauchst du nicht einzustellen: In deinem Zug darfst du mit deinem {architect} Architekten immer reisen. Du darfst so weit und so oft reisen, wie du willst, und zwischendurch bauen.`,
        en: say`Travel needs no pointer: on your turn you may always travel with your {architect} architect. You may travel as far and as often as you like, and build in between.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-7.1.3'],
      text: {
        de: say`Eine Straße ist nur offen, wenn in jedem ihrer Dörfer mindestens ein Haus steht.`,
        en: say`A road is open only if every village on it holds at least one house.`,
      },
    },
    { kind: 'heading', text: { de: say`Reisekosten`, en: say`Travel cost` } },
    {
      kind: 'list',
      items: [
        {
          rules: ['RJ-7.1.4'],
          text: {
            de: say`Städte und der Startort kosten nichts.`,
            en: say`Cities and the start place cost nothing.`,
          },
        },
        {
          rules: ['RJ-7.1.5'],
          text: {
            de: say`Ein Dorf mit einem eigenen Haus kostet nichts, auch wenn daneben ein fremdes steht.`,
            en: say`A village with a house of yours costs nothing, even if another player’s house stands beside it.`,
          },
        },
        {
          rules: ['RJ-7.1.6'],
          text: {
            de: say`In einem Dorf ohne eigenes Haus zahlst du für jedes Haus ${TOLL} Gold an die Person, der es gehört.`,
            en: say`In a village without a house of yours you pay ${TOLL} gold for each house to the player who owns it.`,
          },
        },
      ],
    },
    {
      kind: 'paragraph',
      rules: ['RJ-7.1.7'],
      text: {
        de: say`Wer die Reisekosten nicht zahlen kann, darf die Straße nicht nehmen.`,
        en: say`If you cannot pay the travel cost, you may not take the road.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-7.1.8'],
      text: {
        de: say`Mit ${n.dem(4)} zahlt die Bank deine Reisekosten an die anderen; du selbst brauchst dafür kein Gold.`,
        en: say`With the ${n.person(4).en} the bank pays your travel cost to the others; you need no gold for it yourself.`,
      },
    },
  ],
  aside: [
    {
      kind: 'example',
      title: { de: say`Durch fremde Dörfer`, en: say`Through the villages of others` },
      of: ['RJ-T-24'],
      body: [
        { kind: 'picture', name: 'tolls' },
        {
          kind: 'paragraph',
          text: {
            de: say`{A} steht mit ${TOLLS.stage.players[0].gold} Gold am Startort und reist nach ${n.town('D')}. In ${n.town('v11')} stehen Häuser von {B} und {C}, in ${n.town('v12')} gehören beide {B}. Weiter nach ${n.town('F')} geht es durch ${n.town('v27')}, wo {A} selbst ein Haus hat.`,
            en: say`{A} stands on the start place with ${TOLLS.stage.players[0].gold} gold and travels to ${n.town('D')}. In ${n.town('v11')} stand houses of {B} and {C}, in ${n.town('v12')} both are {B}’s. The way on to ${n.town('F')} leads through ${n.town('v27')}, where {A} has a house.`,
          },
        },
        {
          kind: 'account',
          rows: [
            {
              seat: 0,
              text: {
                de: say`zahlt bis ${n.town('D')} ${TOLLS.tolls[0]} Gold, bis ${n.town('F')} dann`,
                en: say`pays ${TOLLS.tolls[0]} gold to ${n.town('D')}, and on to ${n.town('F')}`,
              },
              value: { de: say`${TOLLS.tolls[1]} Gold`, en: say`${TOLLS.tolls[1]} gold` },
            },
            {
              seat: 1,
              text: { de: say`erhält`, en: say`gets` },
              value: { de: say`${TOLLS.received[1]} Gold`, en: say`${TOLLS.received[1]} gold` },
            },
            {
              seat: 2,
              text: { de: say`erhält`, en: say`gets` },
              value: { de: say`${TOLLS.received[2]} Gold`, en: say`${TOLLS.received[2]} gold` },
            },
          ],
        },
      ],
      result: {
        de: say`Mit nur ${TOLLS.tooLittle} Gold wäre der Weg nach ${n.town('D')} verwehrt, außer mit ${n.dem(4)}.`,
        en: say`With only ${TOLLS.tooLittle} gold the way to ${n.town('D')} would be barred, except with the ${n.person(4).en}.`,
      },
    },
  ],
}
