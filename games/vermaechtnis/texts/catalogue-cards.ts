/** VM-5 and VM-6: claiming collection cards, and what they ask for. */
import type { Catalogue } from '@durbar/room'

export const cards: Catalogue = {
  'VM-5.1': {
    de: 'Erfüllst du nach deiner Aktion die Bedingungen von Sammlungskarten im allgemeinen Vorrat, darfst du eine davon nehmen.',
    en: 'If after your action you meet the conditions of collection cards in the general supply, you may take one of them.',
  },
  'VM-5.2': {
    de: 'Mehr als eine Sammlungskarte je Zug gibt es nicht. Eine weitere darfst du in einem späteren Zug nehmen, wenn es dann noch möglich ist.',
    en: 'Never more than one collection card per turn. You may take a further one in a later turn, if it is still possible then.',
  },
  'VM-5.3': {
    de: 'Die genommene Karte liegt mit der beigen Seite nach oben vor dir. In der Variante ist es die graue.',
    en: 'The card you take lies in front of you, beige side up. In the variant it is the grey side.',
  },
  'VM-5.4': {
    de: 'Du darfst eine Sammlungskarte auch nehmen, wenn deine Aktion nur eine Goldmünze war.',
    en: 'You may also take a collection card if your action was only a gold coin.',
  },
  'VM-5.5': {
    de: 'Verzichtest du auf eine Karte oder vergisst sie, darfst du sie in einem späteren Zug nehmen. Dann muss sie noch da sein, und du musst ihre Bedingungen noch erfüllen.',
    en: 'If you decline a card or forget it, you may take it in a later turn. It must still be there then, and you must still meet its conditions.',
  },
  'VM-5.6': {
    de: 'Du nimmst Sammlungskarten nur aus dem allgemeinen Vorrat, nie von anderen.',
    en: 'You take collection cards only from the general supply, never from others.',
  },
  'VM-5.7': {
    de: 'Sammlungskarten, die im allgemeinen Vorrat unter einer anderen liegen, sind genauso zu haben.',
    en: 'Collection cards that lie under another one in the general supply are just as available.',
  },
  'VM-5.8': {
    de: 'Eine Sammlungskarte kostet nichts, außer sie zeigt eine durchgestrichene Karte.',
    en: 'A collection card costs nothing, unless it shows a crossed-out card.',
  },
  'VM-5.9': {
    de: 'Eine genommene Karte behältst du, auch wenn du später Antiquitäten abgibst, die du dafür gebraucht hast.',
    en: 'You keep a card you have taken, even if you later give up antiques that you needed for it.',
  },
  'VM-6.1': {
    de: 'Es gibt 7 Sorten von Sammlungskarten: je 2 Karten für Krüge, Messer, Instrumente, Schmuck, Statuen und Vasen, dazu 3 Karten „Verschiedene“.',
    en: 'There are 7 kinds of collection card: 2 cards each for jugs, scimitars, musical instruments, jewellery, statues and vases, and 3 cards “different”.',
  },
  'VM-6.2': {
    de: 'Alle Sammlungskarten einer Sorte zeigen in der Mitte dasselbe Zertifikat.',
    en: 'All collection cards of a kind show the same certificate in the middle.',
  },
  'VM-6.3': {
    de: 'Eine Sammlungskarte mit kleinem Zertifikat ist klein, eine mit großem ist groß.',
    en: 'A collection card with a small certificate is small, one with a large certificate is large.',
  },
  'VM-6.4': {
    de: 'Die Bedingung einer Sammlungskarte: Du besitzt mindestens die 2 bis 5 Antiquitäten, die darauf abgebildet sind.',
    en: 'The condition of a collection card: you own at least the 2 to 5 antiques that it shows.',
  },
  'VM-6.5': {
    de: 'Die Farben der Antiquitäten spielen für Sammlungskarten keine Rolle.',
    en: 'The colours of the antiques do not matter for collection cards.',
  },
  'VM-6.6': {
    de: 'Zeigt die Sammlungskarte eine durchgestrichene Karte, musst du eine Antiquität der abgebildeten Sorte abgeben. Bei mehreren Sorten wählst du eine davon.',
    en: 'If the collection card shows a crossed-out card, you must give up an antique of the kind it depicts. If there are several kinds, you choose one of them.',
  },
  'VM-6.7': {
    de: 'Für eine durchgestrichene Karte darfst du keine Antiquität einer anderen Sorte abgeben.',
    en: 'For a crossed-out card you may not give up an antique of any other kind.',
  },
  'VM-6.8': {
    de: 'Eine abgegebene Antiquität kommt verdeckt aus dem Spiel.',
    en: 'An antique that is given up leaves the game face down.',
  },
  'VM-6.9': {
    de: 'Besitzt du die große Karte einer Sorte, darfst du in dieser Sorte keine kleine mehr nehmen.',
    en: 'If you own the large card of a kind, you may take no small card of that kind any more.',
  },
  'VM-6.10': {
    de: 'Umgekehrt gilt das nicht: Mit einer kleinen Karte darfst du in ihrer Sorte weiter kleine und große nehmen.',
    en: 'The reverse does not hold: with a small card you may still take small and large ones of its kind.',
  },
  'VM-6.11': {
    de: 'Auch wer genug für die große Karte hat, darf zuerst die kleine nehmen.',
    en: 'Even if you have enough for the large card, you may take the small one first.',
  },
}
