/** A worker as the host of a local match: holds it, checks it, stores it. */
import { host, isRefused, type Refused } from '@durbar/kernel'
import { LocalMatch, type Surroundings, type Think } from './local-match.ts'
import type { FromBot, FromHost, ToHost } from './messages.ts'
import { loadRoom } from './rooms.ts'
import { load, save } from './store.ts'

const HINT_LEVEL = 'level5'

const post = (message: FromHost) => self.postMessage(message)
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

interface Job {
  progress(share: number): void
  done(answer: Extract<FromBot, { move: unknown }>): void
}
const jobs = new Map<number, Job>()
let bots: MessagePort | null = null
let jobCount = 0
let game = ''

const think: Think = (question, progress) =>
  new Promise((done) => {
    const job = ++jobCount
    jobs.set(job, { progress, done })
    bots?.postMessage({ ...question, job, game })
  })

const surroundings: Surroundings = {
  think,
  post,
  save: (card, match) =>
    void save(card, match).then(
      () => post({ type: 'kept', kept: true }),
      () => post({ type: 'kept', kept: false }),
    ),
  now: () => Date.now(),
  key: () => hex(crypto.getRandomValues(new Uint8Array(32))),
}

let match: LocalMatch | null = null

async function open(message: Extract<ToHost, { type: 'new' | 'open' }>): Promise<void> {
  const stored = message.type === 'open' ? await load(message.id) : null
  if (message.type === 'open' && !stored) {
    post({ type: 'missing', id: message.id })
    return
  }
  if (message.type === 'new') {
    game = message.opening.game
    const begun = LocalMatch.begin(await loadRoom(game), surroundings, message.opening)
    if (isRefused(begun)) post({ type: 'trouble', text: (begun as Refused).refused })
    else match = begun as LocalMatch
  } else {
    game = stored!.card.game
    match = await resume(stored!)
    if (!match) post({ type: 'unreadable' })
  }
  match?.open()
}

/** null: what is stored is damaged, or of a game that is not here. */
async function resume(stored: NonNullable<Awaited<ReturnType<typeof load>>>): Promise<LocalMatch | null> {
  try {
    const room = await loadRoom(stored.card.game)
    const resumed = LocalMatch.resume(room, surroundings, stored.card, stored.match)
    return isRefused(resumed) ? null : (resumed as LocalMatch)
  } catch {
    return null
  }
}

async function check(message: Extract<ToHost, { type: 'check' }>): Promise<void> {
  const room = await loadRoom(message.game)
  const options = host(room.game).options(message.seats, message.options)
  const refused = isRefused(options) ? (options as Refused) : null
  post({ type: 'checked', rule: refused?.rule ?? null, why: refused?.why ?? refused?.refused ?? null })
}

async function handle(message: ToHost): Promise<void> {
  if (message.type === 'new' || message.type === 'open') await open(message)
  else if (message.type === 'check') await check(message)
  else if (message.type === 'play') match?.play(message.move)
  else if (message.type === 'undo') match?.undo()
  else if (message.type === 'hint') await match?.hint(HINT_LEVEL)
  else if (message.type === 'front') match?.takeFront(message.seat)
  else if (message.type === 'caption') match?.setCaption(message.text)
}

/** `port` leads to the worker in which the bots think; without it options can be checked, no more. */
export function beHost(port: MessagePort | null): void {
  bots = port
  if (port)
    port.onmessage = ({ data }: MessageEvent<FromBot>) => {
      const job = jobs.get(data.job)
      if (!job) return
      if ('move' in data) {
        jobs.delete(data.job)
        job.done(data)
      } else job.progress(data.share)
    }
  self.onmessage = ({ data }: MessageEvent<ToHost>) => {
    handle(data).catch((error: Error) => post({ type: 'trouble', text: error.message }))
  }
}
