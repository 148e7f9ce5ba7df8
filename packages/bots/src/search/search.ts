/**
 * Information-set Monte-Carlo tree search for several players, hidden information and simultaneous decisions.
 * Every iteration plays in a world of its own, dealt anew from what the seat knows; all worlds share one tree
 * whose edges are moves. Only moves that are legal in the world at hand compete, and how often a move could
 * have been chosen counts in its favour. New positions are judged by the game's evaluation, after a few moves
 * of a light policy where that is stronger; the same evaluation orders the moves of a node before any of them
 * has been tried, so that broad nodes are searched where it matters.
 */
import { type Core, type Dice, type Move, type Moves, moves, type Seat } from '@durbar/kernel'
import type { AnyKernel } from '../bot.ts'
import { LightPolicy, worthAThought } from './light.ts'
import { Orders } from './orders.ts'
import { reward, rewards } from './reward.ts'
import { DEFAULTS, type Judges, type SearchSettings } from './settings.ts'
import { finishTogether } from './together.ts'
import { Tree } from './tree.ts'

const DEEPEST = 512
const NO_MOVE = -1
/** How many answers of the others a secret choice is first judged by. */
const ANSWERS = 4

export class Search {
  readonly tree: Tree
  readonly settings: SearchSettings
  /** Per edge at the root: the reward sums of all seats since the root was set, then how many there are. */
  readonly rootRewards = new Map<number, Float64Array>()
  iterations = 0
  private root = 0
  private rootSeat: Seat = 0
  /** The edge this iteration took for the seat that searches; others may choose before it at the same node. */
  private rootChoice = -1
  private readonly legal: Moves = moves(512)
  private found = new Int32Array(1 << 10)
  private readonly path = new Int32Array(DEEPEST)
  private readonly movers = new Int32Array(DEEPEST)
  private readonly gain = new Float64Array(16)
  private depth = 0
  private readonly orders: Orders
  private readonly light: LightPolicy

  readonly kernel: AnyKernel
  readonly seats: number
  private readonly judges: Judges

  constructor(kernel: AnyKernel, seats: number, judges: Judges, settings: Partial<SearchSettings> = {}) {
    this.kernel = kernel
    this.seats = seats
    this.judges = judges
    this.settings = { ...DEFAULTS, ...settings }
    this.orders = new Orders(kernel)
    this.light = new LightPolicy(kernel, judges.light, this.settings)
    this.tree = new Tree(this.settings.mostEdges)
    this.tree.reset()
  }

  /** Goes on below the moves that were made since the last search, if the tree knows them; else begins anew. */
  advance(since: readonly Move[] | null): void {
    let node = this.root
    for (const move of since ?? []) {
      node = this.tree.child(node, move)
      if (node < 0) break
    }
    this.rootRewards.clear()
    this.iterations = 0
    if (since === null || node < 0 || this.tree.edges > this.settings.mostEdges / 2) {
      this.tree.reset()
      node = 0
    }
    this.root = node
  }

  /** Searches for `seat` in the world it was given; more than one call goes on where the last one stopped. */
  run(world: Core, seat: Seat, dice: Dice, iterations: number): void {
    this.rootSeat = seat
    for (let n = 0; n < iterations; n++) {
      this.iterate(this.kernel.imagine(world, seat, dice), dice)
      this.iterations++
    }
  }

  /**
   * One iteration in this world, which is used up, below this choice of the seat: the position it came to judge.
   * Whoever gives several choices equally many prices them alike, however little the search thinks of one of them.
   */
  visit(world: Core, seat: Seat, choice: Move, dice: Dice): Core {
    this.rootSeat = seat
    this.iterations++
    return this.iterate(world, dice, choice)
  }

  /** The root's edge of a move; -1 = never seen. */
  rootEdge(move: Move): number {
    return this.tree.edge(this.root, this.rootSeat, move)
  }

