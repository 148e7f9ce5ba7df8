/** Whom the person at this device would rather not hear. */
import { useSyncExternalStore } from 'react'
import { connection } from './court.ts'
import { Muted, type Names } from './muting.ts'

const own = new Muted(connection)
export const { mute } = own
export const useMuted = (): Names => useSyncExternalStore(own.subscribe, own.get)
