/** The court as this page meets it: the one connection, and becoming somebody there. */
import { EMBLEMS } from '@durbar/table'
import i18next from 'i18next'
import { changeSettings, currentSettings } from '../settings.ts'
import { api } from './api.ts'
import { watchAttention } from './attention.ts'
import { Connection } from './connection.ts'
import { keepDevice, keptDevice } from './device.ts'
import { browserPorts } from './wire.ts'

export const connection = new Connection(browserPorts(() => keptDevice()?.secret ?? null))

addEventListener('online', connection.tryNow)
addEventListener('offline', connection.breakOff)
watchAttention((away) => connection.setAway(away))

// Comes once there is something to count; nothing waits for it.
const unseen = connection.subscribe(() => {
  if (connection.get() !== 'open') return
  unseen()
  void import('./noticing.ts').then(
    ({ noticeWaiting }) => noticeWaiting(connection),
    () => undefined,
  )
})

/** Whoever has chosen neither name nor emblem bears any: two strangers should not be the same Lotus. */
const anyEmblem = Math.floor(Math.random() * EMBLEMS.length)
export const ownEmblem = (): number => {
  const { name, emblem } = currentSettings()
  return name || emblem > 0 || keptDevice() ? emblem : anyEmblem
}

/** That of the emblem, where no other was chosen. */
export const ownColour = (): number => currentSettings().colour ?? ownEmblem()

/** What somebody without a name is called: by the emblem. */
export function usualName(): string {
  const { name } = currentSettings()
  return name || (i18next.t('emblem', { returnObjects: true })[ownEmblem()] ?? 'Durbar')
}

/** Whether this device is somebody at court now; made so at first need. */
export async function arrive(name = usualName()): Promise<boolean> {
  if (keptDevice()) return true
  const { colour } = currentSettings()
  const [emblem, usual] = [ownEmblem(), usualName()]
  const reply = await api.arrive({ name, emblem, colour })
  if (!reply.ok) return false
  keepDevice(reply.value)
  // Whoever came by chance as the Sun is the Sun from now on, on every page.
  changeSettings({ emblem, ...(name === usual ? {} : { name }) })
  connection.reset()
  return true
}
