/** RJ-R-1 to RJ-R-19: questions the rulebook leaves open, and how we play them. */
import type { Catalogue } from '@durbar/room'

export const rulings: Catalogue = {
  'RJ-R-1': {
    de: 'Wie frei ist die Reihenfolge? Ganz frei: Fähigkeiten, beide Aktionen, der Chip, ihre einzelnen Teile und die Reisen dürfen sich beliebig mischen.',
    en: 'How free is the order? Entirely: abilities, both actions, the chip, their single parts and the journeys may be mixed at will.',
  },
  'RJ-R-2': {
    de: 'Wofür gibt es die zwei Gold? Je unvollständiger Aktion einmal, gleich wie viele Teile fehlen. Zwei offene Aktionen bringen jedem anderen vier.',
    en: 'What are the two gold for? For each incomplete action once, however many parts are missing. Two open actions bring every other player four.',
  },
  'RJ-R-3': {
    de: 'Wann? Am Ende des Zuges. Eine begonnene Chip-Aktion zählt mit, ein nicht eingesetzter Chip und eine ungenutzte Fähigkeit nicht. Du selbst bekommst nichts.',
    en: 'When? At the end of the turn. A chip action once begun counts, a chip not used and an ability left alone do not. You yourself get nothing.',
  },
  'RJ-R-4': {
    de: 'Von zwei Häusern nur das im Dorf? Erlaubt, aber unvollständig. Erst das Dorf und später die Stadt ist ganz normal.',
    en: 'Only the village house of two houses? Allowed, but incomplete. The village first and the city later is perfectly normal.',
  },
  'RJ-R-5': {
    de: 'Der Startort ist eine Kreuzung, mehr nicht: Man darf dort stehen bleiben, aber nichts bauen, und gewertet wird er nie.',
    en: 'The start place is a crossroads and no more: you may stay there, but nothing is built and it is never scored.',
  },
  'RJ-R-6': {
    de: 'Architekten halten in Städten oder am Startort, nie im Dorf. Ein Reiseschritt ist eine ganze Straße, und ihr Wegegeld musst du vorher haben.',
    en: 'Architects stop in cities or at the start place, never in a village. A step is one whole road, and you need its toll before you set out.',
  },
  'RJ-R-7': {
    de: 'Ein eigenes Haus befreit das ganze Dorf. Sonst zahlst du alle Häuser dort, auch zwei an denselben: höchstens vier Gold je Straße, zu zweit zwei, und jedes Mal von Neuem.',
    en: 'One house of your own frees the whole village. Otherwise you pay all houses there, even two to the same owner: four gold per road at most, two with two players, and anew each time.',
  },
  'RJ-R-8': {
    de: 'Zwei eigene Häuser in einem Dorf? Ab drei Spielern ja, auch am Anfang.',
    en: 'Two houses of your own in one village? With three or more players yes, from the start on.',
  },
  'RJ-R-9': {
    de: 'Ein Wappen lässt sich ab Position 3 schieben. Ein solches gibt es immer. Auch das unterste darf weiter hinunter, obwohl das nichts ändert.',
    en: 'A crest can be pushed from position 3 upwards. There always is one. Even the lowest may go further down, though that changes nothing.',
  },
  'RJ-R-10': {
    de: 'Auch das Wappen der Stadt, in der der Maharadscha gerade ist, darf geschoben werden. Die Wertung dieser Runde berührt das nicht.',
    en: 'Even the crest of the city the Maharaja is in may be pushed. This round’s scoring does not change.',
  },
  'RJ-R-11': {
    de: 'Die alte Karte des Räubers liegt schon frei, wenn sein Opfer wählt. Es hat also immer mindestens zwei zur Auswahl; einen direkten Tausch gibt es im Grundspiel und in Profi I nicht.',
    en: 'The robber’s old card lies free before the victim chooses, so there are always two cards at least to choose from. There is no direct swap in the base game and Pro I.',
  },
  'RJ-R-12': {
    de: 'Viele Verschiebungen können die Spitze der Leiste senken. Dann hinkt das Feld der Runde hinterher, und das Grundspiel dauert länger: Es endet mit Feld 10. Das kurze Spiel zählt die Runden selbst. Voraus ist das Feld nie.',
    en: 'Many shifts can lower the top of the track. Then the field lags behind the round and the base game lasts longer: it ends with field 10. The short game counts the rounds themselves. The field is never ahead.',
  },
  'RJ-R-13': {
    de: 'Eine Fähigkeit wirkt, solange die Karte vor dir liegt. Händler und Yogi zahlen zu Zugbeginn oder sobald du sie im eigenen Zug bekommst, der Unternehmer baut einmal; alle drei höchstens einmal je Zug. In fremden Zügen bringen neue Karten nichts.',
    en: 'An ability works while the card lies before you. Trader and Yogi pay when your turn begins or when you gain them in it, the Builder builds once; all three at most once a turn. Cards gained in somebody else’s turn pay nothing yet.',
  },
  'RJ-R-14': {
    de: 'Der Preis des Baumeisters gilt für jeden Palast, auch mit einem Chip.',
    en: 'The Artisan’s price goes for every palace, with a chip too.',
  },
  'RJ-R-15': {
    de: 'Klein bauen, obwohl groß noch frei ist? Ja, und so viele Paläste je Stadt, wie du willst. Die kleinen Plätze sind gleich; gebaut wird auf dem mit der niedrigsten Nummer.',
    en: 'Build small while the large site is free? Yes, and as many palaces per city as you like. The small sites are all alike; the lowest free number is used.',
  },
  'RJ-R-16': {
    de: 'Was aus ist, ist aus: ohne Haus im Vorrat kein Bau, ohne Palast keiner, und ein leerer Steinbruch gibt nichts her. Häuser kehren nie dorthin zurück.',
    en: 'What is gone is gone: no house in stock, no building; no palace left, no palace; and an empty quarry gives nothing. Houses never go back there.',
  },
  'RJ-R-17': {
    de: 'Gold hat die Bank unbegrenzt, Chips nur sieben. Ist keiner da, geht der Yogi leer aus, es sei denn, im selben Zug kommt einer zurück.',
    en: 'The bank never runs out of gold, but there are only seven chips. With none there the Yogi gives nothing, unless one comes back in the same turn.',
  },
  'RJ-R-18': {
    de: 'Gleich viele Paläste und gleich viel Gold: geteilter Platz.',
    en: 'Equal in palaces and gold: the place is shared.',
  },
  'RJ-R-19': {
    de: 'Versteigerung genauer: ganze Goldstücke, nie mehr als man hat, jedes Gebot mindestens eins höher. Gepasst ist gepasst, wer eine Karte hat, bietet nicht mit, der Eröffner darf nicht passen. Der Letzte ohne Karte wählt umsonst.',
    en: 'The auction in detail: whole gold, never more than you have, each bid at least one higher. A pass is final, whoever has a card stays out, the opener may not pass. The last one without a card chooses for nothing.',
  },
}
