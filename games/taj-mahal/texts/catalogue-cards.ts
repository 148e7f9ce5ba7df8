/** TM-3 and TM-4: what may be played. */
import type { Catalogue } from '@durbar/room'

export const cards: Catalogue = {
  'TM-3.1': {
    de: 'Spielst du Karten aus, legst du zuerst genau 1 Farbkarte offen vor dich.',
    en: 'When you play cards, first lay exactly 1 coloured card face up in front of you.',
  },
  'TM-3.2': {
    de: 'In deinem ersten Zug eines Besuchs ist die Farbe frei.',
    en: 'On your first turn of a visit the colour is free.',
  },
  'TM-3.3': {
    de: 'Danach musst du in diesem Besuch bei der Farbe deiner ersten Farbkarte bleiben. Nur die Sonderkarte „Freie Farbwahl“ macht eine Ausnahme.',
    en: 'After that you must keep to the colour of your first coloured card for this visit. Only the special card “Any colour” makes an exception.',
  },
  'TM-3.4': {
    de: 'Mehrere Personen dürfen in einem Besuch dieselbe Farbe spielen.',
    en: 'Several players may use the same colour in one visit.',
  },
  'TM-3.5': {
    de: 'Zur Farbkarte darfst du noch 1 weiße Karte oder 1 Sonderkarte legen, nicht beides.',
    en: 'With the coloured card you may play 1 white card or 1 special card, not both.',
  },
  'TM-3.6': {
    de: 'Weiße Karten und Sonderkarten spielst du nie ohne eine Farbkarte aus.',
    en: 'You never play white cards and special cards without a coloured card.',
  },
  'TM-3.7': {
    de: 'Im nächsten Besuch wählst du deine Farbe neu.',
    en: 'In the next visit you choose your colour anew.',
  },
  'TM-3.8': {
    de: 'Alle müssen jedes Symbol auf den ausgespielten Karten lesen können.',
    en: 'Everyone must be able to read every symbol on the cards played.',
  },
  'TM-3.9': {
    de: 'Eine ausgespielte Karte nimmst du nicht wieder auf die Hand (Ausnahme: Sonderkarten nach deinem Rückzug).',
    en: 'You do not take a played card back into your hand (exception: special cards after you withdraw).',
  },
  'TM-3.10': {
    de: 'Ihr dürft einander zureden. Eure Handkarten dürft ihr niemandem zeigen.',
    en: 'You may try to talk others into things. You may not show anyone your hand.',
  },
  'TM-4.1': {
    de: 'Jede Sonderkarte gehört zu einem Amt: 2 Einflussmarken dieses Amts bringen dir am Ende des Besuchs die Karte.',
    en: 'Each special card belongs to a courtier: 2 of that courtier’s influence tokens earn you the card at the end of the visit.',
  },
  'TM-4.2': {
    de: 'Du spielst eine Sonderkarte aus wie eine weiße Karte: höchstens 1 je Zug. In einem Besuch dürfen es mehrere verschiedene sein.',
    en: 'You play a special card like a white card: at most 1 per turn. In one visit you may play several different ones.',
  },
  'TM-4.3': {
    de: 'Auf der Hand bewirkt eine Sonderkarte nichts; sie zählt dort erst bei der Schlusswertung.',
    en: 'In your hand a special card does nothing; it only counts there in the final scoring.',
  },
  'TM-4.4': {
    de: 'Die Sonderkarte „+1 Elefant“ zählt wie eine weiße Karte mit dem Elefanten.',
    en: 'The special card “+1 elephant” counts like a white card with the elephant.',
  },
  'TM-4.5': {
    de: 'Die Sonderkarte „+1 Großmogul“ zählt wie eine weiße Karte mit dem Großmogul.',
    en: 'The special card “+1 Grand Mogul” counts like a white card with the Grand Mogul.',
  },
  'TM-4.6': {
    de: 'Die Sonderkarte „+2 Einflusspunkte“ bringt sofort 2 Einflusspunkte, sobald du sie ausspielst.',
    en: 'The special card “+2 influence points” brings 2 influence points at once when you play it.',
  },
  'TM-4.7': {
    de: 'Die Sonderkarte „Freie Farbwahl“: Die Farbkarte, die du mit ihr ausspielst, darf jede Farbe haben.',
    en: 'The special card “Any colour”: the coloured card you play with it may be of any colour.',
  },
  'TM-4.8': {
    de: 'Die „Freie Farbwahl“ gilt nur für die eine Farbkarte, mit der du sie spielst. Danach bindet dich wieder deine Farbe.',
    en: '“Any colour” holds only for the one coloured card you play with it. After that your colour binds you again.',
  },
  'TM-4.9': {
    de: 'Spielst du die „Freie Farbwahl“ im ersten Zug, legt erst deine nächste Farbkarte deine Farbe fest. Es bindet immer die erste Farbkarte, die ohne diese Sonderkarte kam.',
    en: 'If you play “Any colour” on your first turn, only your next coloured card fixes your colour. What binds you is always the first coloured card that came without this special card.',
  },
  'TM-4.10': {
    de: 'Ausgespielte Sonderkarten liegen bis zu deinem Rückzug vor dir. Dann nimmst du sie wieder auf die Hand.',
    en: 'Special cards you have played lie in front of you until you withdraw. Then you take them back into your hand.',
  },
}
