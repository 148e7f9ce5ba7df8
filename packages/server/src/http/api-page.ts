/** The OpenAPI document as a page that a person can read, without a script. */
const safe = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

interface Operation {
  readonly summary?: string
  readonly security?: unknown
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> }
  readonly responses?: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> }>
  >
}

const shapeOf = (part: Operation['requestBody']) => part?.content?.['application/json']?.schema
const shown = (title: string, shape: unknown) =>
  shape === undefined
    ? ''
    : `<details><summary>${title}</summary><pre>${safe(JSON.stringify(shape, null, 2))}</pre></details>`

export function apiPage(document: unknown): string {
  const { info, paths } = document as {
    info: { title: string; description: string }
    paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  }
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) =>
        `<section><h2><code>${method.toUpperCase()} ${safe(path)}</code></h2><p>${safe(operation.summary ?? '')}${
          operation.security ? ' <em>(with the device’s secret)</em>' : ''
        }</p>${shown('body', shapeOf(operation.requestBody))}${shown('reply', shapeOf(operation.responses?.['200']))}</section>`,
    ),
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${safe(info.title)}</title><style>body{font:16px/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}pre{overflow:auto;background:#8881;padding:1rem}h2{font-size:1rem;margin:2rem 0 0}</style><h1>${safe(info.title)}</h1><p>${safe(info.description)} <a href="/api/openapi.json">openapi.json</a></p>${routes.join('')}</html>\n`
}
