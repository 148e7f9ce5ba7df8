/**
 * The 26 antiquities as they are printed. Names: three rulebook, seventeen public, six reconstructed.
 * Values, natures, fists and most effects: reconstructed, unless `status` says otherwise.
 */
import type { Category } from './categories.ts'
import type { Effect } from './effects.ts'

export type Nature = 'blessed' | 'cursed' | 'neutral'
type Facet = 'name' | 'category' | 'value' | 'nature' | 'weapon' | 'effect'

interface Printed<Id extends string> {
  readonly id: Id
  readonly de: string
  readonly en: string
  readonly category: Category
  readonly value: 1 | 2 | 3
  readonly nature: Nature
  readonly effect: Effect | null
  readonly weapon: boolean
  readonly counterfeit: boolean
  readonly status: Readonly<Record<Facet, string>>
}

interface Print {
  readonly effect?: Effect
  readonly weapon?: true
  /** No counterfeit card exists for it. */
  readonly genuine?: true
  readonly status?: Partial<Record<Facet, string>>
}

const reconstructed: Record<Facet, string> = {
  name: 'reconstructed',
  category: 'reconstructed',
  value: 'reconstructed',
  nature: 'reconstructed',
  weapon: 'reconstructed',
  effect: 'reconstructed',
}
const named = { name: 'public' } as const
const byTheRulebook = { name: 'rulebook', nature: 'rulebook-implied', effect: 'rulebook' } as const
const seal = { effect: 'rulebook (mechanism), reconstructed (which card)' } as const

const stack =
  (category: Category) =>
  <const Id extends string>(
    id: Id,
    de: string,
    en: string,
    value: 1 | 2 | 3,
    nature: Nature,
    print: Print,
  ): Printed<Id> => ({
    id,
    de,
    en,
    category,
    value,
    nature,
    effect: print.effect ?? null,
    weapon: print.weapon ?? false,
    counterfeit: !print.genuine,
    status: { ...reconstructed, ...print.status },
  })

const western = stack('western')
const european = stack('european')
const nearEast = stack('nearEast')
const eastern = stack('eastern')

