import type { Plugin } from 'vite'

/** The letters of both languages, in the weights that every page is written in. */
const OURS = /(?:eczar-latin-wght|mukta-latin-[57]00)-normal-[^/]*[.]woff2$/

/** Has the browser fetch the letters with the page, instead of once the styles have named them. */
export const letters = (): Plugin => ({
  name: 'letters',
  transformIndexHtml: (_html, { bundle }) =>
    Object.keys(bundle ?? {})
      .filter((file) => OURS.test(file))
      .map((file) => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
      })),
})
