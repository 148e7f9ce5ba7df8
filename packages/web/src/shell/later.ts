import { type ComponentType, createElement } from 'react'
import { useLoaded } from './use-loaded.ts'

/**
 * A component whose code comes when it is first shown. What React's own `lazy` does, without its wait: whoever has
 * seen a fallback is kept at it for 300 ms there, and a table is two such waits away.
 */
export function later<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Meanwhile: ComponentType = () => null,
): ComponentType<P> {
  let come: ComponentType<P> | null = null
  const bring = async () => {
    come = (await load()).default
    return come
  }
  return function Later(props) {
    useLoaded(bring, '')
    return come ? createElement(come, props) : createElement(Meanwhile)
  }
}
