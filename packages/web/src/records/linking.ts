/** A record in a link: compressed, behind the #, where no server sees it. */

/** Longer ones break in mails and messengers. */
export const LONGEST_LINK = 8000

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

const through = async (bytes: Uint8Array<ArrayBuffer>, stream: TransformStream<BufferSource, Uint8Array>) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer())

/** The text of a record without what nobody needs: blanks and line breaks. */
export async function packed(text: string): Promise<string> {
  const dense = new TextEncoder().encode(JSON.stringify(JSON.parse(text)))
  return toText(await through(dense, new CompressionStream('deflate-raw')))
}

/** null: it is damaged. */
export async function unpacked(text: string): Promise<string | null> {
  try {
    return new TextDecoder().decode(await through(toBytes(text), new DecompressionStream('deflate-raw')))
  } catch {
    return null
  }
}

/** Through whose eyes, and whether what comes after is veiled. */
interface Sent {
  readonly viewer: number | 'archive'
  readonly veiled: boolean
}

/** The name under which a record lies open that came with its link. */
export const SENT = 'sent'

export function addressOf(origin: string, ply: number, { viewer, veiled }: Sent, record: string): string {
  const seen = viewer === 'archive' ? '' : `as=${viewer}`
  const search = [seen, veiled ? 'veil' : ''].filter(Boolean).join('&')
  return `${origin}/records/${SENT}/${ply}${search ? `?${search}` : ''}#${record}`
}

export function sentBy(search: string): Sent {
  const given = new URLSearchParams(search)
  const seat = given.get('as')
  const viewer = seat !== null && /^\d$/.test(seat) ? Number(seat) : 'archive'
  return { viewer, veiled: given.has('veil') }
}
