/** One script for both workers of a match, so that a game's rules are loaded once. The first message says which. */
import { beBots } from './botting.ts'
import { beHost } from './hosting.ts'
import type { Role } from './messages.ts'

self.onmessage = ({ data }: MessageEvent<Role>) => {
  if (data.role === 'host') beHost(data.port)
  else beBots(data.port)
}
