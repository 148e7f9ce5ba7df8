/** TM-3 and TM-4: what may be played. */
import type { Catalogue } from '@durbar/room'

export const cards: Catalogue = {
  'TM-3.1': {
    de: 'Wer Karten ausspielt, legt zuerst genau eine Farbkarte offen in seine Reihe.',
    en: 'When you play cards, exactly one coloured card comes first, face up in your row.',
  },
  'TM-3.2': {
    de: 'Welche Farbe es bei deinem ersten Zug eines Besuchs ist, steht dir frei.',
    en: 'On your first turn of a visit you may choose any colour.',
  },
  'TM-3.3': {
    de: 'Danach bindet dich diese Farbe für den ganzen Besuch. Nur die Sonderkarte „Freie Farbwahl“ macht eine Ausnahme.',
    en: 'From then on that colour binds you for the whole visit. Only the special card “free colour” makes an exception.',
  },
  'TM-3.4': {
    de: 'Mehrere dürfen beim selben Besuch dieselbe Farbe spielen.',
    en: 'Several players may use the same colour in one visit.',
  },
  'TM-3.5': {
    de: 'Zur Farbkarte darfst du eine weiße Karte oder eine Sonderkarte legen, aber nicht beides.',
    en: 'With the coloured card you may add one white card or one special card, but not both.',
  },
  'TM-3.6': {
    de: 'Weiße Karten und Sonderkarten brauchen immer eine Farbkarte, die sie begleiten.',
    en: 'White and special cards always need a coloured card to go with.',
  },
  'TM-3.7': {
    de: 'Beim nächsten Besuch wählst du deine Farbe neu.',
    en: 'In the next visit you choose your colour anew.',
  },
  'TM-3.8': {
    de: 'Alle Karten einer Reihe bleiben für jeden lesbar.',
    en: 'Every card of a row stays readable for all.',
  },
  'TM-3.9': {
    de: 'Eine ausgespielte Karte kommt nicht auf die Hand zurück.',
    en: 'A card once played does not return to your hand.',
  },
  'TM-3.10': {
    de: 'Überreden ist erlaubt, Karten zeigen nicht.',
    en: 'Persuading is fine, showing your cards is not.',
  },
  'TM-4.1': {
    de: 'Jede Sonderkarte gehört zu einer Person: Zwei ihrer Marken bringen dir am Ende des Besuchs die Karte. General und Elefant, Prinzessin und Punkte sind belegt; Wesir und Großmogul, Mönch und freie Farbe haben wir erschlossen.',
    en: 'Each special card belongs to a person: two of that person’s tokens earn you the card when the visit ends. General with elephant and princess with points are on record; vizier with Grand Mogul and monk with free colour are our inference.',
  },
  'TM-4.2': {
    de: 'Du spielst sie wie eine weiße Karte: höchstens eine je Zug, beim selben Besuch aber auch mehrere verschiedene.',
    en: 'You play it like a white card: one per turn at most, though several different ones in one visit are fine.',
  },
  'TM-4.3': {
    de: 'Auf der Hand bewirkt sie nichts; erst bei der Schlusswertung zählt sie.',
    en: 'In your hand it does nothing until it counts in the final scoring.',
  },
  'TM-4.4': { de: 'Elefant: zählt als ein Elefant mehr.', en: 'Elephant: counts as one more elephant.' },
  'TM-4.5': {
    de: 'Großmogul: zählt als ein Großmogul mehr.',
    en: 'Grand Mogul: counts as one more Grand Mogul.',
  },
  'TM-4.6': {
    de: 'Punkte: Sobald du sie ausspielst, bekommst du 2 Punkte.',
    en: 'Points: as soon as you play it, you score 2 points.',
  },
  'TM-4.7': {
    de: 'Freie Farbwahl: Die Farbkarte, die sie begleitet, darf jede Farbe haben.',
    en: 'Free colour: the coloured card it goes with may be of any colour.',
  },
  'TM-4.8': {
    de: 'Das gilt für diese eine Karte; danach bindet dich wieder deine Farbe.',
    en: 'That holds for this one card; afterwards your colour binds you again.',
  },
  'TM-4.9': {
    de: 'Spielst du sie schon im ersten Zug, legt erst die nächste Farbkarte deine Farbe fest. Bindend ist immer die erste Farbkarte deiner Reihe, die ohne freie Farbwahl kam.',
    en: 'If you play it on your first turn, only your next coloured card fixes your colour. What binds you is always the first coloured card of your row that came without free colour.',
  },
  'TM-4.10': {
    de: 'Beim Rückzug nimmst du ausgespielte Sonderkarten wieder auf die Hand. Bis dahin liegen sie in der Reihe.',
    en: 'When you withdraw, special cards you played return to your hand. Until then they lie in your row.',
  },
}
