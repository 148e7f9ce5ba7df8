/** What a move is made of, as strings that things on the table can bear: `antique=jug-red`. */
import type { Json, MoveObject } from '@durbar/kernel'

/** `key=value`; for something that means several at once: `type=build&city=agra`. */
export type Token = string

const isObject = (json: Json): json is { readonly [key: string]: Json } =>
  typeof json === 'object' && json !== null && !Array.isArray(json)

/** Every leaf of the move. The second of two equal elements of a list is `actions=QUARRY#2`. */
export function tokensOf(move: MoveObject): ReadonlySet<Token> {
  const tokens = new Set<Token>()
  const add = (token: Token) => {
    let name = token
    for (let n = 2; tokens.has(name); n++) name = `${token}#${n}`
    tokens.add(name)
  }
  const walk = (path: string, json: Json) => {
    if (Array.isArray(json))
      for (const each of json) {
        if (isObject(each)) add(`${path}=${JSON.stringify(each)}`)
        walk(path, each)
      }
    else if (isObject(json))
      for (const [key, value] of Object.entries(json)) walk(path ? `${path}.${key}` : key, value)
    else add(`${path}=${json as string}`)
  }
  walk('', move)
  return tokens
}

/** Where the elements of a list stand, for moves that are an order: the first is `order@1=karma`. */
export function placesOf(move: MoveObject): ReadonlySet<Token> {
  const places = new Set<Token>()
  for (const [key, list] of Object.entries(move))
    if (Array.isArray(list)) for (const [i, each] of list.entries()) places.add(`${key}@${i + 1}=${each}`)
  return places
}

/** Tokens that stand for "nothing more": a move is complete without anybody touching them. */
export const NOTHING = /=(null|false|)$/
