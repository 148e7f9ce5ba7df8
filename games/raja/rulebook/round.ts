/** The round: the Maharaja, the discs, the nine actions. */
import { both, inBoth, type Row, type Section, say, type Words } from '@durbar/room'
import { ACTIONS, type ActionId } from '../data/actions.ts'
import { COINS_GOLD, COMPENSATION, HOUSE_PRICE, PALACE_PRICE, QUARRY_HOUSES } from '../data/material.ts'
import { CREST_SHIFT } from '../data/track.ts'
import { CRESTS } from './examples.ts'
import * as n from './figures.ts'

export const round: Section = {
  id: 'round',
  title: { de: say`Eine Runde`, en: say`A round` },
  wide: 'table',
  text: [
    {
      kind: 'paragraph',
      rules: ['RJ-6.1'],
      text: {
        de: say`Jede Runde läuft gleich ab: Der Maharadscha zieht weiter, alle stellen geheim ihre Aktionen ein, dann folgen die Züge und die Wertung.`,
        en: say`Every round runs the same way: the Maharaja moves on, everyone secretly sets their actions, then come the turns and the scoring.`,
      },
    },
    {
      kind: 'step',
      rules: ['RJ-6.2', 'RJ-6.3'],
      text: {
        de: say`**Maharadscha und Stadtwappen.** Der {maharaja} Maharadscha zieht in die Stadt, deren Stadtwappen ganz unten liegt, ob sie angeschlossen ist oder nicht. Danach legt ihr dieses Stadtwappen auf das Feld direkt über dem obersten.`,
        en: say`**Maharaja and crest.** The {maharaja} Maharaja goes to the city whose crest lies lowest, connected or not. Then lay that crest on the field directly above the highest crest.`,
      },
    },
    {
      kind: 'step',
      text: {
        de: say`**Aktionen einstellen.** Alle stellen gleichzeitig und geheim ${n.POINTERS} Aktionen ein ([[RJ-6.6|Die Aktionsscheibe]]).`,
        en: say`**Set actions.** At the same time and in secret everyone sets ${n.POINTERS} actions ([[RJ-6.6|The action disc]]).`,
      },
    },
    {
      kind: 'step',
      text: {
        de: say`**Züge.** Die niedrigste Personenkarte beginnt. Alle haben genau einen Zug ([[RJ-6.8|Dein Zug]]).`,
        en: say`**Turns.** The lowest character card begins. Everyone has exactly one turn ([[RJ-6.8|Your turn]]).`,
      },
    },
    {
      kind: 'step',
      rules: ['RJ-6.5'],
      text: {
        de: say`**Wertung.** Ihr wertet die Stadt, in der der Maharadscha steht, was auch immer inzwischen auf der Wertungsleiste geschehen ist ([[RJ-8.1|Wertung]]).`,
        en: say`**Scoring.** Score the city where the Maharaja stands, whatever has happened on the scoring track meanwhile ([[RJ-8.1|Scoring]]).`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-6.4'],
      text: {
        de: say`Das Stadtwappen, das nun ganz unten liegt, zeigt, wohin der Maharadscha voraussichtlich als Nächstes zieht. Die Aktion [[RJ-7.5.1|Wertungsreihenfolge]] kann das noch ändern.`,
        en: say`The crest that lies lowest now shows where the Maharaja is expected to go next. The action [[RJ-7.5.1|Scoring order]] can still change that.`,
      },
    },
    {
      kind: 'paragraph',
      rules: ['RJ-9.1'],
      text: {
        de: say`Endet das Spiel nicht mit der Wertung, beginnt die nächste Runde wieder mit dem Maharadscha.`,
        en: say`Unless the scoring ends the game, the next round begins with the Maharaja again.`,
      },
    },
  ],
  aside: [
    {
      kind: 'example',
      title: { de: say`Der erste Zug des Maharadschas`, en: say`The Maharaja’s first move` },
      of: ['RJ-T-02'],
      body: [
        { kind: 'picture', name: 'track-first' },
        {
          kind: 'paragraph',
          text: {
            de: say`Ganz unten liegt das Stadtwappen von ${n.town('A')}. Der Maharadscha zieht nach ${n.town('A')}, und das Stadtwappen kommt nach oben auf Feld ${CRESTS.fields.first}.`,
            en: say`The crest of ${n.town('A')} lies lowest. The Maharaja goes to ${n.town('A')}, and the crest goes up to field ${CRESTS.fields.first}.`,
          },
        },
      ],
      result: {
        de: say`${n.town('A')} wird in dieser Runde gewertet, ${n.town('B')} voraussichtlich in der nächsten.`,
        en: say`${n.town('A')} is scored this round, ${n.town('B')} is expected next.`,
      },
    },
  ],
}

const WHAT: Readonly<Record<ActionId, Words>> = {
  COINS: { de: say`Nimm ${COINS_GOLD} Gold aus der Bank.`, en: say`Take ${COINS_GOLD} gold from the bank.` },
  HOUSE: {
    de: say`Baue ${n.housesBy('HOUSE')} Haus in einem Dorf oder in einer Stadt.`,
    en: say`Build ${n.housesBy('HOUSE')} house in a village or in a city.`,
  },
  TWO_HOUSES: {
    de: say`Baue ${n.housesBy('TWO_HOUSES')} Häuser: ${n.cityHousesBy('TWO_HOUSES')} in einer Stadt, das andere in einem Dorf oder in einer Stadt.`,
    en: say`Build ${n.housesBy('TWO_HOUSES')} houses: ${n.cityHousesBy('TWO_HOUSES')} in a city, the other in a village or in a city.`,
  },
  MOVE_HOUSE: {
    de: say`Versetze ${n.movedBy('MOVE_HOUSE')} eigenes Haus in ein anderes Dorf oder in die Stadt, in der dein Architekt steht.`,
    en: say`Move ${n.movedBy('MOVE_HOUSE')} house of yours to another village or to the city where your architect stands.`,
  },
  QUARRY: {
    de: say`Nimm ${QUARRY_HOUSES} eigene Häuser aus dem Steinbruch in deinen Vorrat.`,
    en: say`Take ${QUARRY_HOUSES} houses of yours from the quarry into your stock.`,
  },
  PALACE: {
    de: say`Baue ${n.palacesBy('PALACE')} Palast in einer Stadt.`,
    en: say`Build ${n.palacesBy('PALACE')} palace in a city.`,
  },
  PALACE_HOUSE: {
    de: say`Baue ${n.palacesBy('PALACE_HOUSE')} Palast für ${PALACE_PRICE} Gold und ${n.housesBy('PALACE_HOUSE')} Haus in einem Dorf oder in einer Stadt für ${HOUSE_PRICE} Gold.`,
    en: say`Build ${n.palacesBy('PALACE_HOUSE')} palace for ${PALACE_PRICE} gold and ${n.housesBy('PALACE_HOUSE')} house in a village or in a city for ${HOUSE_PRICE} gold.`,
  },
  SCORING_ORDER: {
    de: say`Versetze ${n.crestsBy('SCORING_ORDER')} Stadtwappen um ${CREST_SHIFT} Felder nach unten.`,
    en: say`Move ${n.crestsBy('SCORING_ORDER')} crest ${CREST_SHIFT} fields down.`,
  },
  CHARACTER: {
    de: say`Nimm eine freie Personenkarte oder die einer anderen Person.`,
    en: say`Take a free character card or that of another player.`,
  },
}
const row = (id: ActionId): Row => ({
  picture: `action-${id}`,
  cells: [inBoth((language) => `**${n.action(id)[language]}**`), WHAT[id], both(n.costOf(id) || '–')],
})

export const discs: Section = {
  id: 'discs',
  title: { de: say`Die Aktionsscheibe`, en: say`The action disc` },
  wide: 'table',
  text: [
    {
      kind: 'paragraph',
      rules: ['RJ-6.6'],
      text: {
        de: say`Alle richten gleichzeitig und geheim ihre ${n.POINTERS} Zeiger auf je eine Aktion. Beide Zeiger dürfen auf dieselbe Aktion zeigen. Wer fertig ist, legt die Aktionsscheibe verdeckt vor sich.`,
        en: say`At the same time and in secret everyone turns their ${n.POINTERS} pointers to one action each. Both pointers may show the same action. When you are ready, lay your action disc face down in front of you.`,
      },
    },
    {
      kind: 'reminder',
      text: {
        de: say`Stelle nur ein, was du auch ausführen kannst: Für jede unvollständige Aktion erhalten alle anderen ${COMPENSATION} Gold.`,
        en: say`Set only what you can carry out: for each incomplete action every other player gets ${COMPENSATION} gold.`,
      },
    },
    {
      kind: 'picture',
      name: 'disc',
      caption: {
        de: say`Eingestellt sind „${n.action('COINS').de}“ und „${n.action('PALACE_HOUSE').de}“.`,
        en: say`Set here: “${n.action('COINS').en}” and “${n.action('PALACE_HOUSE').en}”.`,
      },
    },
  ],
  aside: [
    {
      kind: 'table',
      rules: ['RJ-6.7'],
      caption: {
        de: say`Die ${n.ACTION_COUNT} Aktionen und ihre Kosten in Gold`,
        en: say`The ${n.ACTION_COUNT} actions and their cost in gold`,
      },
      head: [
        { de: say`Aktion`, en: say`Action` },
        { de: say`Was du tust`, en: say`What you do` },
        { de: say`Kosten`, en: say`Cost` },
      ],
      rows: ACTIONS.map(row),
      figures: [2],
      stacks: true,
    },
  ],
}
