/** Which other nodes there are: each says every two seconds that it is alive. By its own watch: no clock is set back. */
const BEAT_MS = 2_000
/** Whoever is silent for so long has died. */
const SILENT_MS = 7_000

interface NodesPorts {
  /** Time to say that we are here. */
  beat(): void
  /** Somebody of whom we know nothing. */
  isNew(node: string): void
  isGone(node: string): void
}

export class Nodes {
  private readonly ports: NodesPorts
  private readonly heardAt = new Map<string, number>()
  private beating: NodeJS.Timeout | null = null

  constructor(ports: NodesPorts) {
    this.ports = ports
  }

  begin(): void {
    this.beating = setInterval(() => this.beat(), BEAT_MS)
    this.beating.unref()
  }

  heard(node: string): void {
    const isNew = !this.heardAt.has(node)
    this.heardAt.set(node, performance.now())
    if (isNew) this.ports.isNew(node)
  }

  gone(node: string): void {
    if (this.heardAt.delete(node)) this.ports.isGone(node)
  }

  /** We could not hear them: that they were silent says nothing. */
  excuse(): void {
    for (const node of this.heardAt.keys()) this.heardAt.set(node, performance.now())
  }

  close(): void {
    if (this.beating) clearInterval(this.beating)
  }

  private beat(): void {
    this.ports.beat()
    const silent = performance.now() - SILENT_MS
    for (const [node, at] of [...this.heardAt]) if (at < silent) this.gone(node)
  }
}
