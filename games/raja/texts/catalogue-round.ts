/** RJ-6: the course of a round. */
import type { Catalogue } from '@durbar/room'
import { ACTIONS, POINTERS } from '../data/actions.ts'
import { COINS_GOLD, QUARRY_HOUSES } from '../data/material.ts'

export const round: Catalogue = {
  'RJ-6.1': {
    de: 'Jede Runde läuft gleich ab: Der Maharadscha zieht weiter, alle stellen geheim ihre Aktionen ein, dann folgen die Züge und die Wertung.',
    en: 'Every round runs the same way: the Maharaja moves on, everyone secretly sets their actions, then come the turns and the scoring.',
  },
  'RJ-6.2': {
    de: 'Der Maharadscha zieht in die Stadt, deren Stadtwappen ganz unten liegt, ob sie angeschlossen ist oder nicht.',
    en: 'The Maharaja goes to the city whose crest lies lowest, connected or not.',
  },
  'RJ-6.3': {
    de: 'Dieses Stadtwappen kommt danach auf das Feld direkt über dem obersten.',
    en: 'That crest then goes to the field directly above the highest crest.',
  },
  'RJ-6.4': {
    de: 'Das Stadtwappen, das nun ganz unten liegt, zeigt, wohin der Maharadscha voraussichtlich als Nächstes zieht. Noch lässt sich das ändern.',
    en: 'The crest that lies lowest now shows where the Maharaja is expected to go next. That can still be changed.',
  },
  'RJ-6.5': {
    de: 'Am Ende der Runde wertet ihr die Stadt, in der der Maharadscha steht, was auch immer auf der Wertungsleiste geschehen ist.',
    en: 'At the end of the round you score the city where the Maharaja stands, whatever has happened on the scoring track.',
  },
  'RJ-6.6': {
    de: `Alle richten gleichzeitig und geheim ihre ${POINTERS} Zeiger auf je eine Aktion. Beide dürfen dieselbe zeigen. Bis alle fertig sind, kannst du es dir anders überlegen.`,
    en: `At the same time and in secret everyone turns their ${POINTERS} pointers to one action each. Both may show the same action. Until everyone is ready you may change your mind.`,
  },
  'RJ-6.7': {
    de: `Die ${ACTIONS.length} Aktionen: Münzen (${COINS_GOLD} Gold), Haus, 2 Häuser (eines davon in einer Stadt), Haus/Versetzen, Steinbruch/Nachschub (${QUARRY_HOUSES} Häuser), Palast, Palast/Haus, Wertungsreihenfolge, Personenkarte.`,
    en: `The ${ACTIONS.length} actions: Coins (${COINS_GOLD} gold), House, Two houses (one of them in a city), Move house, Quarry (${QUARRY_HOUSES} houses), Palace, Palace and house, Scoring order, Character.`,
  },
  'RJ-6.8': {
    de: 'Liegen alle Aktionsscheiben, deckt die niedrigste Personenkarte auf und ist am Zug. Danach ist immer an der Reihe, wer unter den Übrigen jetzt die niedrigste Karte hat, bis alle einen Zug hatten.',
    en: 'When all action discs are down, the lowest character card reveals its disc and takes a turn. After that it is always the turn of whoever now has the lowest card among the rest, until everyone has had one.',
  },
  'RJ-6.9': {
    de: `Dein Zug besteht aus der Fähigkeit deiner Person, deinen ${POINTERS} eingestellten Aktionen und deinen Reisen, in beliebiger Reihenfolge.`,
    en: `Your turn consists of your character’s ability, the ${POINTERS} actions you have set and your travels, in any order.`,
  },
}
