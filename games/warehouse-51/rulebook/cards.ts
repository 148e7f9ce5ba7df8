/** All antiquities: what is printed comes from the cards, only the effects are worded here. */
import { both, inBoth, type Language, type Row, type Section, say, type Words } from '@durbar/room'
import { CARDS, type CardId, type Nature } from '../data/cards.ts'
import { CATEGORIES, CATEGORY_NAMES, FIRST, SECOND, STACK_SIZE } from '../data/categories.ts'
import { TIMING, type Timing } from '../data/effects.ts'
import { cardName } from '../texts/names.ts'
import { ANTIQUITIES, MALLEUS, PANDORA, PEACHES, PLENTY, RING, SURCHARGE, WEALTH } from './figures.ts'

const none: Words = { de: say`Keine Wirkung.`, en: say`No effect.` }
const certificate: Words = {
  de: say`Trägt ein Echtheitszertifikat {certificate}. Vor dem Entlarven darfst du es auf eine deiner Antiquitäten legen.`,
  en: say`Carries a certificate of authenticity {certificate}. Before the unmasking you may place it on one of your antiquities.`,
}

export const EFFECTS: Readonly<Record<CardId, Words>> = {
  'holy-grail': {
    de: say`Die Flüche deiner anderen Antiquitäten können dir nichts anhaben, auch die Büchse der Pandora beim Kauf nicht. Was schon geschehen ist, bleibt geschehen.`,
    en: say`The curses of your other antiquities cannot touch you, not even Pandora’s Box when you buy it. What has already happened stays.`,
  },
  'malleus-maleficarum': {
    de: say`Du verlierst ${MALLEUS} Punkt für jede segensreiche Antiquität, die bei dir gewertet wird.`,
    en: say`You lose ${MALLEUS} point for each blessed antiquity that is scored in your collection.`,
  },
  excalibur: {
    de: say`Bist du in einer geheimen Auktion unter den gleich hohen Höchstgeboten, gewinnst du.`,
    en: say`If your bid is among the tied highest of a secret auction, you win.`,
  },
  'unicorn-horn': {
    de: say`Liegen alle Fälschungskarten offen, darfst du eine davon neutralisieren – sofern das Horn selbst echt ist.`,
    en: say`Once all counterfeits lie face up you may neutralise one of them – provided the Horn itself is genuine.`,
  },
  'baba-yagas-mortar': none,
  'seven-league-boots': {
    de: say`Gewinnst du eine Auktion, bestimmst du, wer von den anderen dein Gold erhält.`,
    en: say`When you win an auction you decide which of the others receives your gold.`,
  },
  'philosophers-stone': {
    de: say`Bei den Sets darf der Stein für eine beliebige Farbe stehen. In den Mehrheiten bleibt er blau.`,
    en: say`For sets the Stone may stand for any one colour. In the majorities it stays blue.`,
  },
  'crystal-ball': {
    de: say`Sieh dir heimlich eine Fälschungskarte auf dem Tisch an, die du noch nicht kennst.`,
    en: say`Look secretly at one counterfeit on the table that you do not know yet.`,
  },
  'golden-fleece': none,
  'ring-of-the-nibelungs': {
    de: say`In offenen Auktionen musst du das höchste Gebot um mindestens ${RING} übertreffen. Auch dein erstes Gebot beträgt mindestens ${RING}.`,
    en: say`In open auctions you must top the highest bid by at least ${RING}. An opening bid of yours is at least ${RING} as well.`,
  },
  'shirt-of-nessus': {
    de: say`Du verlierst jeden Gleichstand, in den Kategorien und um den Sieg.`,
    en: say`You lose every tie, in the categories and for victory.`,
  },
  'pandoras-box': {
    de: say`Gib allen anderen je ${PANDORA} Goldbarren, reihum von links. Reicht dein Gold nicht für alle, gehen die Letzten leer aus.`,
    en: say`Give ${PANDORA} ingot to each of the others, clockwise from your left. If your gold does not go round, the last ones get nothing.`,
  },
  gungnir: none,
  mjollnir: {
    de: say`In offenen Auktionen darfst du genau das höchste Gebot bieten und führst damit. Ohne ein Gebot geht das nicht; Draupnir steht dem nicht im Weg.`,
    en: say`In open auctions you may bid exactly the highest bid and then lead. Not while there is no bid; Draupnir does not stand in the way.`,
  },
  'horn-of-plenty': {
    de: say`Jedes Mal, wenn du eine Antiquität aufdeckst, nimmst du ${PLENTY} Goldbarren aus dem Vorrat.`,
    en: say`Each time you turn up an antiquity, take ${PLENTY} ingot from the supply.`,
  },
  'ark-of-the-covenant': {
    de: say`Nach dem Entlarven gibst du alle deine Goldbarren in den Vorrat.`,
    en: say`After the unmasking you return all your ingots to the supply.`,
  },
  'davids-harp': none,
  'flying-carpet': {
    de: say`Du darfst eine deiner anderen Antiquitäten gegen eine fremde mit demselben Wert tauschen. Beide dürfen nicht verpfändet sein. Ein Zertifikat geht mit; Sofort-Wirkungen löst der Tausch nicht aus.`,
    en: say`You may swap one of your other antiquities for someone else’s of the same value. Neither may be pawned. A certificate goes along; the swap triggers no instant effects.`,
  },
  'samsons-jawbone': none,
  'aladdins-lamp': {
    de: say`Wähle einen Wunsch: **Reichtum** – nimm bis zu ${WEALTH} Goldbarren aus dem Vorrat. **Einsicht** – sieh dir heimlich eine unbekannte Fälschungskarte an. **Freiheit** – hol eine verpfändete Antiquität umsonst zurück.`,
    en: say`Choose one wish: **Wealth** – take up to ${WEALTH} ingots from the supply. **Insight** – look secretly at a counterfeit you do not know. **Freedom** – get one pawned antiquity back for nothing.`,
  },
  'solomons-seal': certificate,
  'ame-no-nuhoko': none,
  'syamantaka-jewel': {
    de: say`Jedes Mal, wenn du eine Auktion gewinnst, zahlst du zusätzlich ${SURCHARGE} Goldbarren in den Vorrat, sofern dir einer bleibt.`,
    en: say`Each time you win an auction you pay ${SURCHARGE} more ingot to the supply, if you have one left.`,
  },
  'yata-no-kagami': {
    de: say`Du gewinnst jeden Gleichstand, in den Kategorien und um den Sieg.`,
    en: say`You win every tie, in the categories and for victory.`,
  },
  'peaches-of-immortality': {
    de: say`Jede deiner gewerteten Antiquitäten mit Wert ${PEACHES.from} zählt in ihrer Kategorie ${PEACHES.to} – auch die Pfirsiche.`,
    en: say`Each of your scored antiquities of value ${PEACHES.from} counts ${PEACHES.to} in its category – the Peaches too.`,
  },
  'heirloom-seal': certificate,
}

