/** What a notice says. */
import { boxes } from 'virtual:catalogue'
import type { Push } from '@durbar/protocol/court/people'
import type { Language } from './language.ts'

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

interface Words {
  readonly turn: string
  moved(mover: string): string
  readonly begun: string
  readonly begunText: string
  readonly invited: string
  invitedText(host: string): string
  readonly opened: string
  openedText(host: string): string
  left(time: string): string
  readonly day: string
  readonly days: string
  readonly hours: string
  readonly minutes: string
}
const WORDS: Readonly<Record<Language, Words>> = {
  de: {
    turn: 'Du bist dran',
    moved: (mover) => `${mover} hat gezogen.`,
    begun: 'Es geht los',
    begunText: 'Dein Tisch ist voll.',
    invited: 'Einladung',
    invitedText: (host) => `${host} lädt dich an den Tisch.`,
    opened: 'ein Tisch ist offen',
    openedText: (host) => `${host} wartet auf Gäste.`,
    left: (time) => `Noch ${time}`,
    day: 'Tag',
    days: 'Tage',
    hours: 'Std.',
    minutes: 'Min.',
  },
  en: {
    turn: 'your turn',
    moved: (mover) => `${mover} has moved.`,
    begun: 'it begins',
    begunText: 'Your table is full.',
    invited: 'an invitation',
    invitedText: (host) => `${host} invites you to the table.`,
    opened: 'a table is open',
    openedText: (host) => `${host} is waiting for guests.`,
    left: (time) => `${time} left`,
    day: 'day',
    days: 'days',
    hours: 'h',
    minutes: 'min',
  },
}

/** The two largest units; a notice is read later than it is written, so seconds would be wrong. */
function timeSaid(ms: number, { day, days, hours, minutes }: Words): string {
  const units = [
    [Math.floor(ms / DAY), ms >= 2 * DAY ? days : day],
    [Math.floor((ms % DAY) / HOUR), hours],
    [Math.floor((ms % HOUR) / MINUTE), minutes],
  ] as const
  const first = units.findIndex(([count]) => count > 0)
  if (first < 0) return `1 ${minutes}`
  return units
    .slice(first, first + 2)
    .flatMap(([count, word]) => (count > 0 ? `${count} ${word}` : []))
    .join(' ')
}

export function noticeOf({ type, game, due, host, mover }: Push, language: Language, now: number) {
  const words = WORDS[language]
  const title = boxes.find(({ id }) => id === game)?.title[language] ?? 'Durbar'
  const left = due === null ? '' : words.left(timeSaid(Math.max(0, due - now), words))
  // A title with a colon of its own takes no second one.
  const named = title.includes(':') ? `${title} · ` : `${title}: `
  const by = (said: (host: string) => string) => (host === undefined ? '' : said(host))
  const body = {
    turn: [...(mover === undefined ? [] : [words.moved(mover)]), left].filter(Boolean).join(' '),
    begun: words.begunText,
    invited: by(words.invitedText),
    opened: by(words.openedText),
  }[type]
  return { title: named + words[type], body }
}
