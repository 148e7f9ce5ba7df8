/** A wish that is touched in the hall: to be told when somebody opens a table. Comes when it is touched. */
import i18next from 'i18next'
import { arrive } from '../court/court.ts'
import { keptWishes, obstacle, wish } from './push.ts'

/** Whether it is so now, and what there is to say about it. */
export async function tellOfTables(on: boolean): Promise<{ on: boolean; said: string }> {
  const say = i18next.getFixedT(null, 'me')
  const hindered = obstacle()
  if (hindered) return { on: false, said: say(`notify.${hindered}`) }
  // Only somebody can be told anything.
  if (!(await arrive())) return { on: !on, said: say('closed') }
  const kept = keptWishes()
  const others = kept.about.filter((kind) => kind !== 'opened')
  const outcome = await wish({ ...kept, about: on ? [...others, 'opened'] : others })
  if (outcome === 'done') return { on, said: say(on ? 'notify.on' : 'notify.off') }
  return { on: !on, said: say(outcome === 'trouble' ? 'trouble' : `notify.${outcome}`) }
}