const NATURES: Readonly<Record<Nature, Words>> = {
  blessed: { de: say`{blessed} segensreich`, en: say`{blessed} blessed` },
  cursed: { de: say`{cursed} verflucht`, en: say`{cursed} cursed` },
  neutral: { de: say`neutral`, en: say`neutral` },
}
const TIMINGS: Readonly<Record<Timing, Words>> = {
  instant: { de: say`Sofort`, en: say`Instant` },
  permanent: { de: say`Dauerhaft`, en: say`Permanent` },
  endOfGame: { de: say`Ende der Partie`, en: say`End of game` },
  scoring: { de: say`Wertung`, en: say`Scoring` },
}
const WEAPON = { de: '{fist} Waffe', en: '{fist} weapon' }
const GENUINE = { de: 'nie gefälscht', en: 'never a fake' }

const rows = CATEGORIES.flatMap((category, i): Row[] => {
  const name = (language: Language) => CATEGORY_NAMES[language][i]!
  return [
    {
      head: true,
      cells: [
        {
          de: say`${name('de')} · ${STACK_SIZE[i]!} Karten · Mehrheit ${FIRST[i]!}/${SECOND[i]!}`,
          en: say`${name('en')} · ${STACK_SIZE[i]!} cards · majority ${FIRST[i]!}/${SECOND[i]!}`,
        },
      ],
    },
    ...CARDS.flatMap((card, number) => {
      if (card.category !== category) return []
      const also = (language: Language) =>
        [
          cardName(card.id, language),
          ...(card.weapon ? [WEAPON[language]] : []),
          ...(card.counterfeit ? [] : [GENUINE[language]]),
        ]
          .map((text, k) => (k === 0 ? `**${text}**` : text))
          .join(' · ')
      return [
        {
          rules: [`WH-10.${number + 1}`],
          picture: `card-${card.id}`,
          cells: [
            inBoth(also),
            both(card.value),
            NATURES[card.nature],
            card.effect ? TIMINGS[TIMING[card.effect.fn]] : both('–'),
            EFFECTS[card.id],
          ],
          quoted: card.effect
            ? inBoth(
                (language) => `${TIMINGS[TIMING[card.effect!.fn]][language]}: ${EFFECTS[card.id][language]}`,
              )
            : EFFECTS[card.id],
        },
      ]
    }),
  ]
})

export const cards: Section = {
  id: 'cards',
  title: { de: say`Alle ${ANTIQUITIES} Antiquitäten`, en: say`All ${ANTIQUITIES} antiquities` },
  text: [
    {
      kind: 'table',
      head: [
        { de: say`Antiquität`, en: say`Antiquity` },
        { de: say`Wert`, en: say`Value` },
        { de: say`Art`, en: say`Nature` },
        { de: say`Wann`, en: say`When` },
        { de: say`Wirkung`, en: say`Effect` },
      ],
      figures: [1],
      stacks: true,
      rows,
    },
  ],
}
