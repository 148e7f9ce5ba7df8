/** VM-1 to VM-4: from opening the box to the first step of a turn. */
import type { Catalogue } from '@durbar/room'

export const play: Catalogue = {
  'VM-1.1': {
    de: 'Du bist Sohn eines betagten Maharajas und umwirbst ihn mit kostbaren Antiquitäten: Wer ihn am meisten erfreut, erbt den Thron. So weit die Geschichte.',
    en: 'You are a son of an ageing maharaja and court him with fine antiques: whoever pleases him most inherits the throne. So much for the story.',
  },
  'VM-1.2': {
    de: 'Punkte bringen dir Antiquitäten, Sammlungskarten und das Geld, das am Ende übrig ist.',
    en: 'You score for your antiques, for your collection cards and for whatever money remains at the end.',
  },
  'VM-1.3': {
    de: 'Am Ende siegt, wer die meisten Punkte gesammelt hat.',
    en: 'In the end, victory goes to whoever has gathered the most points.',
  },
  'VM-2.1': {
    de: 'Alle 36 Antiquitäten kommen gut gemischt und verdeckt auf einen Nachziehstapel.',
    en: 'The 36 antiques, well shuffled, wait face down in a single draw pile.',
  },
  'VM-2.2': {
    de: 'Die obersten vier kommen offen nebeneinander auf den Tisch: Das ist die Auslage, aus der ihr kauft.',
    en: 'The top four go face up side by side on the table: this is the offer you buy from.',
  },
  'VM-2.3': {
    de: 'Zu viert spielt ihr nur mit den fünf Handelskarten, deren Rückseite vier Personen zeigt.',
    en: 'Four players use only the five trade cards with four people on the back.',
  },
  'VM-2.4': {
    de: 'Zu zweit oder zu dritt nehmt ihr nur die vier Handelskarten, auf deren Rückseite niemand zu sehen ist.',
    en: 'Two or three players use only the four trade cards with nobody on the back.',
  },
  'VM-2.5': {
    de: 'Die Handelskarten liegen offen nebeneinander, die höchste Zahl links: 4, 3, 2, 2 und zu viert 4, 3, 3, 2, 2.',
    en: 'The trade cards form an open row with the highest number on the left: 4, 3, 2, 2 or, for four players, 4, 3, 3, 2, 2.',
  },
  'VM-2.6': {
    de: 'Die übrigen Handelskarten bleiben in der Schachtel.',
    en: 'The other trade cards stay in the box.',
  },
  'VM-2.7': {
    de: 'Alle 15 Sammlungskarten liegen nach Sorten geordnet bereit, die beige Seite oben: Das ist der Vorrat.',
    en: 'All 15 collection cards lie ready, arranged by sort and showing their beige side: this is the supply.',
  },
  'VM-2.8': {
    de: 'Sämtliche Münzen, 14 goldene und 12 silberne, gehören zunächst der Bank.',
    en: 'To begin with, every coin belongs to the bank: 14 of gold and 12 of silver.',
  },
  'VM-2.9': {
    de: 'Jede Handelskarte bekommt von der Bank eine Goldmünze auf ihr großes rundes Feld.',
    en: 'Each trade card is given a gold coin by the bank, on its large round field.',
  },
  'VM-2.10': {
    de: 'Wer beginnt, könnt ihr frei bestimmen; ohne Absprache entscheidet das Los.',
    en: 'Who starts is for you to settle; if you have no preference, lots are drawn.',
  },
  'VM-2.11': {
    de: 'Der Startspieler hat anfangs 4 Rupien: einmal Gold, einmal Silber.',
    en: 'The starting player sets out with 4 rupees: one gold coin and one silver.',
  },
  'VM-2.12': {
    de: 'Alle anderen haben anfangs 5 Rupien: einmal Gold, zweimal Silber.',
    en: 'Everyone else sets out with 5 rupees: one gold coin and two silver.',
  },
  'VM-2.13': {
    de: 'Geld ist nie geheim: Wie viel du hast, dürfen alle jederzeit sehen.',
    en: 'Nobody hides money: how much you hold is there for all to see at any time.',
  },
  'VM-2.14': {
    de: 'Dann geht es los: Der erste Zug gehört dem Startspieler.',
    en: 'And off you go: the first turn belongs to the starting player.',
  },
  'VM-3.1': {
    de: 'Ihr seid nacheinander am Zug, immer im Uhrzeigersinn um den Tisch.',
    en: 'You move one after another, always clockwise around the table.',
  },
  'VM-3.2': {
    de: 'Ein Verkaufstag folgt auf den anderen; neun sind es im ganzen Spiel.',
    en: 'One sales day follows another; there are nine in the whole game.',
  },
  'VM-3.3': {
    de: 'Dein Zug hat drei Schritte, immer in dieser Folge: Aktion, Sammlungskarte, Steuern.',
    en: 'Your turn runs through three steps, one after the other: action, collection card, taxes.',
  },
  'VM-3.4': {
    de: 'Sind alle drei Schritte getan, geht das Spiel links von dir weiter.',
    en: 'Once all three steps are done, play moves on to your left.',
  },
  'VM-4.1': {
    de: 'Du musst genau eines von beidem tun: eine Goldmünze nehmen oder eine Antiquität kaufen. Passen gibt es nicht.',
    en: 'You must do exactly one of two things: take a gold coin or buy an antique. There is no passing.',
  },
  'VM-4.2': {
    de: 'Nimmst du eine Goldmünze, dann immer die äußerste linke auf den Handelskarten; sie bringt dir 3 Rupien.',
    en: 'If you take a gold coin, it is always the one furthest left on the trade cards; it brings you 3 rupees.',
  },
  'VM-4.3': {
    de: 'Kaufst du, dann suchst du dir eine Antiquität der Auslage aus und zahlst der Bank den Preis, der gerade gilt.',
    en: 'If you buy, pick whichever antique in the offer you like and pay the bank the price of the moment.',
  },
  'VM-4.4': {
    de: 'Den Preis bestimmt die erste Handelskarte von links, die noch eine Münze trägt: Ihre Zahl unten sagt dir, ob du 4, 3 oder 2 Rupien zahlst.',
    en: 'The price is set by the first trade card from the left with a coin still on it: the number at its foot says whether you pay 4, 3 or 2 rupees.',
  },
  'VM-4.5': {
    de: 'Reicht dein Geld nicht für den Preis, kannst du nichts kaufen.',
    en: 'If your money falls short of the price, buying is out of the question.',
  },
  'VM-4.6': {
    de: 'Was du gekauft hast, liegt von nun an offen vor dir.',
    en: 'What you have bought lies in front of you from then on, for all to see.',
  },
  'VM-4.7': {
    de: 'Deine Antiquitäten liegen nach Art geordnet und überlappen sich; schon das obere Viertel jeder Karte zeigt alles Wichtige.',
    en: 'Your antiques lie grouped by kind and overlap; the top quarter of each card already tells you all you need.',
  },
  'VM-4.8': {
    de: 'Eine Antiquität oder eine Münze: Mehr gibt ein Zug nicht her, und beides zusammen schon gar nicht.',
    en: 'A single antique or a single coin is all one turn yields, and it never yields both.',
  },
  'VM-4.9': {
    de: 'Kaufen kannst du nur, was in der Auslage liegt: nichts vom Stapel und nichts von den anderen.',
    en: 'Only what lies in the offer is for sale: nothing from the pile, nothing from the other players.',
  },
  'VM-4.10': {
    de: 'Die Zahl auf einer Antiquität, 1 bis 3, nennt ihre Punkte in der Wertung. Mit dem Preis hat sie nichts zu tun.',
    en: 'The number on an antique, 1 to 3, is what it scores when the game is over. The price takes no notice of it.',
  },
  'VM-4.11': {
    de: 'Verkauft ist verkauft: Solange der Verkaufstag dauert, kommt nichts Neues in die Auslage.',
    en: 'Sold is sold: as long as the sales day lasts, nothing new joins the offer.',
  },
}
