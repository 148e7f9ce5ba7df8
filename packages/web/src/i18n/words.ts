import type { de } from './de.ts'

export type Same<T> = T extends string
  ? string
  : T extends readonly unknown[]
    ? { readonly [K in keyof T]: Same<T[K]> }
    : { readonly [K in keyof T]: Same<T[K]> }

/** The shape both languages share. */
export type Words = Same<typeof de>
