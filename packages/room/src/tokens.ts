/** What a move is made of, as strings that things on the table can bear: `antique=jug-red`. */
import type { Json, MoveObject } from '@durbar/kernel'
import { type Token, tokenOf } from './token.ts'

const isObject = (json: Json): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** Every leaf of the move. The second of two equal elements of a list is `actions=QUARRY#2`. */
export function tokensOf(move: MoveObject): ReadonlySet<Token> {
  const tokens = new Set<Token>()
  const add = (text: string) => {
    let token = tokenOf(text)
    for (let n = 2; tokens.has(token); n++) token = tokenOf(`${text}#${n}`)
    tokens.add(token)
  }
  const walk = (path: string, json: Json) => {
    if (Array.isArray(json))
      for (const each of json) {
        if (isObject(each)) add(`${path}=${JSON.stringify(each)}`)
        walk(path, each)
      }
    else if (isObject(json))
      for (const [key, value] of Object.entries(json)) walk(path ? `${path}.${key}` : key, value)
    else add(`${path}=${json}`)
  }
  walk('', move)
  return tokens
}

/** Where the elements of a list stand, for moves that are an order: the first is `order@1=karma`. */
export function placesOf(move: MoveObject): ReadonlySet<Token> {
  const places = new Set<Token>()
  for (const [key, list] of Object.entries(move))
    if (Array.isArray(list))
      for (const [i, each] of list.entries()) places.add(tokenOf(`${key}@${i + 1}=${each}`))
  return places
}

/** One token for all of these at once. */
export const jointly = (tokens: readonly Token[]): Token => tokenOf(tokens.join('&'))
export const isJoint = (token: Token): boolean => token.includes('&')
/** What a token asks for: itself, or everything that it joins. */
export const partsOf = (token: Token): readonly Token[] => token.split('&').map(tokenOf)

/** Tokens that stand for "nothing more": a move is complete without anybody touching them. */
export const NOTHING = /=(null|false|)$/