const PRINTED = [
  western('holy-grail', 'Heiliger Gral', 'Holy Grail', 3, 'blessed', {
    effect: { fn: 'voidOwnCurses' },
    status: { name: 'public', category: 'public' },
  }),
  western('malleus-maleficarum', 'Malleus Maleficarum (Hexenhammer)', 'Malleus Maleficarum', 3, 'cursed', {
    effect: { fn: 'pointsPerOwnedNature', nature: 'blessed', points: -1 },
    status: named,
  }),
  western('excalibur', 'Excalibur', 'Excalibur', 2, 'blessed', {
    effect: { fn: 'winSecretTies' },
    weapon: true,
    status: named,
  }),
  western('unicorn-horn', 'Horn des Einhorns', 'Unicorn Horn', 2, 'blessed', {
    effect: { fn: 'neutraliseCounterfeit', count: 1 },
    status: byTheRulebook,
  }),
  western('baba-yagas-mortar', 'Mörser der Baba Jaga', "Baba Yaga's Mortar", 2, 'neutral', {
    status: { name: 'public (one source)' },
  }),
  western('seven-league-boots', 'Siebenmeilenstiefel', 'Seven-League Boots', 1, 'blessed', {
    effect: { fn: 'choosePayee' },
    status: { name: 'public', category: 'public' },
  }),
  western('philosophers-stone', 'Stein der Weisen', "Philosopher's Stone", 1, 'blessed', {
    effect: { fn: 'setJoker' },
    status: named,
  }),
  western('crystal-ball', 'Kristallkugel', 'Crystal Ball', 1, 'blessed', {
    effect: { fn: 'peekCounterfeit', count: 1 },
    genuine: true,
  }),
  european('golden-fleece', 'Goldenes Vlies', 'Golden Fleece', 3, 'neutral', { status: named }),
  european(
    'ring-of-the-nibelungs',
    'Draupnir, Ring der Nibelungen',
    'Draupnir, Ring of the Nibelungs',
    3,
    'cursed',
    {
      effect: { fn: 'minRaise', amount: 2 },
      status: { name: 'public', nature: 'public (hint)' },
    },
  ),
  european('shirt-of-nessus', 'Nessoshemd', 'Shirt of Nessus', 2, 'cursed', {
    effect: { fn: 'loseTies' },
    status: byTheRulebook,
  }),
  european('pandoras-box', 'Büchse der Pandora', "Pandora's Box", 2, 'cursed', {
    effect: { fn: 'giveIngotToEachOpponent', amount: 1 },
    genuine: true,
    status: named,
  }),
  european('gungnir', 'Gungnir', 'Gungnir', 2, 'neutral', { weapon: true }),
  european('mjollnir', 'Mjöllnir', 'Mjöllnir', 1, 'blessed', {
    effect: { fn: 'mayMatchBid' },
    weapon: true,
    status: { name: 'public', category: 'public', nature: 'public (implied)', effect: 'public' },
  }),
  european('horn-of-plenty', 'Füllhorn', 'Horn of Plenty', 1, 'blessed', {
    effect: { fn: 'incomeOnReveal', amount: 1 },
    status: named,
  }),
  nearEast('ark-of-the-covenant', 'Bundeslade', 'Ark of the Covenant', 3, 'cursed', {
    effect: { fn: 'returnAllIngots' },
    status: named,
  }),
  nearEast('davids-harp', 'Harfe Davids', "David's Harp", 3, 'neutral', { status: named }),
  nearEast('flying-carpet', 'Fliegender Teppich', 'Flying Carpet', 2, 'blessed', {
    effect: { fn: 'exchangeSameValue', optional: true },
    status: named,
  }),
  nearEast('samsons-jawbone', 'Simsons Eselskinnbacken', "Samson's Jawbone", 2, 'neutral', { weapon: true }),
  nearEast('aladdins-lamp', 'Aladins Wunderlampe', "Aladdin's Lamp", 1, 'blessed', {
    effect: {
      fn: 'wish',
      options: [
        { kind: 'wealth', ingots: 4 },
        { kind: 'insight', peek: 1 },
        { kind: 'freedom', redeemFree: 1 },
      ],
    },
    status: named,
  }),
  nearEast('solomons-seal', 'Siegel Salomos', "Solomon's Seal", 1, 'blessed', {
    effect: { fn: 'certificate', count: 1 },
    genuine: true,
    status: seal,
  }),
  eastern('ame-no-nuhoko', 'Ame-no-nuhoko', 'Ame-no-nuhoko', 3, 'neutral', { weapon: true, status: named }),
  eastern('syamantaka-jewel', 'Syamantaka-Juwel', 'Syamantaka Jewel', 3, 'cursed', {
    effect: { fn: 'surchargeOnWin', amount: 1 },
  }),
  eastern('yata-no-kagami', 'Yata no Kagami', 'Yata no Kagami', 2, 'blessed', {
    effect: { fn: 'winTies' },
    status: byTheRulebook,
  }),
  eastern('peaches-of-immortality', 'Pfirsiche der Unsterblichkeit', 'Peaches of Immortality', 1, 'blessed', {
    effect: { fn: 'raiseValue', from: 1, to: 2 },
    status: named,
  }),
  eastern('heirloom-seal', 'Jadesiegel des Reiches', 'Heirloom Seal of the Realm', 1, 'blessed', {
    effect: { fn: 'certificate', count: 1 },
    genuine: true,
    status: seal,
  }),
]

export type CardId = (typeof PRINTED)[number]['id']
type Antiquity = Printed<CardId>
export const CARDS: readonly Antiquity[] = PRINTED
export const printOf = (card: number): Antiquity => CARDS[card]!

const BY_ID: ReadonlyMap<CardId, Antiquity> = new Map(CARDS.map((card) => [card.id, card]))
export const cardOf = (id: CardId): Antiquity => BY_ID.get(id)!
