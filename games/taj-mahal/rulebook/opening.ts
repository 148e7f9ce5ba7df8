/** The title leaf, the game in one minute, and what is in the box. */
import { type Rulebook, say } from '@durbar/room'
import * as n from './figures.ts'

export const opening: Pick<Rulebook, 'facts' | 'credits' | 'story' | 'aim' | 'minute'> = {
  facts: [
    { de: say`ab ${n.AGE} Jahren`, en: say`ages ${n.AGE} and up` },
    { de: say`Karten, Mehrheiten, Wege`, en: say`Cards, majorities, roads` },
  ],
  credits: {
    de: say`Ein Spiel von **Reiner Knizia** · Grafik: **Franz Vohwinkel** · Rio Grande Games und Abacusspiele, ${n.EDITION} (zuerst ${n.FIRST_EDITION}) · Diese Fassung: Regeltext und Bilder von Durbar · Zu zweit: Variante von Durbar`,
    en: say`A game by **Reiner Knizia** · Graphics: **Franz Vohwinkel** · Rio Grande Games and Abacusspiele, ${n.EDITION} (first published in ${n.FIRST_EDITION}) · This version: rules text and pictures by Durbar · For ${n.DUO} players: a variant by Durbar`,
  },
  story: {
    text: {
      de: say`Anfang des ${n.CENTURY}. Jahrhunderts zerfällt das Reich der Großmoguln. Als Fürsten und Maharishis reist ihr durch den Nordwesten Indiens. Ihr umwerbt den Hof und baut Paläste, die eure Macht von Provinz zu Provinz tragen.`,
      en: say`Early in the ${n.CENTURY}th century the empire of the Grand Moguls falls apart. As princes and maharishis you travel through the north-west of India. You court those in power and build palaces that carry your influence from province to province.`,
    },
  },
  aim: {
    text: {
      de: say`Sammle in ${n.VISITS} Besuchen die meisten Einflusspunkte: mit Waren, die sich häufen, und mit Palästen, die über Straßen verbunden sind.`,
      en: say`Gather the most influence points in ${n.VISITS} visits: with goods that pile up, and with palaces that are joined by roads.`,
    },
  },
  minute: [
    {
      picture: 'play',
      title: { de: say`Ausspielen`, en: say`Play` },
      text: {
        de: say`Reihum spielst du ${n.COLOURED_PER_TURN} Farbkarte aus, dazu höchstens ${n.BESIDE_IT} weiße Karte oder ${n.BESIDE_IT} Sonderkarte.`,
        en: say`In turn you play ${n.COLOURED_PER_TURN} coloured card, with at most ${n.BESIDE_IT} white card or ${n.BESIDE_IT} special card.`,
      },
    },
    {
      picture: 'compare',
      title: { de: say`Vergleichen`, en: say`Compare` },
      text: {
        de: say`${n.SYMBOL_COUNT} Symbole, ${n.SYMBOL_COUNT} Preise: Es zählt, wer von einem Symbol am meisten zeigt.`,
        en: say`${n.SYMBOL_COUNT} symbols, ${n.SYMBOL_COUNT} prizes: what counts is who shows most of a symbol.`,
      },
    },
    {
      picture: 'withdraw',
      title: { de: say`Zurückziehen`, en: say`Withdraw` },
      text: {
        de: say`Wo du dann allein führst, gewinnst du. Wer sich früher zurückzieht, wählt die besseren Karten.`,
        en: say`Where you then lead alone, you win. Whoever withdraws earlier chooses the better cards.`,
      },
    },
    {
      picture: 'build',
      title: { de: say`Bauen`, en: say`Build` },
      text: {
        de: say`Gewonnene Ämter bringen Paläste. Verbundene Provinzen bringen bei jedem Besuch Einflusspunkte.`,
        en: say`Courtiers you win bring palaces. Connected provinces bring influence points in every visit.`,
      },
    },
    {
      picture: 'gather',
      title: { de: say`Häufen`, en: say`Gather` },
      text: {
        de: say`Der Elefant bringt Waren. Jede gleiche Ware, die du schon hast, zählt noch einmal.`,
        en: say`The elephant brings goods. Every equal good you already have counts once more.`,
      },
    },
  ],
}
