/** The things of a table as they stand on its page, and what is written there. */
import { createElement, Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Touch } from '../src/choosing.ts'
import { tokenOf } from '../src/token.ts'

export interface Drawn {
  readonly touch: Touch
  readonly state: string
  readonly fit: string | undefined
}

const decoded = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

/** Everything on a page that has a part in moves; what is drawn several times is one thing. */
export function thingsOn(page: string): readonly Drawn[] {
  const things = new Map<string, Drawn>()
  for (const [, attributes = ''] of page.matchAll(/<button([^>]*data-state="[^>]*)>/g)) {
    const read = (name: string) => new RegExp(`data-${name}="([^"]*)"`).exec(attributes)?.[1]
    const tokens = read('tokens')
    const state = read('state')
    if (tokens && state)
      things.set(tokens, { touch: decoded(tokens).split(' ').map(tokenOf), state, fit: read('fit') })
  }
  return [...things.values()]
}

/** As it is read aloud: a sign by its name, and signs side by side one after the other. */
export const heard = (text: ReactNode): string =>
  decoded(
    renderToStaticMarkup(createElement(Fragment, null, text))
      .replace(
        /<(\w+)[^>]*aria-label="([^"]*)"[^>]*>.*?<\/\1>(?=(<\w[^>]*aria-label)?)/g,
        (_, __, name, next) => (next ? `${name} ` : name),
      )
      .replace(/<[^>]*>/g, ''),
  ).trim()
