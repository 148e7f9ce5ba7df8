declare module '*/scripts/browser.mjs' {
  export function browserPath(): string
  export const BROWSER_ARGS: string[]
}
declare module '*/scripts/build-web.mjs' {
  export function buildWeb(mode?: 'production' | 'development'): void
}
