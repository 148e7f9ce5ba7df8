/** `durbar serve`: the client and the court on this machine, on one port, with one file. Nothing else is needed. */
import { existsSync } from 'node:fs'
import { isIPv4 } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { Command } from 'commander'
import { whole } from './arguments.ts'
import { Complaint } from './complaint.ts'
import { orComplain, storeName } from './data.ts'

interface Arguments {
  readonly port: string
  readonly host: string
}

const HERE = '127.0.0.1'
const LEVELS = ['debug', 'info', 'warn', 'error', 'silent']
/** Who stops a server does not wait for its visitors. */
const PATIENCE_MS = 500

function whyNot(code: string | undefined, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `port ${port} on ${host} is taken; choose another with PORT=…`
    case 'EACCES':
      return `port ${port} needs rights that you do not have; choose one above 1023 with PORT=…`
    case 'EADDRNOTAVAIL':
      return `${host} is no address of this machine; choose another with HOST=…`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `nobody knows the address of '${host}'; choose another with HOST=…`
    default:
      return `port ${port} on ${host} cannot be opened (${code})`
  }
}

const EVERYWHERE = ['0.0.0.0', '::']

const addressOf = (host: string, port: number) => `http://${host.includes(':') ? `[${host}]` : host}:${port}/`

/** Where others in the same network find this machine. */
const inTheNetwork = (port: number): string[] =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ address, internal }) => !internal && isIPv4(address))
    .map(({ address }) => addressOf(address, port))

function tell(host: string, port: number): void {
  const open = EVERYWHERE.includes(host)
  process.stdout.write(`Durbar is open at ${addressOf(open ? HERE : host, port)}\n`)
  if (open)
    for (const address of inTheNetwork(port)) process.stdout.write(`For others in your network: ${address}\n`)
}

export const serve = new Command('serve')
  .description('serves the web client and the court, and prints the address')
  .option('--port <n>', 'where to listen', process.env.PORT ?? '8080')
  .option('--host <name>', 'on which address', process.env.HOST || HERE)
  .action(async (given: Arguments) => {
    const port = whole('port', given.port, 0, 65_535)
    const host = given.host || HERE
    const folder = join(process.env.DURBAR_ROOT ?? process.cwd(), 'packages', 'web', 'dist')
    if (!existsSync(join(folder, 'index.html')))
      throw new Complaint('the client is not built yet: `npm start` builds and serves it')
    const { DURBAR_CONTACT: contact, NATS_URL: nats, DURBAR_ADMIN_TOKEN: adminToken } = process.env
    const { DURBAR_LOG: logLevel } = process.env
    if (logLevel && !LEVELS.includes(logLevel))
      throw new Complaint(`DURBAR_LOG is one of ${LEVELS.join(', ')}`)
    const { close, port: bound } = await orComplain(async ({ serveCourt }) =>
      serveCourt({
        ...{ port, host, client: folder, store: storeName() },
        behindProxy: process.env.DURBAR_PROXY === '1',
        judges: process.env.DURBAR_JUDGE !== '0',
        ...(contact ? { contact } : {}),
        ...(nats ? { nats } : {}),
        ...(adminToken ? { adminToken } : {}),
        ...(logLevel ? { logLevel } : {}),
      }).catch((error: NodeJS.ErrnoException) => {
        if (error.syscall === 'listen' || error.syscall === 'getaddrinfo')
          throw new Complaint(whyNot(error.code, port, host))
        throw error
      }),
    )
    // Not once: npm passes on what its whole group was told, and we hear it twice.
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, () => {
        setTimeout(process.exit, PATIENCE_MS)
        close().then(() => process.exit())
      })
    tell(host, bound)
  })
