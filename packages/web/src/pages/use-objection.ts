/** Why a table cannot be laid with these options, and which one set otherwise would mend it. */
import type { Box } from 'virtual:catalogue'
import type { Options } from '@durbar/kernel'
import { useEffect, useState } from 'react'
import { checkOptions, type OptionsRefusal } from '../match/check-options.ts'
import { WorkerTransport } from '../match/worker-transport.ts'

interface Objection {
  readonly refusal: OptionsRefusal
  /** One option set otherwise, and the table can be laid. */
  readonly remedy: readonly [key: string, value: Options[string]] | null
}

export function useObjection(box: Box, seats: number, options: Options): Objection | null {
  const [objection, setObjection] = useState<Objection | null>(null)
  const key = JSON.stringify(options)
  useEffect(() => {
    const transport = new WorkerTransport({ withBots: false })
    const check = (tried: Options) => checkOptions(transport, box.id, seats, tried)
    const given = JSON.parse(key) as Options
    const look = async () => {
      const refusal = await check(given)
      if (!refusal) return null
      for (const spec of box.options)
        for (const value of spec.values)
          if (!(await check({ ...given, [spec.key]: value })))
            return { refusal, remedy: [spec.key, value] as const }
      return { refusal, remedy: null }
    }
    // What cannot be checked here is checked again when the table is opened.
    look().then(setObjection, () => setObjection(null))
    return () => transport.close()
  }, [box, seats, key])
  return objection
}
