/** This device becomes somebody else's, or nobody's: what belonged to whoever it was goes with them. */
import type { Device } from '@durbar/protocol/court/people'
import { EMBLEMS } from '@durbar/table'
import { connection } from '../court/court.ts'
import { forgetDevice, keepDevice, keptDevice } from '../court/device.ts'
import { forgetChances } from '../court/own-chance.ts'
import { changeSettings, LONGEST_NAME } from '../settings.ts'
import { mine } from './api.ts'
import { forgetNotices } from './push.ts'

export async function becomeOwnerOf(device: Device): Promise<void> {
  if (keptDevice()?.person !== device.person) await forgetNotices()
  keepDevice(device)
  connection.reset()
  const reply = await mine.me()
  if (!reply.ok) return
  const { name, emblem, colour } = reply.value
  changeSettings({
    name: name.slice(0, LONGEST_NAME),
    ...(emblem !== null && EMBLEMS[emblem] ? { emblem } : {}),
    colour: colour !== null && EMBLEMS[colour] ? colour : null,
  })
}

/** After the court has forgotten: name, key, notices and what was put into dice, here as well. */
export async function becomeNobody(): Promise<void> {
  await forgetNotices()
  forgetDevice()
  forgetChances()
  changeSettings({ name: '', emblem: 0, colour: null })
  connection.reset()
}
