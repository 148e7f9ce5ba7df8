import { type ComponentType, createElement, useState } from 'react'
import { useLoaded } from './use-loaded.ts'

/**
 * A component whose code comes when it is first shown. What React's own `lazy` does, without its wait: whoever has
 * seen a fallback is kept at it for 300 ms there, and a table is two such waits away.
 */
export function later<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  Meanwhile: ComponentType = () => null,
): ComponentType<P> & { bring(): Promise<unknown> } {
  let come: ComponentType<P> | null = null
  const bring = async () => {
    come = (await load()).default
    return come
  }
  function Later(props: P) {
    // Once it is there it is shown at once, and drawn once.
    const [wanted] = useState(come === null)
    useLoaded(wanted ? bring : null, '')
    return come ? createElement(come, props) : createElement(Meanwhile)
  }
  /** Asks for the code before it is shown. */
  return Object.assign(Later, { bring })
}
