/** CK-11 to CK-16: karma, stewards, the track, the end, the variant. */
import type { Catalogue } from '@durbar/room'

export const end: Catalogue = {
  'CK-11.1': {
    de: 'Beim Bezahlen hebt oder senkt jedes Karma, das du zurücklegst, einen deiner Würfel um 1.',
    en: 'When you pay, each karma you return raises or lowers one of your dice by 1.',
  },
  'CK-11.2': {
    de: 'Das hilft bei Schiffen und Palastkarten, genau zu treffen, und bei Gebäuden, die Summe zu heben.',
    en: 'This helps you to hit the exact value for ships and palace cards, and to raise the sum for buildings.',
  },
  'CK-11.3': {
    de: 'Mehrere Karma dürfen demselben Würfel gelten. Über 6 und unter 1 geht keiner.',
    en: 'Several karma may go to the same die. No die goes above 6 or below 1.',
  },
  'CK-11.4': {
    de: 'Genutztes Karma kommt in den Vorrat zurück.',
    en: 'Karma you used returns to the supply.',
  },
  'CK-11.5': {
    de: 'Das dritte Karma bleibt nicht liegen: Es wird mit den anderen ein Verwalter.',
    en: 'The third karma does not stay: together with the others it becomes a steward.',
  },
  'CK-12.1': {
    de: 'Einen Verwalter setzt du auf eine von drei Arten ein und legst ihn in den Vorrat zurück.',
    en: 'A steward is used in one of three ways and returned to the supply.',
  },
  'CK-12.2': {
    de: 'Noch ein Zug: Wäre dein Zug zu Ende, gib einen Verwalter ab und führe einen weiteren vollständigen Zug aus.',
    en: 'Another turn: when your turn would end, return a steward and have one more complete turn.',
  },
  'CK-12.3': {
    de: 'Joker: Beim Bezahlen steht ein Verwalter für einen Würfel beliebiger Farbe und Zahl, allein oder zusammen mit Würfeln.',
    en: 'Joker: in a payment a steward stands for a die of any colour and value, alone or together with dice.',
  },
  'CK-12.4': {
    de: 'Zwei Würfel: Zieh die beiden obersten Karten des Nachziehstapels als Würfel (Handlimit beachten). Deine Aktion hast du noch.',
    en: 'Two dice: draw the two top cards of the draw pile as dice (mind the hand limit). You still have your action.',
  },
  'CK-12.5': {
    de: 'Verwalter darfst du aufheben und in deinem Zug einsetzen, auch mehrere in einem Zug.',
    en: 'You may keep stewards and use them during your own turn, several in one turn if you like.',
  },
  'CK-12.6': {
    de: 'Der dritte Verwalter bleibt nicht liegen: Mit den anderen wird er zu zwei Ruhm.',
    en: 'The third steward does not stay: together with the others it becomes two fame.',
  },
  'CK-13.1': {
    de: 'Drei Ruhm gibst du sofort ab und wendest die linke deiner Karten, die noch Tag zeigen.',
    en: 'Three fame are returned at once, and you turn the leftmost of your cards that still show day.',
  },
  'CK-13.2': {
    de: 'Sechs Münzen gibst du sofort ab und wendest die rechte deiner Karten, die noch Tag zeigen.',
    en: 'Six coins are returned at once, and you turn the rightmost of your cards that still show day.',
  },
  'CK-13.3': {
    de: 'Wer eine Karte wendet, bekommt ihren Bonus.',
    en: 'Whoever turns a card gets its bonus.',
  },
  'CK-13.4': {
    de: 'Sechs Boni gibt es, auf jeder Karte einen:',
    en: 'There are six bonuses, one on each card:',
  },
  'CK-13.4.1': { de: 'Zwei Karma.', en: 'Two karma.' },
  'CK-13.4.2': {
    de: 'Eine Palastkarte aus dem Raster kostenlos ausführen oder zwei Münzen nehmen.',
    en: 'Carry out a palace card from the grid for free, or take two coins.',
  },
  'CK-13.4.3': {
    de: 'Ein Schiff aus dem Raster kostenlos mit seiner Belohnung nehmen oder einen Ruhm.',
    en: 'Take a ship from the grid for free, with its reward, or one fame.',
  },
  'CK-13.4.4': { de: 'Ein Verwalter.', en: 'One steward.' },
  'CK-13.4.5': {
    de: 'Zwei beliebige Karten des Rasters als Würfel (Handlimit beachten).',
    en: 'Any two cards of the grid as dice (mind the hand limit).',
  },
  'CK-13.4.6': {
    de: 'Nach diesem Zug bist du noch einmal am Zug.',
    en: 'After this turn you have another one.',
  },
  'CK-14.1': {
    de: 'Waren alle einmal am Zug, ist der erste Durchgang vorbei. Der Elefant wird umgedreht und schenkt der Startperson ein Karma; erst dann beginnt der zweite.',
    en: 'When everybody has had a turn the first pass is over. The elephant is turned and gives the start player a karma; only then does the second begin.',
  },
  'CK-14.2': {
    de: 'Nach dem zweiten Durchgang ist die Runde zu Ende.',
    en: 'After the second pass the round is over.',
  },
  'CK-14.3': {
    de: 'Das Raster wird vom Nachziehstapel wieder voll gemacht; was noch liegt, bleibt liegen. Die Lücken füllen sich von vorn nach hinten.',
    en: 'The grid is filled up again from the draw pile; what still lies there stays. The gaps are filled from first to last.',
  },
  'CK-14.4': {
    de: 'Der Elefant wandert im Uhrzeigersinn weiter, die Vorderseite wieder oben, und eine neue Runde beginnt.',
    en: 'The elephant moves on clockwise, front side up again, and a new round begins.',
  },
  'CK-14.5': {
    de: 'Weitere Züge durch Bonus oder Verwalter gehören zu dem Zug, dem sie folgen, und zählen im Durchgang nicht.',
    en: 'Further turns by bonus or steward belong to the turn they follow and do not count in the pass.',
  },
  'CK-14.6': {
    de: 'Läuft das Raster in einer Runde ganz leer, kommen vier Karten vom Nachziehstapel als kleines Raster, notfalls mehrmals, bis die Runde endet. Sie liegen auf den ersten vier Plätzen.',
    en: 'If the grid runs completely empty during a round, four cards from the draw pile form a small one, again if need be, until the round ends. They lie on the first four places.',
  },
  'CK-15.1': {
    de: 'Wendet jemand die sechste Karte, wird nur noch der laufende Durchgang zu Ende gespielt, damit alle gleich oft am Zug waren.',
    en: 'When somebody turns a sixth card, only the current pass is played out, so that all have had the same number of turns.',
  },
  'CK-15.2': { de: 'Es gewinnt, wer alle sechs gewendet hat.', en: 'Whoever has turned all six wins.' },
  'CK-15.3': {
    de: 'Haben es mehrere geschafft, zählt übriger Ruhm je 2 und jede Münze 1; mehr gewinnt.',
    en: 'If several have, fame left over counts 2 each and every coin 1; more wins.',
  },
  'CK-15.4': { de: 'Ist das gleich, gewinnt mehr Karma.', en: 'If that is equal, more karma wins.' },
  'CK-15.5': {
    de: 'Ist auch das gleich, teilt ihr den Sieg.',
    en: 'If that is equal too, you share the victory.',
  },
  'CK-16.1': {
    de: 'Offene Boni: Die Zählleistenkarten liegen mit der Nachtseite nach oben, alle sehen die Boni.',
    en: 'Open bonuses: the track cards lie night side up, and everybody sees the bonuses.',
  },
  'CK-16.2': {
    de: 'In welcher Reihenfolge deine sechs liegen, bestimmst du.',
    en: 'You decide in which order your six lie.',
  },
  'CK-16.3': {
    de: 'Gewendet wird auf die Tagseite, den Bonus gibt es dabei. Sonst ändert sich nichts.',
    en: 'They are turned to the day side, and the bonus comes with it. Nothing else changes.',
  },
}
