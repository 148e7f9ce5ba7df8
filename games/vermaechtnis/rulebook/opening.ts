/** The title leaf, the game in one minute, and what is in the box. */
import { type Rulebook, say } from '@durbar/room'
import { words } from './blocks.ts'
import {
  ANTIQUES_IN_BOX,
  COLLECTIONS_IN_BOX,
  COLOURS_IN_BOX,
  FEW_ROW,
  FULL_ROW,
  FULL_TABLE,
  GOLD,
  GOLD_COINS,
  KINDS_IN_BOX,
  OFFER_SIZE,
  SALES_DAYS,
  SILVER,
  SILVER_COINS,
  TRADE_CARDS,
  YEAR,
} from './figures.ts'

type Opening = Pick<Rulebook, 'facts' | 'credits' | 'story' | 'aim' | 'minute' | 'components'>

export const opening: Opening = {
  facts: [words(say`Kaufen, Sammeln, Abwarten`, say`Buying, collecting, biding your time`)],
  credits: words(
    say`Ein Spiel von **Michael Schacht** (Idee und Grafik) · Abacusspiele, ${YEAR} · Diese Fassung: Regeltext und Bilder von Durbar`,
    say`A game by **Michael Schacht** (design and graphics) · Abacusspiele, ${YEAR} · This edition: rules text and pictures by Durbar`,
  ),
  story: {
    rules: ['VM-1.1'],
    text: words(
      say`Der Maharaja ist alt geworden, und seine Söhne hoffen auf den Thron. Auf dem Markt der Hauptstadt suchen sie edle Antiquitäten, um seine Gunst zu gewinnen. Du bist einer von ihnen: Wer ihn am meisten erfreut, wird der neue Maharaja.`,
      say`The Maharaja has grown old, and the sons of the house hope for the throne. In the market of the capital they look for fine antiques to win favour. You are one of them: whoever pleases the ruler most becomes the new Maharaja.`,
    ),
  },
  aim: {
    rules: ['VM-1.2', 'VM-1.3'],
    text: words(
      say`Es gewinnt, wer nach ${SALES_DAYS} Verkaufstagen die meisten Punkte hat: mit Antiquitäten, mit Sammlungskarten und mit übrigem Geld.`,
      say`Whoever has the most points after ${SALES_DAYS} sales days wins: from antiques, from collection cards and from money left over.`,
    ),
  },
  minute: [
    {
      picture: 'minute-coin',
      title: words(say`Münze nehmen`, say`Take a coin`),
      text: words(
        say`Nimm die Goldmünze ganz links: ${GOLD} Rupien für dich. Danach kann der Preis sinken – für alle.`,
        say`Take the leftmost gold coin: ${GOLD} rupees for you. After that the price may fall – for everybody.`,
      ),
    },
    {
      picture: 'minute-buy',
      title: words(say`Oder kaufen`, say`Or buy`),
      text: words(
        say`Kauf eine von ${OFFER_SIZE} Antiquitäten. Alle kosten gleich viel: die Zahl unter der Münze ganz links.`,
        say`Buy one of ${OFFER_SIZE} antiques. They all cost the same: the number below the leftmost coin.`,
      ),
    },
    {
      picture: 'minute-collect',
      title: words(say`Sammeln`, say`Collect`),
      text: words(
        say`Hast du alles, was eine Sammlungskarte zeigt? Dann darfst du sie nehmen. Jede gibt es nur einmal.`,
        say`Do you have all that a collection card shows? Then you may take it. There is only one of each.`,
      ),
    },
    {
      picture: 'minute-day',
      title: words(say`Neuer Tag`, say`A new day`),
      text: words(
        say`Ist die letzte Münze oder die letzte Antiquität weg, kommt der nächste von ${SALES_DAYS} Verkaufstagen.`,
        say`When the last coin or the last antique is gone, the next of ${SALES_DAYS} sales days begins.`,
      ),
    },
    {
      picture: 'minute-score',
      title: words(say`Paare zählen`, say`Pairs count`),
      text: words(
        say`Am Ende gibst du jede Antiquität ab, die in ihrer Farbe allein ist. Alles andere bringt Punkte.`,
        say`At the end you give up every antique that is alone in its colour. All the rest scores.`,
      ),
    },
  ],
  components: [
    {
      picture: 'antique-cards',
      count: ANTIQUES_IN_BOX,
      name: words(say`Antiquitäten`, say`antiques`),
      note: words(
        say`${KINDS_IN_BOX} Sorten in ${COLOURS_IN_BOX} Farben, jedes Paar genau einmal`,
        say`${KINDS_IN_BOX} kinds in ${COLOURS_IN_BOX} colours, each pair exactly once`,
      ),
    },
    {
      picture: 'collection-cards',
      count: COLLECTIONS_IN_BOX,
      name: words(say`Sammlungskarten`, say`collection cards`),
      note: words(say`vorne beige, hinten grau`, say`beige on the front, grey on the back`),
    },
    {
      picture: 'trade-cards',
      count: TRADE_CARDS,
      name: words(say`Handelskarten`, say`trade cards`),
      note: words(
        say`${FULL_ROW.length} mit ${FULL_TABLE} Personen auf der Rückseite, ${FEW_ROW.length} ohne`,
        say`${FULL_ROW.length} with ${FULL_TABLE} persons on the back, ${FEW_ROW.length} without`,
      ),
    },
    {
      picture: 'gold-coin',
      count: GOLD_COINS,
      name: words(say`Goldmünzen`, say`gold coins`),
      note: words(say`je ${GOLD} Rupien`, say`${GOLD} rupees each`),
    },
    {
      picture: 'silver-coin',
      count: SILVER_COINS,
      name: words(say`Silbermünzen`, say`silver coins`),
      note: words(say`je ${SILVER} Rupie`, say`${SILVER} rupee each`),
    },
  ],
}
