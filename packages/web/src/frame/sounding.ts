/** What a change of the table sounds like: what happened, the turn that came, and the end, once. */
import type { Told, Update } from '@durbar/protocol/messages'
import type { AnyTable, Sound } from '@durbar/table'

const AT_ONCE = 3
/** Where a lot is told at once, only the last moves sound. */
const LATEST = 2

type Shown = Pick<Update, 'question' | 'result'>

export class Sounding {
  private readonly sounds: AnyTable['sounds']
  private asked: boolean
  private over: boolean

  /** `shown`: what lies on the table already. It has sounded, or was over before anybody came. */
  constructor(sounds: AnyTable['sounds'], shown: Shown | null) {
    this.sounds = sounds
    this.asked = shown?.question != null
    this.over = shown?.result != null
  }

  hear(told: readonly Told[], { question, result }: Shown): readonly Sound[] {
    const news = told.slice(-LATEST).flatMap((each) => each.events)
    const heard = new Set(news.flatMap((event) => this.sounds?.[event.t] ?? []))
    // A table may give its own event of the end this sound; an end that is told again makes none.
    heard.delete('win')
    const sounds = [...heard].slice(0, AT_ONCE)
    if (result && !this.over) sounds.push('win')
    else if (question && !this.asked) sounds.push('turn')
    this.asked = question !== null
    this.over = result !== null
    return sounds
  }
}
