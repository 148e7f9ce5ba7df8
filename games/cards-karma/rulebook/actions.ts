/** CK-4, CK-5, CK-7: dice, buildings, goods. */
import { type Section, say } from '@durbar/room'
import { FAME_PER_BUILDING, HAND_LIMIT, SET_SIZE } from '../data/numbers.ts'
import { paragraph, picture, step, words } from './blocks.ts'
import { fullHand } from './examples.ts'
import {
  COLORS,
  cost,
  GOODS_VALUES,
  goodsValue,
  KINDS_OF_BUILDINGS,
  KINDS_OF_GOODS,
  MOST_BUILDINGS,
  MOST_GOODS,
  ONE,
  PER_COLOR,
  PER_FACE,
  pips,
  THREE_OF_A_KIND,
} from './figures.ts'

export const die: Section = {
  id: 'die',
  title: words(say`A – Würfelkarte nehmen`, say`A – Take a die card`),
  text: [
    paragraph(
      ['CK-4.1'],
      say`Nimm eine **beliebige Karte** aus dem Raster mit der Würfelseite nach vorn auf die Hand. Ihre Ecke oben rechts zeigt dir die Farbe des Würfels. Die Augenzahl siehst du erst danach.`,
      say`Take **any card** from the grid into your hand, die face towards you. Its top right corner shows you the colour of the die. You see the value only afterwards.`,
    ),
    paragraph(
      [],
      say`Es gibt ${COLORS} Würfelfarben: {orange} Orange, {green} Grün, {blue} Blau und {purple} Violett. Jede Farbe hat ${PER_COLOR} Karten, jede Augenzahl darin kommt ${PER_FACE}-mal vor.`,
      say`There are ${COLORS} die colours: {orange} orange, {green} green, {blue} blue and {purple} purple. Each colour has ${PER_COLOR} cards, with each value ${PER_FACE} times.`,
    ),
    paragraph(
      ['CK-4.2'],
      say`**Handkartenlimit:** Du hast nie mehr als ${HAND_LIMIT} Würfelkarten auf der Hand.`,
      say`**Hand limit:** you never hold more than ${HAND_LIMIT} die cards.`,
    ),
    paragraph(
      ['CK-4.3'],
      say`Kämst du über ${HAND_LIMIT}, wirfst du zuerst überzählige Würfelkarten deiner Wahl ab. Danach nimmst du die neuen.`,
      say`If you would exceed ${HAND_LIMIT}, first discard surplus die cards of your choice. Then take the new ones.`,
    ),
  ],
  aside: [
    picture(
      'die',
      say`Vorn die Ecke in Blau, hinten eine blaue ${pips('G06')}.`,
      say`A blue corner in front, a blue ${pips('G06')} on the back.`,
    ),
    {
      kind: 'example',
      title: words(say`Beispiel: volle Hand`, say`Example: a full hand`),
      of: ['CK-V7'],
      body: [
        {
          kind: 'paragraph',
          text: words(
            say`{A} hat ${fullHand.hand.length} Würfel. Sie bezahlt Palastaktion ${cost(fullHand.takes)} mit einer ${pips(fullHand.hand[0])} und hat noch ${fullHand.left}. Jetzt soll sie ${fullHand.gets} Würfel nehmen.`,
            say`{A} holds ${fullHand.hand.length} dice. She pays for palace action ${cost(fullHand.takes)} with a ${pips(fullHand.hand[0])} and has ${fullHand.left} left. Now she is to take ${fullHand.gets} dice.`,
          ),
        },
      ],
      result: words(
        say`Sie wirft zuerst ${fullHand.discards} Würfel ab. Dann nimmt sie ${fullHand.gets} und hat wieder ${HAND_LIMIT}.`,
        say`First she discards ${fullHand.discards} die. Then she takes ${fullHand.gets} and holds ${HAND_LIMIT} again.`,
      ),
    },
  ],
}

