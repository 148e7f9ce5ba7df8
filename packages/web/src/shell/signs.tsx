/** Small drawings beside the words of a button. */

/** Two links of a chain, in lines. */
export const CHAIN =
  'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5'

const DRAWN = {
  copy: 'M8 2.5h11A1.5 1.5 0 0 1 20.5 4v12.5H18V5H8ZM4.5 7h10A1.5 1.5 0 0 1 16 8.5v11a1.5 1.5 0 0 1-1.5 1.5h-10A1.5 1.5 0 0 1 3 19.5v-11A1.5 1.5 0 0 1 4.5 7Z',
  key: 'M7.5 6.5a5.5 5.5 0 0 1 5.2 3.8H22v3.4h-2V17h-3.4v-3.3h-3.9A5.5 5.5 0 1 1 7.5 6.5Zm0 3.3a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4Z',
  save: 'M13.3 2v9H17l-5 5.5L7 11h3.7V2ZM3 15h2.6v4h12.8v-4H21v6.6H3Z',
  share: 'M12 1.8 17 7h-3.7v8h-2.6V7H7ZM4 11h4v2.4H6.2v6.4h11.6v-6.4H16V11h4v11H4Z',
  replay: 'M12 1.8a10.2 10.2 0 1 1 0 20.4 10.2 10.2 0 0 1 0-20.4ZM9.4 7v10l8-5Z',
  review:
    'M10 2a8 8 0 0 1 6.3 12.9l5.6 5.6-1.9 1.9-5.6-5.6A8 8 0 1 1 10 2Zm0 2.7a5.3 5.3 0 1 0 0 10.6 5.3 5.3 0 0 0 0-10.6Z',
  bot: 'M12 1.5a2 2 0 0 1 1.2 3.6V7h3.3A3.5 3.5 0 0 1 20 10.5v6A3.5 3.5 0 0 1 16.5 20h-9A3.5 3.5 0 0 1 4 16.5v-6A3.5 3.5 0 0 1 7.5 7h3.3V5.1A2 2 0 0 1 12 1.5ZM8.7 11a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8Zm6.6 0a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8ZM1.5 11h1.6v5H1.5zM20.9 11h1.6v5h-1.6zM8 21h8v1.5H8z',
} as const

export function ButtonSign({ of }: { of: keyof typeof DRAWN }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true">
      <path d={DRAWN[of]} fillRule="evenodd" />
    </svg>
  )
}