  private iterate(s: Core, dice: Dice, given: Move = NO_MOVE): Core {
    const { kernel, tree, orders } = this
    let node = this.root
    let together = 0
    let judged = s
    this.depth = 0
    this.rootChoice = -1
    orders.forget()
    for (;;) {
      const seat = kernel.toMove(s)
      if (seat < 0 || this.depth >= DEEPEST - 1) break
      // The first to come judges the position; the second opens it.
      const fresh = tree.visits[node] === 0 && node !== this.root
      if (together === 0) tree.visits[node]!++
      if (fresh && together === 0) {
        judged = this.light.playOn(s, dice)
        break
      }
      // The decision at hand is searched over everything, the rest over what is worth a thought.
      const all = node === this.root && seat === this.rootSeat
      const count = all ? kernel.legal(s, seat, this.legal) : worthAThought(kernel, s, seat, this.legal)
      const told = all && given !== NO_MOVE
      const move = told ? given : count === 1 ? this.legal.at[0]! : this.select(node, seat, s, count, dice)
      const wasSecret = kernel.chosen(s, seat)
      const before = kernel.game.clone(s)
      const revealed = kernel.apply(s, seat, move, dice)
      // Below a choice that was given every plan stands open: nobody tries its other order elsewhere.
      if (!revealed && !told && kernel.toMove(s) === seat) orders.remember(before, move)
      else orders.forget()
      if (wasSecret === null && kernel.chosen(s, seat) !== null) {
        // A secret choice: the next seat chooses at the same node, without having seen it.
        together = tree.jointly(together, seat, move)
        continue
      }
      const key = together === 0 ? move : tree.jointly(together, seat, move)
      together = 0
      const next = tree.child(node, key)
      if (next >= 0) node = next
      else if (tree.full) {
        judged = this.light.playOn(s, dice)
        break
      } else node = tree.addChild(node, key)
    }
    this.learn(judged)
    return judged
  }

  /** The legal move that promises most: proven reward, plus curiosity where the first guess is good. */
  private select(node: number, seat: Seat, s: Core, count: number, dice: Dice): Move {
    if (count > this.found.length) this.found = new Int32Array(2 * count)
    const { tree, legal, found } = this
    const { curiosity, trust } = this.settings
    let newcomers = 0
    for (let i = 0; i < count; i++) {
      found[i] = tree.edge(node, seat, legal.at[i]!)
      if (found[i]! < 0) newcomers++
    }
    if (newcomers > 0) this.open(node, seat, s, count, dice)
    // What was left out as another order of a plan stands open once its first move is made.
    const all = node === this.root
    let total = 0
    for (let i = 0; i < count; i++)
      if (all || tree.policy[found[i]!]! > 0) total += Math.abs(tree.policy[found[i]!]!)
    let best = 0
    let bestValue = -1
    for (let i = 0; i < count; i++) {
      const edge = found[i]!
      if (!all && tree.policy[edge]! < 0) continue
      const n = tree.chosen[edge]!
      const seen = ++tree.available[edge]!
      const mean = (tree.reward[edge]! + trust * tree.guess[edge]!) / (n + trust)
      const share = Math.abs(tree.policy[edge]!) / total
      const value = mean + (curiosity * share * Math.sqrt(seen)) / (1 + n)
      if (value > bestValue) {
        bestValue = value
        best = i
      }
    }
    if (all && seat === this.rootSeat) this.rootChoice = found[best]!
    this.path[this.depth] = found[best]!
    this.movers[this.depth++] = seat
    return legal.at[best]!
  }

  /**
   * First guesses for moves that this node has not met: one ply of the evaluation, in this world. The policy of a
   * move that is only another order of the same plan is negative: see Orders.
   */
  private open(node: number, seat: Seat, s: Core, count: number, dice: Dice): void {
    const { kernel, tree, legal, found } = this
    const { temperature } = this.settings
    const { guesses } = this.judges
    for (let i = 0; i < count; i++) {
      if (found[i]! >= 0) continue
      const after = kernel.game.clone(s)
      const move = legal.at[i]!
      const revealed = kernel.apply(after, seat, move, dice)
      const again = !revealed && this.orders.commutes(seat, move, after, dice)
      const guess = this.guess(after, seat, dice)
      const edge = tree.addEdge(node, seat, move, guess)
      tree.policy[edge] = guesses.power(guess / temperature) * (again ? -1 : 1)
      found[i] = edge
    }
  }

  /** What a position promises the seat; after a secret choice the mean over some answers of the others. */
  private guess(s: Core, seat: Seat, dice: Dice): number {
    const { kernel } = this
    const secret = kernel.chosen(s, seat) !== null
    let sum = 0
    const times = secret ? ANSWERS : 1
    for (let n = 0; n < times; n++) {
      const finished = n < times - 1 ? kernel.game.clone(s) : s
      if (secret) finishTogether(kernel, finished, seat, dice)
      sum += reward(finished, seat, this.judges.guesses)
    }
    return sum / times
  }

  private learn(s: Core): void {
    const { tree, gain, path, movers } = this
    rewards(s, gain, this.judges.leaves)
    for (let i = 0; i < this.depth; i++) {
      tree.chosen[path[i]!]!++
      tree.reward[path[i]!]! += gain[movers[i]!]!
    }
    if (this.rootChoice < 0) return
    let sums = this.rootRewards.get(this.rootChoice)
    if (!sums) {
      sums = new Float64Array(this.seats + 1)
      this.rootRewards.set(this.rootChoice, sums)
    }
    for (let seat = 0; seat < this.seats; seat++) sums[seat]! += gain[seat]!
    sums[this.seats]!++
  }
}
