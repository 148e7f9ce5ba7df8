/** Things in the order of their time. */
export class Agenda<T> {
  private readonly heap: { readonly at: number; readonly thing: T }[] = []

  get next(): number {
    return this.heap[0]?.at ?? Number.POSITIVE_INFINITY
  }
  add(at: number, thing: T): void {
    const { heap } = this
    let n = heap.push({ at, thing }) - 1
    while (n > 0 && heap[(n - 1) >> 1]!.at > heap[n]!.at) n = this.swap(n, (n - 1) >> 1)
  }
  /** The next; somebody must have looked that there is one. */
  take(): T {
    const { heap } = this
    const first = heap[0]!.thing
    const last = heap.pop()!
    if (heap.length === 0) return first
    heap[0] = last
    for (let n = 0; ; ) {
      let least = n
      for (const child of [2 * n + 1, 2 * n + 2])
        if (child < heap.length && heap[child]!.at < heap[least]!.at) least = child
      if (least === n) return first
      n = this.swap(n, least)
    }
  }
  private swap(a: number, b: number): number {
    const { heap } = this
    ;[heap[a], heap[b]] = [heap[b]!, heap[a]!]
    return b
  }
}
