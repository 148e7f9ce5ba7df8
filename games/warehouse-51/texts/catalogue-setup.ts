/** WH-1 to WH-4: from opening the box to the counterfeits. */
import type { Catalogue } from '@durbar/room'

export const setup: Catalogue = {
  'WH-1.1': {
    de: 'Trennt die Antiquitäten nach Farben, mischt jede Farbe für sich und legt vier verdeckte Stapel bereit.',
    en: 'Separate the antiquities by colour, shuffle each colour on its own and lay out four face-down stacks.',
  },
  'WH-1.2': {
    de: 'Die Pfandleihe-Plättchen und 20 Goldbarren kommen neben die Stapel: Das ist der Vorrat.',
    en: 'The pawn tokens and 20 gold ingots go beside the stacks: they are the supply.',
  },
  'WH-1.3': {
    de: 'Du beginnst mit 10 Goldbarren und einer Übersichtskarte.',
    en: 'You start with 10 ingots and one overview card.',
  },
  'WH-1.4': {
    de: 'Was an Goldbarren übrig ist, bleibt in der Schachtel: 20 zu dritt, 10 zu viert, keiner zu fünft.',
    en: 'Any ingots that remain stay in the box: 20 with three players, 10 with four, none with five.',
  },
  'WH-1.5': {
    de: 'Die Fälschungskarten werden gut gemischt.',
    en: 'The counterfeit cards are thoroughly shuffled.',
  },
  'WH-1.6': {
    de: 'Zu dritt kommen in jede Lücke zwischen euch 2 Fälschungskarten, verdeckt und unbesehen.',
    en: 'With 3 players, lay 2 counterfeits in each gap between you, face down and unseen.',
  },
  'WH-1.7': {
    de: 'Zu viert und zu fünft kommt in jede Lücke nur 1 Fälschungskarte, verdeckt und unbesehen.',
    en: 'With 4 or 5 players, lay only 1 counterfeit in each gap, face down and unseen.',
  },
  'WH-1.8': {
    de: 'Dann siehst du dir die Fälschungskarten links und rechts von dir an. Jede Lücke kennen also genau zwei von euch.',
    en: 'Then you look at the counterfeits on your left and on your right. So each gap is known to exactly two of you.',
  },
  'WH-1.9': {
    de: 'Die restlichen Fälschungskarten bleiben als verdeckter Stapel beiseite; niemand sieht sie an.',
    en: 'The other counterfeits are set aside as a face-down pile that nobody looks at.',
  },
  'WH-1.10': {
    de: 'Am Tisch leitet die jüngste Person die erste Auktion.',
    en: 'At a table, the youngest player runs the first auction.',
  },
  'WH-1.11': {
    de: 'Die zwei Echtheitszertifikate gehören zu den beiden Siegeln und wandern mit ihnen.',
    en: 'The two certificates of authenticity belong to the two seals and travel with them.',
  },

  'WH-2.0': {
    de: 'Im Jahr 2038 sind die USA pleite und räumen ihr geheimes Lager: Die Schätze von Warehouse 51 kommen unter den Hammer.',
    en: 'It is 2038, the United States is bankrupt and clears out its secret store: the treasures of Warehouse 51 go under the hammer.',
  },
  'WH-2.1': {
    de: 'Du willst die wertvollste Sammlung aufbauen. Vorsicht: Fälschungen zählen am Ende nicht.',
    en: 'You want to build the most valuable collection. Beware: fakes count for nothing in the end.',
  },
  'WH-2.2': {
    de: 'Gespielt wird Auktion um Auktion. Jedes Mal geht es um eine Antiquität; wer am meisten bietet, legt sie in die eigene Sammlung.',
    en: 'You play auction after auction. Each is about one antiquity; whoever bids most adds it to their collection.',
  },
  'WH-2.3': {
    de: 'Schluss ist, wenn alle 26 Antiquitäten aufgerufen wurden.',
    en: 'It is over when all 26 antiquities have come up.',
  },

  'WH-3.1': {
    de: 'Jede Antiquität gehört zu einer von vier Kategorien, die du an der Farbe erkennst: Fantasy und Literatur des Westens (Blau, 8 Karten), Europäische Mythologien (Grün, 7 Karten), Naher und Mittlerer Osten (Gelb, 6 Karten) und Östliche Kulturen (Rot, 5 Karten).',
    en: 'Each antiquity belongs to one of four categories, told apart by colour: Western Fantasy and Literature (blue, 8 cards), European Mythologies (green, 7 cards), Near and Middle East (yellow, 6 cards) and Eastern Cultures (red, 5 cards).',
  },
  'WH-3.2': {
    de: 'Auf jeder Antiquität steht ihr Wert: 1, 2 oder 3.',
    en: 'Each antiquity shows its value: 1, 2 or 3.',
  },
  'WH-3.3': {
    de: 'Dein Gesamtwert in einer Kategorie ist die Summe der Werte deiner Karten dieser Farbe.',
    en: 'Your total in a category is the sum of the values of your cards of that colour.',
  },
  'WH-3.4': {
    de: 'Am Ende wird jede Kategorie für sich gewertet. Punkte gibt es nur für den höchsten und den zweithöchsten Gesamtwert.',
    en: 'In the end each category is scored on its own. Only the highest and the second-highest total bring points.',
  },

  'WH-4.1': {
    de: 'Liegt die Fälschungskarte einer Antiquität in einer der Lücken, so ist diese Antiquität gefälscht und zählt am Ende nicht zur Sammlung.',
    en: 'If the counterfeit of an antiquity lies in one of the gaps, that antiquity is a fake and does not count in any collection.',
  },
  'WH-4.2': {
    de: 'Bis dahin verhält sich eine Fälschung wie das Original: Du besitzt sie, sie wirkt, du kannst sie verpfänden. Erst die Entlarvung am Ende deckt sie auf.',
    en: 'Until then a fake acts like the real thing: you own it, it takes effect, you can pawn it. Only the unmasking at the end exposes it.',
  },
  'WH-4.3': {
    de: 'Hast du ein Echtheitszertifikat, darfst du es am Ende, bevor die Fälschungskarten aufgedeckt werden, auf eine Karte legen, die du für gefälscht hältst.',
    en: 'If you hold a certificate you may put it, at the end and before the counterfeits are turned up, on a card that you take for a fake.',
  },
  'WH-4.4': {
    de: 'Wird die Fälschungskarte einer zertifizierten Antiquität aufgedeckt, kommt sie weg und ist ohne Bedeutung.',
    en: 'When the counterfeit of a certified antiquity is turned up, it is discarded and means nothing.',
  },
}
