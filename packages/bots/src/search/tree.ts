/**
 * The tree as flat arrays: no object per node, nothing for the garbage collector to do while searching.
 * An edge is one choice of one seat at one node; a node may hold the edges of several seats, who then choose
 * without seeing each other. Edges and children are found through hash tables keyed by (node, seat, move).
 */
import type { Move, Seat } from '@durbar/kernel'

const START = 1 << 12

const mix = (a: number, b: number): number => {
  let h = Math.imul(a ^ (b >>> 15) ^ Math.imul(b, 0x2c1b3c6d), 0x9e3779b1)
  h ^= h >>> 15
  h = Math.imul(h, 0x85ebca6b)
  return h ^ (h >>> 13)
}
const hashOf = (owner: number, move: Move): number => mix(mix(owner, move | 0), (move / 2 ** 32) | 0)

/** (owner, move) -> index, open addressing. */
export class Index {
  private owners = new Int32Array(START)
  private moves = new Float64Array(START)
  private values = new Int32Array(START).fill(-1)
  private count = 0

  clear(): void {
    this.values.fill(-1)
    this.count = 0
  }
  get(owner: number, move: Move): number {
    const mask = this.values.length - 1
    for (let i = hashOf(owner, move) & mask; ; i = (i + 1) & mask) {
      const value = this.values[i]!
      if (value < 0 || (this.owners[i] === owner && this.moves[i] === move)) return value
    }
  }
  set(owner: number, move: Move, value: number): void {
    if (2 * ++this.count > this.values.length) this.grow()
    this.put(owner, move, value)
  }
  private put(owner: number, move: Move, value: number): void {
    const mask = this.values.length - 1
    let i = hashOf(owner, move) & mask
    while (this.values[i]! >= 0) i = (i + 1) & mask
    this.owners[i] = owner
    this.moves[i] = move
    this.values[i] = value
  }
  private grow(): void {
    const { owners, moves, values } = this
    this.owners = new Int32Array(2 * values.length)
    this.moves = new Float64Array(2 * values.length)
    this.values = new Int32Array(2 * values.length).fill(-1)
    for (let i = 0; i < values.length; i++) if (values[i]! >= 0) this.put(owners[i]!, moves[i]!, values[i]!)
  }
}

const larger = <T extends Int32Array | Float64Array>(array: T): T => {
  const copy = new (array.constructor as new (length: number) => T)(2 * array.length)
  copy.set(array as never)
  return copy
}

export class Tree {
  /** Visits per node; 0 = never entered. */
  visits = new Int32Array(START)
  nodes = 0
  /** Per edge: how often chosen, how often it could have been chosen, the reward of its seat, first guess. */
  chosen = new Int32Array(START)
  available = new Int32Array(START)
  reward = new Float64Array(START)
  guess = new Float64Array(START)
  policy = new Float64Array(START)
  edges = 0
  private readonly edgeIndex = new Index()
  private readonly childIndex = new Index()
  private readonly joint = new Index()
  private jointChoices = 0

  readonly mostEdges: number

  constructor(mostEdges: number) {
    this.mostEdges = mostEdges
  }

  reset(): void {
    this.visits.fill(0, 0, this.nodes)
    this.nodes = 0
    this.edges = 0
    this.edgeIndex.clear()
    this.childIndex.clear()
    this.joint.clear()
    this.jointChoices = 0
    this.node()
  }
  get full(): boolean {
    return this.edges >= this.mostEdges
  }
  node(): number {
    if (this.nodes === this.visits.length) this.visits = larger(this.visits)
    this.visits[this.nodes] = 0
    return this.nodes++
  }
  /** -1 = not there yet. */
  edge(node: number, seat: Seat, move: Move): number {
    return this.edgeIndex.get(node * 16 + seat, move)
  }
  addEdge(node: number, seat: Seat, move: Move, guess: number): number {
    if (this.edges === this.chosen.length) {
      this.chosen = larger(this.chosen)
      this.available = larger(this.available)
      this.reward = larger(this.reward)
      this.guess = larger(this.guess)
      this.policy = larger(this.policy)
    }
    const edge = this.edges++
    this.chosen[edge] = 0
    this.available[edge] = 0
    this.reward[edge] = 0
    this.guess[edge] = guess
    this.policy[edge] = 0
    this.edgeIndex.set(node * 16 + seat, move, edge)
    return edge
  }
  /**
   * One number for several secret choices, in the order of the seats; `together` is that of those before, 0 at first.
   * Counted, not computed: no two joint choices share one. Negative, so that none is taken for a move.
   */
  jointly(together: number, seat: Seat, move: Move): number {
    const owner = -together * 16 + seat
    const known = this.joint.get(owner, move)
    if (known >= 0) return -known
    this.joint.set(owner, move, ++this.jointChoices)
    return -this.jointChoices
  }
  /** Where a choice leads; -1 = nobody has been there. `key` stands for the move, or for several secret ones. */
  child(node: number, key: number): number {
    return this.childIndex.get(node, key)
  }
  addChild(node: number, key: number): number {
    const child = this.node()
    this.childIndex.set(node, key, child)
    return child
  }
}