export const building: Section = {
  id: 'building',
  title: words(say`B – Gebäudekarte nehmen`, say`B – Take a building card`),
  text: [
    paragraph(
      ['CK-5.1'],
      say`Eine Gebäudekarte zeigt ${ONE} oder ${MOST_BUILDINGS} Gebäude. Es gibt ${KINDS_OF_BUILDINGS} Arten: {red} rote, {yellow} gelbe und {white} weiße.`,
      say`A building card shows ${ONE} or ${MOST_BUILDINGS} buildings. There are ${KINDS_OF_BUILDINGS} kinds: {red} red, {yellow} yellow and {white} white.`,
    ),
    step(
      ['CK-5.2'],
      say`**Bezahlen.** Wirf Würfelkarten der Farbe ab, die unten links auf der Karte steht. Ihre Summe muss mindestens die Zahl dort erreichen.`,
      say`**Pay.** Discard die cards of the colour shown at the bottom left of the card. Their sum must be at least the number there.`,
    ),
    step(
      ['CK-5.5'],
      say`**Auslegen.** Leg die Karte in deine Gebäudereihe und nimm dir sofort ${FAME_PER_BUILDING} Ruhmtoken {fame} für jedes Gebäude darauf.`,
      say`**Lay it out.** Put the card into your building row and at once take ${FAME_PER_BUILDING} fame token {fame} for each building on it.`,
    ),
    step(
      [],
      say`**${THREE_OF_A_KIND.de}?** Prüfe, ob du jetzt etwas [[CK-9.1|abwerfen und dafür etwas erhalten]] musst.`,
      say`**${THREE_OF_A_KIND.en}?** Check whether you now must [[CK-9.1|discard something and get something for it]].`,
    ),
    paragraph(
      ['CK-5.3'],
      say`Du darfst zu viel bezahlen. Wechselgeld gibt es nicht.`,
      say`You may overpay. There is no change.`,
    ),
    paragraph(
      ['CK-5.4'],
      say`Erreichst du die Summe auch mit Karmatoken und Verwaltern nicht, kannst du die Karte nicht nehmen.`,
      say`If you cannot reach the sum, even with karma tokens and administrators, you cannot take the card.`,
    ),
    paragraph(
      ['CK-5.6'],
      say`Zeigt die Karte auch eine Ware, gehört dir diese Ware, solange die Karte in deiner Auslage liegt.`,
      say`If the card also shows a good, that good is yours as long as the card lies in your tableau.`,
    ),
  ],
  aside: [
    picture(
      'anatomy-building',
      say`Ein rotes Gebäude: Es kostet mindestens ${cost('B26')} in Grün und zeigt Tee im Wert von ${goodsValue('B26', 'tea')}.`,
      say`A red building: it costs at least ${cost('B26')} in green and shows tea worth ${goodsValue('B26', 'tea')}.`,
    ),
  ],
}

export const goods: Section = {
  id: 'goods',
  title: words(say`D – Warenkarte nehmen`, say`D – Take a goods card`),
  text: [
    paragraph(
      ['CK-7.1'],
      say`Nimm eine Warenkarte aus dem Raster und leg sie in deine Warenreihe. Sie kostet **nichts**.`,
      say`Take a goods card from the grid and put it into your goods row. It costs **nothing**.`,
    ),
    paragraph(
      ['CK-7.2'],
      say`Eine Warenkarte zeigt ${ONE} oder ${MOST_GOODS} verschiedene der ${KINDS_OF_GOODS} Waren: {silk} Seide, {tea} Tee, {spice} Gewürze.`,
      say`A goods card shows ${ONE} or ${MOST_GOODS} different goods of ${KINDS_OF_GOODS} kinds: {silk} silk, {tea} tea, {spice} spice.`,
    ),
    paragraph(
      ['CK-7.3'],
      say`Zeigt die Karte zusätzlich eine Münze, nimm dir sofort ${ONE} Münze {coin}.`,
      say`If the card also shows a coin, take ${ONE} coin {coin} at once.`,
    ),
    paragraph(
      ['CK-7.4'],
      say`Jede Ware hat einen **Münzwert** von ${GOODS_VALUES[0]!} bis ${GOODS_VALUES.at(-1)!}. Ihn erhältst du erst, wenn du die Ware verkaufst: mit [[CK-9.4|${SET_SIZE} gleichen]] oder [[CK-9.5|${SET_SIZE} verschiedenen]].`,
      say`Every good has a **coin value** of ${GOODS_VALUES[0]!} to ${GOODS_VALUES.at(-1)!}. You get it only when you sell the good: with [[CK-9.4|${SET_SIZE} alike]] or [[CK-9.5|${SET_SIZE} different ones]].`,
    ),
    paragraph(
      ['CK-7.5'],
      say`Waren stehen auch auf manchen Gebäude- und Schiffskarten. Sie zählen wie die auf Warenkarten.`,
      say`Some building cards and ship cards show goods as well. They count like those on goods cards.`,
    ),
  ],
  aside: [
    picture(
      'anatomy-goods',
      say`Seide ${goodsValue('G17', 'silk')} und Gewürze ${goodsValue('G17', 'spice')}, dazu ${ONE} Münze sofort.`,
      say`Silk ${goodsValue('G17', 'silk')} and spice ${goodsValue('G17', 'spice')}, plus ${ONE} coin at once.`,
    ),
  ],
}
