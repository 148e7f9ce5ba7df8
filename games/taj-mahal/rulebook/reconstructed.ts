/** What was lost with the rulebook's pictures, and rulings that no table asks for. */
import { type Rulebook, say } from '@durbar/room'
import { SPECIAL_LABELS } from '../texts/names.ts'
import { paragraph } from './blocks.ts'
import * as n from './figures.ts'

export const reconstructed: Rulebook['reconstructed'] = [
  paragraph('', {
    de: say`Diese Fassung folgt dem Text der deutschen Anleitung von ${n.EDITION}; ihre Bilder lagen uns nicht vor. Rekonstruiert haben wir:`,
    en: say`This version follows the text of the German rulebook of ${n.EDITION}; its pictures were not available to us. We reconstructed:`,
  }),
  {
    kind: 'list',
    items: [
      {
        text: {
          de: say`die Namen und die Lage der Städte, die Straßen über die Grenzen und die Festungen außer Agra,`,
          en: say`the names and places of the cities, the roads across borders and the fortresses other than Agra,`,
        },
      },
      {
        text: {
          de: say`die Anzahl jeder Art von Bonusplättchen,`,
          en: say`how many bonus tiles there are of each kind,`,
        },
      },
      {
        text: {
          de: say`die Symbolpaare auf den Karten ohne Elefant,`,
          en: say`the pairs of symbols on the cards without an elephant,`,
        },
      },
      {
        text: {
          de: say`dass der Wesir die Sonderkarte „${SPECIAL_LABELS.de['special-mogul']}“ bringt und der Mönch die „${SPECIAL_LABELS.de['special-colour']}“.`,
          en: say`that the vizier earns the special card “${SPECIAL_LABELS.en['special-mogul']}” and the monk “${SPECIAL_LABELS.en['special-colour']}”.`,
        },
      },
    ],
  },
  paragraph('', {
    de: say`Das Spiel zu zweit ist unsere eigene Variante. Der Autor hat Regeln für ${n.DUO} Personen veröffentlicht; ihr Text lag uns nicht vor.`,
    en: say`The game for ${n.DUO} is our own variant. The author has published rules for ${n.DUO} players; their text was not available to us.`,
  }),
  paragraph('R-22', {
    de: say`Die Anleitung verteilt ${n.SQUARE_TILES} Bonusplättchen auf ${n.FORTRESS_COUNT} Festungen. Die übrige Festung ist Agra mit dem Taj Mahal.`,
    en: say`The rulebook distributes ${n.SQUARE_TILES} bonus tiles over ${n.FORTRESS_COUNT} fortresses. The remaining fortress is Agra with the Taj Mahal.`,
  }),
  paragraph('R-26', {
    de: say`Einmal heißt es dort „mehr als irgendein Mitspieler“. Gemeint ist: mehr als jede andere Person. Die Rechnungen ihrer Beispielbilder stimmen mit dem Text überein.`,
    en: say`In one place it says “more than any other player”. What is meant is: more than each other player. The sums in its example pictures agree with the text.`,
  }),
  paragraph('R-25', {
    de: say`Steigt während einer Partie jemand aus, übernimmt ein Bot den Platz. Die Größe der Auslage richtet sich immer nach der Zahl der Personen zu Beginn.`,
    en: say`If somebody leaves during a game, a bot takes over the seat. The size of the supply always follows the number of players at the start.`,
  }),
]
