/** RJ-7: what can be done in a turn. */
import type { Catalogue } from '@durbar/room'
import { ARTISAN_PRICE, PALACE_PRICE } from '../data/material.ts'

export const actions: Catalogue = {
  'RJ-7.1.1': {
    de: 'Reisen braucht keinen Zeiger: In deinem Zug darfst du es immer.',
    en: 'Travelling needs no pointer: in your turn you always may.',
  },
  'RJ-7.1.2': {
    de: 'Reise, so weit und so oft du willst, und baue zwischendurch.',
    en: 'Travel as far and as often as you like, and build in between.',
  },
  'RJ-7.1.3': {
    de: 'Eine Straße ist nur offen, wenn in jedem ihrer Dörfer ein Haus steht.',
    en: 'A road is open only when every village along it holds a house.',
  },
  'RJ-7.1.4': {
    de: 'Städte und der Startort kosten nichts.',
    en: 'Cities and the start place cost nothing to pass.',
  },
  'RJ-7.1.5': {
    de: 'Auch ein Dorf, in dem du selbst ein Haus hast, ist frei, selbst wenn daneben ein fremdes steht.',
    en: 'A village with a house of yours is free as well, even if a rival has one next to it.',
  },
  'RJ-7.1.6': {
    de: 'Hast du dort keines, zahlst du jedem Hausbesitzer ein Gold je Haus.',
    en: 'If you have none there, you pay every owner one gold per house.',
  },
  'RJ-7.1.7': {
    de: 'Wer nicht zahlen kann, darf nicht reisen.',
    en: 'If you cannot pay, you cannot go.',
  },
  'RJ-7.1.8': {
    de: 'Für den Wanderer zahlt die Bank die Besitzer aus; er selbst braucht kein Gold.',
    en: 'For the Wandering Monk the bank pays the owners; the traveller needs no gold.',
  },
  'RJ-7.2.1': {
    de: 'In Dörfern baust du Häuser von überall her, solange Platz ist.',
    en: 'Houses in villages can be built from anywhere, as long as there is room.',
  },
  'RJ-7.2.2': {
    de: 'In einer Stadt baust du nur, wenn dein Architekt dort steht.',
    en: 'In a city you build only while your architect is there.',
  },
  'RJ-7.2.3': {
    de: 'In einem Zug darfst du mehrere Städte besuchen und in jeder bauen.',
    en: 'You may visit several cities in one turn and build in each.',
  },
  'RJ-7.2.4': {
    de: 'Ein Palast braucht einen freien Bauplatz in der Stadt.',
    en: 'A palace needs a free site in the city.',
  },
  'RJ-7.2.5': {
    de: 'Ein Haus kostet überall ein Gold und kommt aus deinem Vorrat.',
    en: 'A house costs one gold everywhere and comes from your own stock.',
  },
  'RJ-7.2.6': {
    de: `Ein Palast kostet ${PALACE_PRICE} Gold, ob groß oder klein, mit dem Baumeister ${ARTISAN_PRICE}.`,
    en: `A palace costs ${PALACE_PRICE} gold, large or small, and ${ARTISAN_PRICE} with the Artisan.`,
  },
  'RJ-7.2.7': {
    de: 'Groß oder klein: Wer baut, sucht sich unter den freien Plätzen einen aus.',
    en: 'Large or small: the builder picks among the sites that are free.',
  },
  'RJ-7.2.8': {
    de: 'Von „zwei Häusern“ muss eines in einer Stadt stehen, dafür das Stadttor auf der Scheibe. Zwei Dorfhäuser gibt diese Aktion nie her.',
    en: 'Of the two houses one has to stand in a city; the city gate on the disc is there to remind you. This action never yields two village houses.',
  },
  'RJ-7.3.1': {
    de: 'Versetzen darfst du nur eigene Häuser, aus Dorf oder Stadt, wo auch immer dein Architekt ist.',
    en: 'You move only houses of your own, out of a village or a city, wherever your architect is.',
  },
  'RJ-7.3.2': {
    de: 'War es das einzige Haus im Dorf, ist die Straße gesperrt, bis dort wieder eines steht.',
    en: 'If it was the only house in the village, the road is shut until one stands there again.',
  },
  'RJ-7.3.3': {
    de: 'In ein Dorf geht es immer, wenn Platz ist, in eine Stadt nur zu deinem Architekten. Stehen lassen gilt nicht.',
    en: 'It may go into any village with room, but into a city only where your architect is. Leaving it where it is does not count.',
  },
  'RJ-7.3.4': {
    de: 'Versetzen kostet nichts.',
    en: 'Moving a house is free.',
  },
  'RJ-7.4.1': {
    de: 'Steinbruch: Zwei Häuser deiner Farbe wandern von dort umsonst in deinen Vorrat.',
    en: 'Quarry: two houses of your colour move from there into your stock, for free.',
  },
  'RJ-7.5.1': {
    de: 'Wähle irgendein Wappen und schiebe es genau zwei Felder hinunter.',
    en: 'Choose any crest and push it down by exactly two fields.',
  },
  'RJ-7.5.2': {
    de: 'Lag auf einem dieser beiden Felder ein Wappen, wurde es überholt und rückt eins nach oben.',
    en: 'A crest that lay on one of these two fields has been overtaken and goes up by one.',
  },
  'RJ-7.5.3': {
    de: 'Leere Felder zählen mit. So können Lücken entstehen, und sie bleiben.',
    en: 'Empty fields count. Gaps may open that way, and they stay.',
  },
  'RJ-7.5.4': {
    de: 'Lücken ändern nichts daran, dass das unterste Wappen das nächste ist und gleich über das höchste kommt.',
    en: 'Gaps do not change that the lowest crest is next and goes right above the highest.',
  },
  'RJ-7.5.5': {
    de: 'Unter dem Pfeil ist Schluss: Ein Wappen ohne zwei Felder unter sich kannst du nicht wählen.',
    en: 'The arrow is the end of the track: a crest without two fields below it cannot be chosen.',
  },
  'RJ-7.6.1': {
    de: 'Nimm eine freie Personenkarte oder die eines anderen (Grundspiel und Profi I).',
    en: 'Take a free character card or the card of another player (base game and Pro I).',
  },
  'RJ-7.6.2': {
    de: 'Deine bisherige Karte legst du zu den freien.',
    en: 'Your former card joins the free ones.',
  },
  'RJ-7.6.3': {
    de: 'Wem du die Karte nimmst, der kann sich nicht wehren und sucht sich sofort eine freie aus.',
    en: 'Whoever loses a card to you cannot refuse and at once picks a free one instead.',
  },
  'RJ-7.6.4': {
    de: 'Wer im eigenen Zug wechselt, darf in diesem Zug beide Fähigkeiten nutzen, soweit es geht.',
    en: 'If you change in your own turn you may use both abilities in that turn, as far as they go.',
  },
  'RJ-7.6.5': {
    de: 'Wer gerade am Zug ist, spielt ihn zu Ende, welche Zahl er auch hat.',
    en: 'Whoever is in the middle of a turn finishes it, whatever the new number.',
  },
  'RJ-7.6.6': {
    de: 'Wer schon dran war, kommt in dieser Runde nicht noch einmal an die Reihe.',
    en: 'Whoever has had a turn gets no second one in the same round.',
  },
  'RJ-7.6.7': {
    de: 'Von den Übrigen ist immer die kleinste Karte die nächste.',
    en: 'Among the rest the lowest card is always next.',
  },
  'RJ-7.7.1': {
    de: 'Eine eingestellte Aktion musst du nicht ausführen, weder ganz noch zum Teil.',
    en: 'You need not carry out an action you have set, neither wholly nor in part.',
  },
  'RJ-7.7.2': {
    de: 'Bleibt aber etwas an ihr offen, gewollt oder nicht, bekommt jeder andere zwei Gold aus der Bank.',
    en: 'But if anything of it stays open, wanted or not, every other player gets two gold from the bank.',
  },
}
