/** The language in which this device is spoken to. A service worker sees no settings, so they are put where it looks. */

export type Language = 'de' | 'en'

const SHELF = 'durbar.notices'
const PLACE = '/language'

/** What of a browser's caches is needed. */
export interface Shelves {
  open(name: string): Promise<{
    put(place: string, what: Response): Promise<void>
    match(place: string): Promise<Response | undefined>
  }>
}

export async function keepLanguage(shelves: Shelves, language: string): Promise<void> {
  await (await shelves.open(SHELF)).put(PLACE, new Response(language))
}

/** Until somebody was here: the browser's own. */
export async function keptLanguage(shelves: Shelves, usual: string): Promise<Language> {
  const kept = await shelves
    .open(SHELF)
    .then((shelf) => shelf.match(PLACE))
    .then((found) => found?.text())
    .catch(() => undefined)
  return (kept ?? usual).toLowerCase().startsWith('de') ? 'de' : 'en'
}
