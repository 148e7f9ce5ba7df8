/** Emblem and colour of a seat, as far as somebody has chosen them. */
interface Chosen {
  readonly emblem?: number | undefined
  readonly colour?: number | undefined
}

/** What was never said is left out. */
export const lookOf = ({ emblem, colour }: Chosen) => ({
  ...(emblem === undefined ? {} : { emblem }),
  ...(colour === undefined ? {} : { colour }),
})
