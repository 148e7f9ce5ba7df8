/** How long a journey takes now, for what moves inside a drawing; 0: nothing is to move. Known without asking the page, which would have to be laid out for the answer. */
import { createContext, useContext } from 'react'

interface Glide {
  readonly ms: number
}

const Context = createContext<Glide>({ ms: 0 })
export const GlideProvider = Context.Provider
/** Read when something has moved: it is written before. */
export const useGlide = (): Glide => useContext(Context)
