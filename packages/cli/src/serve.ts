/** `durbar serve`: the client on this machine. Rules and bots run in the browser; nothing else is needed. */
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Command } from 'commander'
import { whole } from './arguments.ts'
import { Complaint } from './complaint.ts'
import { staticFiles } from './static-files.ts'

interface Arguments {
  readonly port: string
  readonly host: string
}

export const serve = new Command('serve')
  .description('serves the web client and prints its address')
  .option('--port <n>', 'where to listen', process.env.PORT ?? '8080')
  .option('--host <name>', 'on which address', process.env.HOST ?? '127.0.0.1')
  .action(async ({ port, host }: Arguments) => {
    const folder = join(process.env.DURBAR_ROOT ?? process.cwd(), 'packages', 'web', 'dist')
    if (!existsSync(join(folder, 'index.html')))
      throw new Complaint('the client is not built yet: `npm start` builds and serves it')
    const server = createServer(staticFiles(folder))
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        reject(
          error.code === 'EADDRINUSE'
            ? new Complaint(`port ${port} on ${host} is taken; choose another with PORT=…`)
            : error,
        ),
      )
      server.listen(whole('port', port, 0, 65_535), host, resolve)
    })
    const at = server.address()
    const bound = typeof at === 'object' && at ? at.port : port
    process.stdout.write(`Durbar is open at http://${host.includes(':') ? `[${host}]` : host}:${bound}/\n`)
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        server.close()
        server.closeAllConnections()
      })
  })
