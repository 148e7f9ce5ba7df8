/** VM-7 to VM-10: money, the end of a day, the end of the game, the grey sides. */
import type { Catalogue } from '@durbar/room'

export const end: Catalogue = {
  'VM-7.1': {
    de: 'Hast du nach Aktion und Sammlungskarte mehr als 8 Rupien, zahlst du alles darüber an die Bank.',
    en: 'If after action and collection card you have more than 8 rupees, you pay everything above that to the bank.',
  },
  'VM-7.2': {
    de: 'Sind die Steuern bezahlt, ist dein Zug zu Ende.',
    en: 'When taxes are paid, your turn is over.',
  },
  'VM-7.3': {
    de: 'Eine Goldmünze ist 3 Rupien wert, eine Silbermünze ist 1 Rupie wert.',
    en: 'A gold coin is worth 3 rupees, a silver coin is worth 1 rupee.',
  },
  'VM-7.4': {
    de: 'Auf den Handelskarten liegt immer nur Gold.',
    en: 'Only gold ever lies on the trade cards.',
  },
  'VM-7.5': {
    de: 'Brauchst du Kleingeld, wechselt die Bank.',
    en: 'If you need change, the bank gives it.',
  },
  'VM-8.1': {
    de: 'Der Verkaufstag endet, sobald jemand die letzte Antiquität des aktuellen Angebots kauft oder die letzte Goldmünze von den Handelskarten nimmt.',
    en: 'The sales day ends as soon as somebody buys the last antique of the current offer or takes the last gold coin.',
  },
  'VM-8.2': {
    de: 'Wer den Tag beendet, macht den eigenen Zug noch fertig: Sammlungskarte und Steuern.',
    en: 'Whoever ends the day still completes their turn: collection card and taxes.',
  },
  'VM-8.3': {
    de: 'Antiquitäten, die im aktuellen Angebot übrig sind, kommen verdeckt aus dem Spiel.',
    en: 'Antiques that are left over in the current offer leave the game face down.',
  },
  'VM-8.4': {
    de: 'Zieht 4 Karten vom Nachziehstapel und legt sie offen aus: das neue aktuelle Angebot.',
    en: 'Draw 4 cards from the draw pile and lay them out face up: the new current offer.',
  },
  'VM-8.5': {
    de: 'Nach diesem Zug bereitet ihr den nächsten Verkaufstag vor. Ist der Nachziehstapel aufgebraucht, endet das Spiel mit der Wertung.',
    en: 'After that turn you prepare the next sales day. If the draw pile is used up, the game ends with the scoring.',
  },
  'VM-8.6': {
    de: 'Legt eine Goldmünze aus der Bank auf jedes leere runde Feld. Münzen, die noch da sind, bleiben liegen.',
    en: 'Put a gold coin from the bank on each empty round field. Coins that are still there stay.',
  },
  'VM-8.7': {
    de: 'Den neuen Verkaufstag beginnt, wer im alten als Nächstes am Zug gewesen wäre.',
    en: 'The new sales day is begun by whoever would have been next in the old one.',
  },
  'VM-9.1': {
    de: 'Lassen sich keine 4 Antiquitäten mehr auslegen, wertet ihr sofort. Das ist am Ende von Verkaufstag 9.',
    en: 'When 4 antiques can no longer be laid out, you score at once. That is at the end of sales day 9.',
  },
  'VM-9.2': {
    de: 'Besitzt du in einer Farbe genau eine Antiquität, gibst du sie vor der Wertung ab.',
    en: 'If you own exactly one antique of a colour, you give it up before scoring.',
  },
  'VM-9.3': {
    de: 'Deine Sammlungskarten behältst du, auch wenn du Antiquitäten abgibst, die du dafür gebraucht hast.',
    en: 'You keep your collection cards, even if you give up antiques that you needed for them.',
  },
  'VM-9.4': {
    de: 'Zähl die Punkte deiner übrigen Antiquitäten und aller deiner Sammlungskarten zusammen.',
    en: 'Add up the points of your remaining antiques and of all your collection cards.',
  },
  'VM-9.5': {
    de: 'Für je 3 volle Rupien erhältst du 1 Punkt.',
    en: 'For every 3 full rupees you get 1 point.',
  },
  'VM-9.6': {
    de: 'Wer die meisten Punkte hat, gewinnt und wird der neue Maharaja.',
    en: 'Whoever has the most points wins and becomes the new Maharaja.',
  },
  'VM-9.7': {
    de: 'Bei Gleichstand gewinnt, wer mehr Antiquitäten hat.',
    en: 'If there is a tie, whoever has more antiques wins.',
  },
  'VM-9.8': {
    de: 'Steht es auch bei den Antiquitäten gleich, gewinnt ihr gemeinsam.',
    en: 'If you are tied on antiques as well, you win together.',
  },
  'VM-10.1': {
    de: 'Zu zweit könnt ihr vor dem Spiel alle Sammlungskarten auf ihre graue Seite drehen.',
    en: 'With 2 players you may turn all collection cards to their grey side before the game.',
  },
  'VM-10.2': {
    de: 'Wer eine Sammlungskarte mit grauer Seite nimmt, löst den Soforteffekt rechts unten auf der Karte aus.',
    en: 'Whoever takes a collection card with its grey side up sets off the instant effect at its lower right.',
  },
  'VM-10.3': {
    de: 'Der Soforteffekt ist Pflicht und kommt als Letztes im Zug, nach den Steuern.',
    en: 'The instant effect is mandatory and comes last in the turn, after taxes.',
  },
  'VM-10.4': {
    de: 'Rupien: Du erhältst 3 Rupien aus der Bank. Hast du damit mehr als 8, zahlst du noch einmal Steuern.',
    en: 'Rupees: you get 3 rupees from the bank. If that gives you more than 8, you pay taxes once more.',
  },
  'VM-10.5': {
    de: 'Zusatzzug: Du bist noch einmal am Zug, mit allen Schritten. Ein Zusatzzug, den du darin erhältst, verfällt.',
    en: 'Extra turn: you have another turn with all its steps. An extra turn that you get during it lapses.',
  },
  'VM-10.6': {
    de: 'Räumung: Die Antiquitäten des aktuellen Angebots kommen verdeckt aus dem Spiel.',
    en: 'Clearance: the antiques of the current offer leave the game face down.',
  },
  'VM-10.7': {
    de: 'Auch in dieser Variante darfst du eine Karte liegen lassen und warten, bis dir ihr Effekt nützt.',
    en: 'In this variant too you may leave a card where it is and wait until its effect suits you.',
  },
}
