/**
 * A game's rulebook: what somebody learns the game from. A tree of typed blocks without React; pictures and signs are
 * drawn by the game under their names (`rulebook/pictures.tsx`). Every rule of the reference stands in exactly one
 * block, which is where its number leads.
 */
import type { ComponentType } from 'react'
import type { Language } from './speech.ts'
import type { Words } from './words.ts'

interface Ruled {
  /** The rules that this block words. */
  readonly rules?: readonly string[]
}

export interface Paragraph extends Ruled {
  readonly kind: 'paragraph'
  readonly text: Words
}
/** Steps that follow each other are counted. */
export interface Step extends Ruled {
  readonly kind: 'step'
  readonly text: Words
}
export interface List {
  readonly kind: 'list'
  readonly items: readonly (Ruled & { readonly text: Words })[]
}
export interface Heading {
  readonly kind: 'heading'
  readonly text: Words
}
/** What is easily forgotten; at most one in a section. */
export interface Reminder extends Ruled {
  readonly kind: 'reminder'
  readonly text: Words
}
export interface Row extends Ruled {
  /** Drawn before the first cell. */
  readonly picture?: string
  readonly cells: readonly Words[]
  /** A heading among the rows. */
  readonly head?: boolean
  /** What it says where its rule is quoted beside a picture that shows the rest. */
  readonly quoted?: Words
}
export interface Grid extends Ruled {
  readonly kind: 'table'
  readonly caption?: Words
  readonly head: readonly Words[]
  readonly rows: readonly Row[]
  /** Columns of figures, set to the right. */
  readonly figures?: readonly number[]
  /** Long texts in it: on a phone its rows are stacked. */
  readonly stacks?: boolean
  /** Columns whose head is said again in stacked rows: figures, unless told otherwise. */
  readonly named?: readonly number[]
}
export interface Picture {
  readonly kind: 'picture'
  readonly name: string
  readonly caption?: Words
}
/** A real position, drawn by the game's own pieces; a test of the game plays it. */
export interface Example {
  readonly kind: 'example'
  readonly title: Words
  /** The reference's worked examples that it tells. */
  readonly of: readonly string[]
  readonly body: readonly (Paragraph | List | Grid | Picture | Account)[]
  readonly result?: Words
}
/** What each person of an example did, and what it brought. */
export interface Account {
  readonly kind: 'account'
  readonly rows: readonly { readonly seat: number; readonly text: Words; readonly value?: Words }[]
}
export interface Asked extends Ruled {
  readonly kind: 'question'
  readonly asked: Words
  readonly text: Words
}
/** An entry of the glossary. */
export interface Term {
  readonly kind: 'term'
  readonly term: Words
  readonly text: Words
}

export type Block = Paragraph | Step | List | Heading | Reminder | Grid | Picture | Example | Asked | Term

export interface Section {
  /** In the address: 'auctions'. */
  readonly id: string
  readonly title: Words
  /** The column of text. */
  readonly text: readonly Block[]
  /** Pictures, tables and examples beside it. */
  readonly aside?: readonly Block[]
  /** Across the leaf, under both: what is longer than the text it would stand beside. */
  readonly below?: readonly Block[]
  /** How much room the column beside the text takes; without one the text has it all. */
  readonly wide?: 'table' | 'map'
}

export interface Rulebook {
  /** What the numbers of its rules begin with: 'WH-'. */
  readonly prefix: string
  /** Age, and what one does; players and minutes are known. */
  readonly facts: readonly Words[]
  readonly credits: Words
  readonly story: Ruled & { readonly text: Words }
  readonly aim: Ruled & { readonly text: Words }
  /** The game in one minute: five pictures with a heading and a sentence or two. */
  readonly minute: readonly { readonly picture: string; readonly title: Words; readonly text: Words }[]
  /** What is in the box. */
  readonly components: readonly {
    readonly picture: string
    readonly count: number
    readonly name: Words
    readonly note?: Words
  }[]
  /** From setting up to the glossary. */
  readonly sections: readonly Section[]
  /** Last: what was lost with the original's pictures and had to be reconstructed, and rulings that no player asks for. */
  readonly reconstructed: readonly (Paragraph | List)[]
}

/** What a rulebook's pictures and signs are drawn by, under the names that its blocks call them. */
export interface Drawings {
  readonly pictures: Readonly<Record<string, ComponentType<{ readonly language: Language }>>>
  /** As high as a line of text. */
  readonly signs: Readonly<Record<string, ComponentType>>
}
