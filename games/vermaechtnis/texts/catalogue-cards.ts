/** VM-5 and VM-6: claiming collection cards, and what they ask for. */
import type { Catalogue } from '@durbar/room'

export const cards: Catalogue = {
  'VM-5.1': {
    de: 'Hast du nach deiner Aktion beisammen, was eine oder mehrere Sammlungskarten im Vorrat verlangen, darfst du dir eine davon aussuchen. Du musst aber nicht.',
    en: 'Once your action is done, see whether you have what any collection cards in the supply ask for. If so, you may choose one of them; you need not.',
  },
  'VM-5.2': {
    de: 'Mehr als eine Sammlungskarte pro Zug gibt es nicht. Die nächste wartet auf einen deiner späteren Züge, falls du sie dann noch bekommen kannst.',
    en: 'One collection card per turn is the limit. The next has to wait for another turn of yours, provided you can still get it then.',
  },
  'VM-5.3': {
    de: 'Deine Sammlungskarten liegen vor dir und zeigen ihre beige Seite; in der Variante für zwei ist es die graue.',
    en: 'Your collection cards lie in front of you and show their beige side; in the variant for two it is the grey one.',
  },
  'VM-5.4': {
    de: 'Du brauchst dafür nichts gekauft zu haben: Auch nach dem Griff zur Münze steht dir eine Sammlungskarte offen.',
    en: 'You need not have bought anything: a collection card is just as open to you after helping yourself to a coin.',
  },
  'VM-5.5': {
    de: 'Verzichtest du auf eine Karte oder übersiehst sie, ist sie nicht verloren: Hol sie dir in einem späteren Zug, wenn sie noch da ist und du noch alles dafür hast.',
    en: 'A card you pass up or overlook is not lost: fetch it in a later turn of yours, if it is still there and you still have what it asks for.',
  },
  'VM-5.6': {
    de: 'Bedienen darfst du dich nur im Vorrat. Was andere schon vor sich liegen haben, gehört ihnen.',
    en: 'Help yourself from the supply only. What others already have in front of them is theirs.',
  },
  'VM-5.7': {
    de: 'Liegen Sammlungskarten übereinander, sind die unteren genauso zu haben wie die oberste.',
    en: 'Where collection cards overlap, those underneath are there for the taking just like the top one.',
  },
  'VM-5.8': {
    de: 'Eine Sammlungskarte kostet dich nichts, es sei denn, sie zeigt eine durchgestrichene Karte.',
    en: 'A collection card is free, unless it bears the sign of a crossed-out card.',
  },
  'VM-5.9': {
    de: 'Was du einmal genommen hast, bleibt dir: Keine Sammlungskarte geht verloren, nur weil du später Antiquitäten abgibst, die sie verlangt hat.',
    en: 'What you have taken stays yours: no collection card is lost just because you later part with antiques it asked for.',
  },
  'VM-6.1': {
    de: 'Es gibt sieben Sorten: je zwei Karten für Krüge, Messer, Instrumente, Schmuck, Statuen und Vasen, dazu drei der Sorte „Verschiedene“.',
    en: 'There are seven sorts: a pair of cards each for jugs, knives, instruments, jewellery, statues and vases, plus three of the sort “different”.',
  },
  'VM-6.2': {
    de: 'Was zusammengehört, siehst du sofort: Alle Karten einer Sorte tragen in der Mitte dasselbe Zertifikat.',
    en: 'You see at once what belongs together: cards of one sort bear the same certificate at their centre.',
  },
  'VM-6.3': {
    de: 'In jeder Sorte gibt es kleine und große Karten; was du vor dir hast, verrät die Größe des Zertifikats.',
    en: 'Every sort comes in small and large; how big its certificate is tells you which of the two a card is.',
  },
  'VM-6.4': {
    de: 'Eine Karte verlangt, was sie zeigt: zwei bis fünf Antiquitäten, die du mindestens haben musst. Mehr zu haben schadet nie.',
    en: 'A card asks for what it shows: two to five antiques, all of which you must have. Having more never hurts.',
  },
  'VM-6.5': {
    de: 'Auf Farben kommt es bei Sammlungskarten nicht an: Jede Mischung ist recht.',
    en: 'Colours make no difference to a collection card: any mix will do.',
  },
  'VM-6.6': {
    de: 'Trägt die Karte zudem das Zeichen einer durchgestrichenen Karte, hat sie ihren Preis: Du musst eine Antiquität der gezeigten Art abgeben. Bei mehreren Arten wählst du eine davon.',
    en: 'If the card also bears the sign of a crossed-out card, it has its price: you must give up an antique of the kind in question. Where there are several kinds, you choose among them.',
  },
  'VM-6.7': {
    de: 'Ersatz gibt es nicht: Mit einer Antiquität anderer Art kannst du dafür nicht bezahlen.',
    en: 'There is no substitute: you cannot settle the price with an antique of some other kind.',
  },
  'VM-6.8': {
    de: 'Was du abgibst, wird umgedreht und ist für den Rest des Spiels fort.',
    en: 'What you give up is turned face down and is gone for the rest of the game.',
  },
  'VM-6.9': {
    de: 'Besitzt du von einer Sorte die große Karte, bekommst du ihre kleinen nicht mehr.',
    en: 'Once you hold the large card in a sort, its small ones are closed to you.',
  },
  'VM-6.10': {
    de: 'Umgekehrt gibt es keine Sperre: Wer klein anfängt, dem bleibt in der Sorte alles offen, Kleines wie Großes.',
    en: 'There is no bar the other way round: start small, and everything else in that sort stays open to you, small and large alike.',
  },
  'VM-6.11': {
    de: 'Auch wenn es schon für die große Karte reicht, steht es dir frei, mit der kleinen anzufangen.',
    en: 'Even if you already have enough for the large card, you are free to begin with the small one.',
  },
}
