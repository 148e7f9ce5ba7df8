/** Pro II: several character cards. */
import { type Section, say } from '@durbar/room'
import { RECRUITED } from './examples-pro.ts'
import * as n from './figures.ts'

export const several: Section = {
  id: 'several',
  title: { de: say`Variante: Profi II`, en: say`Variant: Pro II` },
  wide: 'table',
  text: [
    {
      kind: 'paragraph',
      rules: ['RJ-11.3.0'],
      text: {
        de: say`In Profi II darfst du mehrere Personenkarten besitzen und die Fähigkeiten aller nutzen. Auch die Regeln von Profi I gelten. Am besten passt diese Version zu zweit, doch ihr könnt sie in jeder Zahl spielen.`,
        en: say`In Pro II you may hold several character cards and use the abilities of all of them. The rules of Pro I hold as well. This version suits ${n.FEWEST} players best, but works with any number.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-11.3.1'],
      text: {
        de: say`Zu Beginn ersteigert jede Person eine Personenkarte wie in Profi I.`,
        en: say`At the start everyone wins one character card by auction, as in Pro I.`,
      },
    },
    {
      kind: 'heading',
      text: {
        de: say`Die Aktion „${n.action('CHARACTER').de}“`,
        en: say`The action “${n.action('CHARACTER').en}”`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-11.3.2'],
      text: {
        de: say`Solange freie Karten da sind, nimmst du eine davon hinzu und legst keine zurück.`,
        en: say`While there are free cards, you take one of them and put none back.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-11.3.3'],
      text: {
        de: say`Ist keine Karte mehr frei, wählst du: tauschen oder abwerben.`,
        en: say`When no card is free, you choose: swap or recruit.`,
      },
    },
    {
      kind: 'list',
      items: [
        {
          rules: ['RJ-11.3.4'],
          text: {
            de: say`**Tauschen:** Du nennst eine Karte einer anderen Person. Sie muss dir die Karte geben und erhält dafür eine von dir; du wählst, welche.`,
            en: say`**Swap:** you name a card of another player. They must give it to you and get one of yours; you choose which.`,
          },
        },
        {
          rules: ['RJ-11.3.5'],
          text: {
            de: say`**Abwerben:** Das geht nur bei einer Person, die mehr Karten hat als du. Sie wählt, welche Karte sie dir gibt, und erhält nichts dafür.`,
            en: say`**Recruit:** only from a player who has more cards than you. They choose which card to give you and get nothing for it.`,
          },
        },
      ],
    },
    { kind: 'heading', text: { de: say`Reihenfolge und Gleichstand`, en: say`Order and ties` } },
    {
      kind: 'paragraph',
      rules: ['RJ-11.3.6', 'RJ-11.3.7'],
      text: {
        de: say`Für die Reihenfolge der Züge zählt deine niedrigste Karte. Auch bei Gleichstand in einer Wertung zählt sie.`,
        en: say`For the order of turns your lowest card counts. It also counts in a scoring tie.`,
      },
    },
  ],
  aside: [
    {
      kind: 'example',
      title: { de: say`Abwerben zu zweit`, en: say`Recruiting from a rival` },
      of: ['RJ-T-39'],
      body: [
        { kind: 'picture', name: 'recruited' },
        {
          kind: 'paragraph',
          text: {
            de: say`Keine Karte ist frei. {A} hat ${RECRUITED.before[0]} Karten, {B} hat ${RECRUITED.before[1]}. {A} wirbt ab, und {B} wählt ${n.den(RECRUITED.card)}. {A} erhält sofort ${RECRUITED.goldFromTrader} Gold für diese Karte.`,
            en: say`No card is free. {A} has ${RECRUITED.before[0]} cards, {B} has ${RECRUITED.before[1]}. {A} recruits, and {B} chooses the ${n.person(RECRUITED.card).en}. {A} gets ${RECRUITED.goldFromTrader} gold for this card at once.`,
          },
        },
      ],
      result: {
        de: say`Nun hat {A} ${RECRUITED.after[0]} Karten und {B} nur ${RECRUITED.after[1]}: Ein zweites Mal kann {A} nicht abwerben, wohl aber tauschen.`,
        en: say`Now {A} has ${RECRUITED.after[0]} cards and {B} only ${RECRUITED.after[1]}: {A} cannot recruit again, but may swap.`,
      },
    },
  ],
}
