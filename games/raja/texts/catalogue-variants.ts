/** RJ-11: the short game and the two pro versions. */
import type { Catalogue } from '@durbar/room'
import { CARDS } from '../data/characters.ts'
import { CHIPS, MOST_SEATS, PALACES_SHORT, POINTS, SEATS, SHORT_ROUNDS } from '../data/material.ts'

export const variants: Catalogue = {
  'RJ-11.1': {
    de: `Im kurzen Spiel haben alle nur ${PALACES_SHORT} Paläste, und ihr spielt höchstens ${SHORT_ROUNDS} Runden. Ihr könnt es mit jeder Version verbinden.`,
    en: `In the short game everyone has only ${PALACES_SHORT} palaces, and you play at most ${SHORT_ROUNDS} rounds. It goes with every version.`,
  },
  'RJ-11.2.0': {
    de: 'In Profi I gelten alle Regeln des Grundspiels, dazu die folgenden.',
    en: 'In Pro I all rules of the base game hold, with these additions.',
  },
  'RJ-11.2.1': {
    de: `Der Yogi (Karte ${CARDS}) kommt zu den Personenkarten, und die ${CHIPS} Aktionschips liegen neben dem Plan.`,
    en: `The Yogi (card ${CARDS}) joins the character cards, and the ${CHIPS} action chips lie beside the board.`,
  },
  'RJ-11.2.2': {
    de: 'Wer den Yogi hat, erhält im eigenen Zug einen Aktionschip und darf ihn sofort oder in einer späteren Runde einsetzen.',
    en: 'Whoever has the Yogi gets one action chip on their own turn and may use it at once or in a later round.',
  },
  'RJ-11.2.3a': {
    de: 'Ein Aktionschip gibt dir in deinem Zug eine weitere Aktion: eine beliebige außer „Personenkarte“.',
    en: 'An action chip gives you one more action on your turn: any action except “Character”.',
  },
  'RJ-11.2.3b': {
    de: 'Du darfst höchstens einen Aktionschip je Runde einsetzen.',
    en: 'You may use at most one action chip per round.',
  },
  'RJ-11.2.3c': {
    de: 'Einen eingesetzten Aktionschip legst du in den Vorrat zurück.',
    en: 'Put an action chip that you have used back into the supply.',
  },
  'RJ-11.2.3d': {
    de: 'Wann im Zug du die Aktion des Chips ausführst, bestimmst du.',
    en: 'You decide when on your turn to carry out the chip’s action.',
  },
  'RJ-11.2.4': {
    de: `Seid ihr weniger als ${MOST_SEATS}, setzt ihr vor dem Spiel von jeder fehlenden Farbe einen Palast auf einen kleinen Bauplatz jeder Stadt. Die Mitte bleibt frei.`,
    en: `With fewer than ${MOST_SEATS} players, before the game put one palace of each missing colour on a small site of every city. The middle stays free.`,
  },
  'RJ-11.2.5a': {
    de: 'Ihr versteigert die Personenkarten. Die jüngste Person eröffnet und muss bieten; 0 Gold sind erlaubt.',
    en: 'You auction the character cards. The youngest player opens and must bid; 0 gold is allowed.',
  },
  'RJ-11.2.5b': {
    de: 'Im Uhrzeigersinn müssen alle, die noch keine Karte haben, erhöhen oder passen, bis nur noch eine Person bietet.',
    en: 'Clockwise, everyone who has no card yet must raise or pass, until only one bidder is left.',
  },
  'RJ-11.2.5c': {
    de: 'Wer am höchsten geboten hat, zahlt das Gebot an die Bank und wählt eine beliebige freie Karte.',
    en: 'The highest bidder pays the bid to the bank and chooses any free card.',
  },
  'RJ-11.2.5d': {
    de: 'Die nächste Versteigerung eröffnet links davon die erste Person, die noch keine Karte hat.',
    en: 'The next auction is opened by the first player to the left who has no card yet.',
  },
  'RJ-11.2.5e': {
    de: 'Erhöht niemand ein Gebot von 0 Gold, ist die Wahl kostenlos.',
    en: 'If nobody raises a bid of 0 gold, the choice is free.',
  },
  'RJ-11.2.5f': {
    de: 'So geht es weiter, bis alle eine Personenkarte haben. Dann folgen die Starthäuser.',
    en: 'This goes on until everyone has a character card. Then come the start houses.',
  },
  'RJ-11.2.6a': {
    de: 'Jede Person hat eine Heimatstadt, und in jeder Stadt ist genau eine Person zu Hause.',
    en: 'Every character has a home city, and every city is home to exactly one character.',
  },
  'RJ-11.2.6b': {
    de: `Wird die Heimatstadt deiner Person gewertet, hast du dort ${POINTS.homeCity} Punkt mehr, auch wenn dort sonst nichts von dir steht.`,
    en: `When your character’s home city is scored, you have ${POINTS.homeCity} point more there, even with nothing else in the city.`,
  },
  'RJ-11.3.0': {
    de: 'In Profi II darfst du mehrere Personenkarten besitzen und alle Fähigkeiten nutzen. Die Regeln von Profi I gelten auch. Am besten passt das zu zweit.',
    en: `In Pro II you may hold several character cards and use all their abilities. The rules of Pro I hold as well. It suits ${SEATS[0]} players best.`,
  },
  'RJ-11.3.1': {
    de: 'Zu Beginn ersteigert jede Person eine Personenkarte wie in Profi I.',
    en: 'At the start everyone wins one character card by auction, as in Pro I.',
  },
  'RJ-11.3.2': {
    de: 'Solange freie Karten da sind, nimmst du mit der Aktion „Personenkarte“ eine hinzu und legst keine zurück.',
    en: 'While there are free cards, the action “Character” takes one of them and puts none back.',
  },
  'RJ-11.3.3': {
    de: 'Ist keine Karte mehr frei, wählst du: tauschen oder abwerben.',
    en: 'When no card is free, you choose: swap or recruit.',
  },
  'RJ-11.3.4': {
    de: 'Tauschen: Du nennst eine Karte einer anderen Person. Sie muss dir die Karte geben und erhält dafür eine von dir; du wählst, welche.',
    en: 'Swap: you name a card of another player. They must give it to you and get one of yours; you choose which.',
  },
  'RJ-11.3.5': {
    de: 'Abwerben: nur bei einer Person, die mehr Karten hat als du. Sie wählt, welche Karte sie dir gibt, und erhält nichts dafür.',
    en: 'Recruit: only from a player who has more cards than you. They choose which card to give you and get nothing for it.',
  },
  'RJ-11.3.6': {
    de: 'Für die Reihenfolge der Züge zählt deine niedrigste Personenkarte.',
    en: 'For the order of turns your lowest character card counts.',
  },
  'RJ-11.3.7': {
    de: 'Auch bei Gleichstand in einer Wertung zählt deine niedrigste Personenkarte.',
    en: 'In a scoring tie your lowest character card counts, too.',
  },
}
