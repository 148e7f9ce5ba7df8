/** What the pictures and signs of this book are drawn by. */
import type { Drawings } from '@durbar/room'
import { COLLECTIONS } from '../data/collections.ts'
import { CollectionFace } from '../table/collection-face.tsx'
import * as box from './drawings/box.tsx'
import { Evening, Taxes, Turn } from './drawings/course.tsx'
import { Giving, Grey, Lone, Price, Scoring, Sizes } from './drawings/played.tsx'
import { AntiqueExplained, Setup } from './drawings/setup.tsx'
import { signs } from './drawings/signs.tsx'

export const drawings: Drawings = {
  pictures: {
    'minute-coin': box.MinuteCoin,
    'minute-buy': box.MinuteBuy,
    'minute-collect': box.MinuteCollect,
    'minute-day': box.MinuteDay,
    'minute-score': box.MinuteScore,
    'antique-cards': box.AntiqueCards,
    'collection-cards': box.CollectionCards,
    'trade-cards': box.TradeCards,
    'gold-coin': box.GoldCoin,
    'silver-coin': box.SilverCoin,
    setup: Setup,
    antique: AntiqueExplained,
    turn: Turn,
    price: Price,
    giving: Giving,
    sizes: Sizes,
    taxes: Taxes,
    evening: Evening,
    lone: Lone,
    scoring: Scoring,
    grey: Grey,
    ...Object.fromEntries(COLLECTIONS.map((id) => [id, () => <CollectionFace id={id} />] as const)),
  },
  signs,
}
