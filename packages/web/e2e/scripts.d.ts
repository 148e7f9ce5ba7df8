declare module '*/scripts/browser.mjs' {
  export interface FoundBrowser {
    readonly executablePath: string
    readonly env: Readonly<Record<string, string>>
  }
  export function browserOrEnd(): Promise<FoundBrowser>
  export function launchOptions(found: FoundBrowser): {
    executablePath: string
    env: NodeJS.ProcessEnv
    args: string[]
  }
}
declare module '*/scripts/installed-browser.mjs' {
  export function installedBrowsers(
    platform?: string,
    env?: Readonly<Record<string, string | undefined>>,
    exists?: (path: string) => boolean,
  ): string[]
}
declare module '*/scripts/packed-browser.mjs' {
  export function unpackOnce(folder: string, unpack: (fresh: string) => void): void
}
declare module '*/scripts/build-web.mjs' {
  export function buildWeb(mode?: 'production' | 'development'): Promise<void>
}

declare module '*/scripts/bundle.mjs' {
  import type { BuildOptions } from 'esbuild'
  export function bundled(options: BuildOptions): Promise<unknown>
  export function bundle(): Promise<string>
}
declare module '*/scripts/install.mjs' {
  /** Installs what a folder's lock file names; false = it could not be done. */
  export function install(folder: string): Promise<boolean>
}
declare module '*/scripts/weight.mjs' {
  import type { Page } from 'playwright-core'
  export const WEIGHT: { readonly homeKB: number; readonly tableKB: number }
  export const HOME_STANDS: string
  export const TABLE_STANDS: string
  export function watchWeight(page: Page, stands: string): Promise<void>
  export function askedBy(page: Page): Promise<readonly string[]>
  export function weigh(page: Page, dist: string): Promise<number>
}
