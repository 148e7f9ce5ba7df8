/** The first turns of a prepared game in seven short notes: you begin in Delhi, with four yellow cards. */
import type { Introduction } from '@durbar/table'

export const introduction: Introduction = {
  seats: 3,
  key: 'fa8cfb85fa8cfb85fa8cfb85fa8cfb85fa8cfb85fa8cfb85fa8cfb85fa8cfb85',
  notes: [
    {
      note: 'map',
      ply: 0,
      text: {
        de: 'Zwölf Provinzen werden der Reihe nach besucht. Die leuchtende ist jetzt dran; die Nummern der Achtecke sagen, welche folgt.',
        en: 'Twelve provinces are visited one after the other. The bright one is next; the numbers on the octagons give the order.',
      },
    },
    {
      note: 'contests',
      ply: 0,
      text: {
        de: 'In jeder Provinz wird um sechs Preise zugleich gestritten: vier Personen, Krone und Provinzplättchen. Es gewinnt, wer allein die meisten Zeichen zeigt.',
        en: 'In each province six prizes are fought over at once: four persons, the crown and the province tile. Only a clear lead in a symbol wins it.',
      },
    },
    {
      note: 'hand',
      ply: 0,
      text: {
        de: 'Spiele eine farbige Karte, dazu höchstens eine weiße. Die erste Farbe bindet dich für diesen Besuch: Von Gelb hast du vier.',
        en: 'Play one coloured card, with at most one white one beside it. Your first colour binds you for this visit: you hold four yellow ones.',
      },
    },
    {
      note: 'leave',
      ply: 0,
      text: {
        de: 'Statt zu spielen kannst du gehen. Erst dann bekommst du, worin du führst. Hier steht immer, was es jetzt brächte.',
        en: 'Instead of playing you may leave. Only then do you win what you lead in. This always says what it would bring now.',
      },
    },
    {
      note: 'supply',
      ply: 3,
      text: {
        de: 'Wer geht, nimmt zwei Karten aus dem Nachschub, der Letzte nur eine. Früh gehen heißt gut wählen.',
        en: 'Whoever leaves takes two cards of the supply, the last one only one. Leave early and choose well.',
      },
    },
    {
      note: 'map',
      ply: 4,
      text: {
        de: 'Für jede gewonnene Person setzt du einen Palast in die leuchtende Provinz. Ketten eigener Paläste über Straßen bringen einen Punkt je Provinz.',
        en: 'Each person won places a palace in the bright province. Chains of your palaces along roads score one point per province.',
      },
    },
    {
      note: 'specials',
      ply: 6,
      text: {
        de: 'Zwei gleiche Personenmarken bringen eine Sonderkarte, die du immer wieder spielst, bis ein anderer sie dir abnimmt.',
        en: 'Two equal tokens of a person earn a special card that you play again and again until someone takes it from you.',
      },
    },
  ],
}
