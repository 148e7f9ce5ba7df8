/** What a person has chosen for all tables. The frame provides it. */
import type { Language } from '@durbar/room'
import { createContext, useContext } from 'react'

export interface Settings {
  readonly language: Language
  readonly theme: 'system' | 'light' | 'dark'
  /** How fast pieces travel and bots' moves follow each other; 0 = at once. */
  readonly speed: 0 | 1 | 2 | 3
  /** All moves wait for the main button, also those that can be taken back. */
  readonly confirm: boolean
  /** 0 = off .. 1 */
  readonly volume: number
  /** Single letters and digits do something when they are pressed. */
  readonly letters: boolean
  /** What this person goes by; empty = nobody has asked. */
  readonly name: string
  readonly emblem: number
  /** By the emblem whose own it is; null = that of the emblem. */
  readonly colour: number | null
}

export const DEFAULTS: Settings = {
  language: 'en',
  theme: 'system',
  speed: 2,
  confirm: false,
  volume: 0,
  letters: true,
  name: '',
  emblem: 0,
  colour: null,
}

const Context = createContext<Settings>(DEFAULTS)
export const SettingsProvider = Context.Provider
export const useSettings = (): Settings => useContext(Context)
export const useLanguage = (): Language => useSettings().language

/** How much longer or shorter everything takes, by the speed that was chosen. */
const PACE = [0, 1.6, 1, 0.5] as const

/** How long something takes that takes so long at the middle speed. */
export const paced = ({ speed }: Pick<Settings, 'speed'>, time: number): number => time * PACE[speed]
