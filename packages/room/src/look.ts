/**
 * Everything can be looked at. A subject says what, in the words of the game; the table's `look` tells what there is
 * to be seen of it, from the view of the seat in front and nothing else.
 */
import type { ReactNode } from 'react'
import type { TableProps } from './table.ts'

declare const named: unique symbol
/** `kind:id`. A table makes its subjects by `looksOf`; a bare string is none. */
export type Subject = string & { readonly [named]: true }

/** Seats are the frame's: every table that has looks tells of them. */
export const seatSubject = (seat: number): Subject => `seat:${seat}` as Subject

export interface Seen {
  readonly title: string
  /** Drawn large. Without it the thing itself is shown so, as it lies there. */
  readonly face?: ReactNode
  /** What it is and what it does, in whole sentences. Without it the rule is quoted. */
  readonly text?: string
  /** What it means now, and what everybody may know of it. */
  readonly facts?: readonly string[]
  /** What takes the whole width: the cards of a seat, the contents of a pile. */
  readonly body?: ReactNode
  readonly rule?: string
}

/** By kind: what names one of them. A seat is its number. */
export type Kinds = { readonly seat: `${number}` } & Readonly<Record<string, string>>

export type LooksOf<K extends Kinds, V> = {
  readonly [kind in keyof K]: (id: K[kind], props: TableProps<V>) => Seen
}

/** `const { subject, lookOf } = looksOf<Kinds, View>()`: the words of one game. */
export function looksOf<K extends Kinds, V>() {
  return {
    subject: <kind extends keyof K & string>(kind: kind, id: K[kind]): Subject => `${kind}:${id}` as Subject,
    /** What a table tells the frame; null for what it does not know. */
    lookOf:
      (looks: LooksOf<K, V>) =>
      (about: Subject, props: TableProps<V>): Seen | null => {
        const [kind = '', ...id] = about.split(':')
        if (!Object.hasOwn(looks, kind)) return null
        return looks[kind as keyof K](id.join(':') as K[keyof K], props)
      },
  }
}
