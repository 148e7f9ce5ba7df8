/** A bar on stderr while something takes long; nothing where stderr is not a terminal. */
import { SingleBar } from 'cli-progress'

interface Progress {
  to(done: number): void
  stop(): void
}

export function progress(what: string, total: number): Progress {
  const bar = new SingleBar({
    format: `${what} {bar} {percentage}% {value}/{total} eta {eta_formatted}`,
    barsize: 28,
    stream: process.stderr,
    clearOnComplete: true,
    // Whoever leaves with Ctrl-C leaves a terminal as it was: nothing is switched that would have to be switched back.
    hideCursor: false,
    linewrap: true,
    fps: 8,
  })
  bar.start(total, 0)
  return { to: (done) => bar.update(done), stop: () => bar.stop() }
}
