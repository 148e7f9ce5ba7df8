/** Asks the authority whether options go with a number of seats: that is a rule, and rules run there. */
import type { Options } from '@durbar/kernel'
import type { Notice } from '@durbar/protocol/messages'
import type { Transport } from './transport.ts'

export type OptionsRefusal = NonNullable<Extract<Notice, { type: 'checked' }>['refusal']>

let jobs = 0

export function checkOptions(
  transport: Transport,
  game: string,
  seats: number,
  options: Options,
): Promise<OptionsRefusal | null> {
  const job = ++jobs
  return new Promise((resolve, reject) => {
    const stop = transport.receive((notice) => {
      if (notice.type === 'failed') reject(new Error(notice.text))
      else if (notice.type === 'checked' && notice.job === job) resolve(notice.refusal)
      else return
      stop()
    })
    transport.send({ type: 'check', job, game, seats, options })
  })
}
