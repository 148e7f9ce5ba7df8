/** CK-11 to CK-16: karma, stewards, the track, the end, the variant. */
import type { Catalogue } from '@durbar/room'

export const end: Catalogue = {
  'CK-11.1': {
    de: 'Jeder Karmatoken, den du beim Bezahlen zurücklegst, erhöht oder senkt einen deiner Würfel um 1.',
    en: 'Each karma token that you return when paying raises or lowers one of your dice by 1.',
  },
  'CK-11.2': {
    de: 'Damit triffst du bei Schiffen und Palastaktionen genau die Zahl. Bei Gebäuden erhöhst du die Summe.',
    en: 'With ships and palace actions it lets you hit the exact number. With buildings it raises your sum.',
  },
  'CK-11.3': {
    de: 'Mehrere Karmatoken dürfen auf denselben Würfel wirken. Ein Würfel steigt nie über 6 und fällt nie unter 1.',
    en: 'Several karma tokens may work on the same die. A die never rises above 6 or falls below 1.',
  },
  'CK-11.4': {
    de: 'Genutzte Karmatoken kommen in den Vorrat zurück.',
    en: 'Karma tokens you have used return to the supply.',
  },
  'CK-11.5': {
    de: 'Den dritten Karmatoken behältst du nicht: Alle 3 werden zu 1 Verwalter.',
    en: 'You do not keep a third karma token: all 3 become 1 administrator.',
  },
  'CK-12.1': {
    de: 'Einen Verwalter setzt du auf eine der folgenden Arten ein. Danach kommt er in den Vorrat zurück.',
    en: 'You use an administrator in one of the following ways. Then it returns to the supply.',
  },
  'CK-12.2': {
    de: 'Ist dein Zug zu Ende, darfst du einen Verwalter abgeben und einen weiteren vollständigen Zug ausführen. Erst danach ist die nächste Person am Zug.',
    en: 'When your turn is over you may return an administrator and have another complete turn. Only then is it the next player’s turn.',
  },
  'CK-12.3': {
    de: 'Beim Bezahlen ist ein Verwalter ein Würfel beliebiger Farbe mit einer Zahl von 1 bis 6. Er zahlt allein oder zusammen mit Würfeln.',
    en: 'When you pay, an administrator is a die of any colour with a number from 1 to 6. It pays alone or together with dice.',
  },
  'CK-12.4': {
    de: 'Zieh die 2 obersten Karten des Nachziehstapels als Würfel. Beachte das Handkartenlimit. Deine Aktion hast du trotzdem noch.',
    en: 'Draw the 2 top cards of the draw pile as dice. Mind the hand limit. You still have your action.',
  },
  'CK-12.5': {
    de: 'Verwalter darfst du sammeln und zu einem beliebigen Zeitpunkt in deinem Zug einsetzen, auch mehrere. Nur mitten in einer Wirkung geht es nicht.',
    en: 'You may collect administrators and use them at any time during your own turn, several if you like. Just not in the middle of an effect.',
  },
  'CK-12.6': {
    de: 'Den dritten Verwalter behältst du nicht: Alle 3 werden zu 2 Ruhmtoken.',
    en: 'You do not keep a third administrator: all 3 become 2 fame tokens.',
  },
  'CK-13.1': {
    de: 'Sobald du 3 Ruhmtoken hast, legst du sie zurück. Dann wendest du die am weitesten links liegende Zählleistenkarte, die noch Tag zeigt. Du musst.',
    en: 'As soon as you have 3 fame tokens, return them. Then flip your leftmost scoring card that still shows day. You must.',
  },
  'CK-13.2': {
    de: 'Sobald du 6 Münzen hast, legst du sie zurück. Dann wendest du die am weitesten rechts liegende Zählleistenkarte, die noch Tag zeigt. Du musst.',
    en: 'As soon as you have 6 coins, return them. Then flip your rightmost scoring card that still shows day. You must.',
  },
  'CK-13.3': {
    de: 'Auf der Nachtseite steht ein Bonus. Du erhältst ihn, wenn du die Karte wendest.',
    en: 'On the night side there is a bonus. You get it when you flip the card.',
  },
  'CK-13.4': {
    de: 'Es gibt 6 Boni, auf jeder Zählleistenkarte eines Sets einen.',
    en: 'There are 6 bonuses, one on each scoring card of a set.',
  },
  'CK-13.4.1': {
    de: '2 Karmatoken: Nimm dir 2 Karmatoken.',
    en: '2 karma tokens: Take 2 karma tokens.',
  },
  'CK-13.4.2': {
    de: '1 Palastaktion oder 2 Münzen: Nimm eine Palastaktionskarte aus dem Raster und führe sie kostenlos aus. Oder nimm dir 2 Münzen.',
    en: '1 palace action or 2 coins: Take a palace action card from the grid and resolve it for free. Or take 2 coins.',
  },
  'CK-13.4.3': {
    de: '1 Schiff oder 1 Ruhmtoken: Nimm ein Schiff aus dem Raster kostenlos in deine Schiffsreihe, mit seiner Belohnung. Oder nimm dir 1 Ruhmtoken.',
    en: '1 ship or 1 fame token: Take a ship from the grid into your ship row for free, with its reward. Or take 1 fame token.',
  },
  'CK-13.4.4': {
    de: '1 Verwalter: Nimm dir 1 Verwalterkarte.',
    en: '1 administrator: Take 1 administrator card.',
  },
  'CK-13.4.5': {
    de: '2 Würfel: Nimm 2 beliebige Karten aus dem Raster als Würfel. Beachte das Handkartenlimit.',
    en: '2 dice: Take any 2 cards from the grid as dice. Mind the hand limit.',
  },
  'CK-13.4.6': {
    de: 'Noch ein Zug: Nach dem laufenden Zug bist du noch einmal am Zug.',
    en: 'Another turn: After the current turn you have another turn.',
  },
  'CK-14.1': {
    de: 'Nach dem ersten Durchgang dreht ihr den Startofanten um. Wer ihn hat, erhält sofort 1 Karmatoken. Erst dann beginnt der zweite Durchgang.',
    en: 'After the first pass turn the start elephant over. Whoever has it gets 1 karma token at once. Only then does the second pass begin.',
  },
  'CK-14.2': {
    de: 'Nach dem zweiten Durchgang ist die Runde zu Ende.',
    en: 'After the second pass the round is over.',
  },
  'CK-14.3': {
    de: 'Legt in jede Lücke die oberste Karte des Nachziehstapels, von oben links beginnend, bis wieder 12/16/20 Karten liegen. Nicht genommene Karten bleiben liegen.',
    en: 'Lay the top card of the draw pile into every gap, from the top left, until there are 12/16/20 cards again. Cards not taken stay.',
  },
  'CK-14.4': {
    de: 'Er geht im Uhrzeigersinn an die nächste Person, die grüne Decke wieder oben. Eine neue Runde beginnt.',
    en: 'It goes clockwise to the next player, green blanket up again. A new round begins.',
  },
  'CK-14.5': {
    de: 'Ein zusätzlicher Zug durch Bonus oder Verwalter gehört zu dem Zug, dem er folgt. Im Durchgang zählt er nicht.',
    en: 'An additional turn from a bonus or an administrator belongs to the turn it follows. It does not count in the pass.',
  },
  'CK-14.6': {
    de: 'Ist das Raster ganz leer, legt 4 Karten vom Nachziehstapel als kleines Raster auf seine ersten Plätze. Das macht ihr bis zum Ende der Runde so oft wie nötig.',
    en: 'If the grid is completely empty, lay 4 cards from the draw pile onto its first places as a small grid. Do so as often as needed until the round ends.',
  },
  'CK-15.1': {
    de: 'Wendet jemand die 6. Zählleistenkarte, spielt ihr den laufenden Durchgang noch zu Ende – nicht die ganze Runde. So sind alle gleich oft am Zug.',
    en: 'When somebody flips the last of 6 scoring cards, you play out the current pass – not the whole round. So all have the same number of turns.',
  },
  'CK-15.2': {
    de: 'Es gewinnt, wer alle 6 Zählleistenkarten gewendet hat.',
    en: 'Whoever has flipped all 6 scoring cards wins.',
  },
  'CK-15.3': {
    de: 'Ist das mehreren gelungen, zählen sie, was übrig ist: 2 für jeden Ruhmtoken, 1 für jede Münze. Die höhere Summe gewinnt.',
    en: 'If several have done so, they count what is left over: 2 for each fame token, 1 for each coin. The higher sum wins.',
  },
  'CK-15.4': {
    de: 'Bei gleicher Summe gewinnt, wer von ihnen mehr Karmatoken hat.',
    en: 'If the sums are equal, the one of them with more karma tokens wins.',
  },
  'CK-15.5': {
    de: 'Sind auch die Karmatoken gleich, teilen sie sich den Sieg.',
    en: 'If the karma tokens are equal as well, they share the victory.',
  },
  'CK-16.1': {
    de: 'Für erfahrene Runden: Eure Zählleistenkarten liegen mit der Nachtseite nach oben. Alle sehen alle Boni.',
    en: 'For experienced players: your scoring cards lie night side up. Everybody sees all bonuses.',
  },
  'CK-16.2': {
    de: 'In welcher Reihenfolge deine 6 Zählleistenkarten liegen, bestimmst du selbst.',
    en: 'You decide yourself in which order your 6 scoring cards lie.',
  },
  'CK-16.3': {
    de: 'Ihr wendet auf die Tagseite und erhaltet dabei den Bonus. Alles andere bleibt gleich.',
    en: 'You flip to the day side and get the bonus as you do so. Everything else stays the same.',
  },
}
