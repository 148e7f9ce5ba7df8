/**
 * What a visitor sees and where a finger would go, found inside the page. Runs there and is therefore one
 * function without imports. It knows no rule and no game: only that what glows may be touched, and only where it
 * really lies on top.
 */

/** What the page wants from the person now. `closed`: the game is over and somebody closed the scoring. */
type Situation = 'over' | 'closed' | 'handover' | 'dialog' | 'asked' | 'waiting'

export interface Point {
  readonly x: number
  readonly y: number
}

interface Glance {
  readonly now: Exclude<Situation, 'waiting'>
  readonly ply: number
  /** Where to touch; null: nothing could be touched this time, look again. */
  readonly spot: Point | null
}

/** The two numbers by which a person without a plan chooses. */
export type Luck = readonly [kind: number, which: number]

export interface Played {
  readonly touches: number
  readonly plies: number
}

interface Visitor {
  /** Waits until the person is wanted, then looks for something to touch. */
  glance(luck: Luck): Promise<Glance>
  settled(): Promise<Exclude<Situation, 'waiting'>>
  ply(): number
  /** What nobody looks at need not be painted, which is half the work of a page; all else goes on as ever. */
  lookAway(): void
  /** Plays inside the page, without a round trip per touch, and looks away meanwhile. */
  play(seed: number, stopAtPly: number): Promise<Played>
  /** What glows and goes with what is chosen, or also what would take its place, as far as it is in sight. */
  offered(instead: boolean): readonly string[]
  /** Where this lies on top: its middle, or where a pile or a fan of cards leaves it free. Nothing is scrolled. */
  free(element: Element): Point | null
  /** Where the thing with these tokens can be touched. */
  spot(tokens: string): Point | null
  /** Called whenever the person is wanted. */
  onSettled: (() => void) | null
  /** Offered things that lay under something else, wherever one scrolled, and under what. */
  readonly covered: string[]
}

declare global {
  interface Window {
    visitor: Visitor
  }
}

export function installVisitor(): void {
  const STUCK_AFTER = 60_000
  const MOST_TOUCHES = 4000
  const there = (selector: string) => document.querySelector<HTMLElement>(selector)
  const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
  const seen = (element: Element) =>
    element.checkVisibility({ checkVisibilityCSS: true }) && element.getBoundingClientRect().width > 0
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(seen)

  const ANYTHING = '[data-over], [data-handover], [role="dialog"], [data-final], [data-asked]'
  const situation = (): Situation => {
    // Asked hundreds of times a second, and mostly in vain: through the whole page once, not once for each.
    if (!there(ANYTHING)) return 'waiting'
    if (there('[data-over]')) return 'over'
    if (there('[data-handover]')) return 'handover'
    if (there('[role="dialog"]')) return 'dialog'
    if (there('[data-final]')) return 'closed'
    return there('[data-asked]') ? 'asked' : 'waiting'
  }
  const ply = () => Number(there('[data-ply]')?.dataset.ply)

  const settled = async (): Promise<Exclude<Situation, 'waiting'>> => {
    const began = performance.now()
    for (;;) {
      const now = situation()
      if (now !== 'waiting') {
        visitor.onSettled?.()
        return now
      }
      if (performance.now() - began > STUCK_AFTER)
        throw new Error(`nobody was asked anything for long, at ply ${ply()}: ${document.body.textContent}`)
      await rest(4)
    }
  }

  const free = (element: Element): Point | null => {
    const { left, top, width, height } = element.getBoundingClientRect()
    // Along the edges too: of a card in a fan, turned a little, a narrow band is free.
    for (const across of [0.5, 0.1, 0.18, 0.26, 0.9])
      for (const down of [0.5, 0.08, 0.25, 0.75, 0.92]) {
        const [x, y] = [left + width * across, top + height * down]
        const hit = document.elementFromPoint(x, y)
        if (hit && (hit === element || element.contains(hit))) return { x, y }
      }
    return null
  }
  const spotOn = (element: Element): Point | null => {
    for (const block of ['nearest', 'center'] as const) {
      element.scrollIntoView({ block, inline: block })
      const found = free(element)
      if (found) return found
    }
    return null
  }

  const complain = (element: Element): string => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const above = document.elementFromPoint(left + width / 2, top + height / 2)
    const named = above?.closest('[data-tokens], [data-look], [data-panel], [class]')
    const what = named
      ? `${above!.tagName} of ${named.getAttribute('data-tokens') ?? named.getAttribute('class')} (${named.getAttribute('data-state')}): ${named.textContent?.slice(0, 60)}`
      : 'nothing'
    return `ply ${ply()}: ${element.textContent} at ${Math.round(left)},${Math.round(top)} lies under ${what}`
  }

  /** The main button, once it sees; null = it does not stand there, or something is missing. */
  const mainButton = async (): Promise<HTMLElement | null> => {
    for (let waited = 0; waited < 40; waited++) {
      const [main] = all('button[data-main="ready"]')
      if (!main) return null
      if (main.dataset.blind === undefined || !patient) return main
      await rest(20)
    }
    return null
  }

  /** Mostly things; sometimes the list, where also those moves stand that no thing bears. */
  const choose = async ([kind, which]: Luck): Promise<Point | null> => {
    const tab = there('nav > button[data-offers]')
    if (tab && kind % 7 === 0 && seen(tab) && tab.ariaPressed !== 'true') return spotOn(tab)
    // What is ready is mostly done, and sometimes thought over.
    const main = kind % 5 > 0 ? await mainButton() : null
    if (main) return spotOn(main)
    // Who has begun mostly goes on with what fits.
    const fitting = all('[data-state="offered"]:not([data-fit="replaces"])')
    const things = fitting.length > 0 && kind % 4 > 0 ? fitting : all('[data-state="offered"]')
    const moves = all('button[data-move]')
    const list = there('button[data-unfolds]')
    // A move is on its way, and its answer takes as long as it takes.
    if (things.length === 0 && moves.length === 0) await rest(30)
    if (list && moves.length === 0 && (kind % 11 === 0 || things.length === 0)) return spotOn(list)
    // The list lies above the rest as long as it is open.
    const from = moves.length > 0 ? moves : things
    const chosen = from[which % from.length]
    if (chosen) {
      const spot = spotOn(chosen)
      if (spot) return spot
      // The page may just be opening or closing a panel: look again before saying anything.
      await rest(60)
      const still = chosen.isConnected && chosen.matches('[data-state="offered"], button[data-move]')
      if (!still || !seen(chosen)) return null
      const later = spotOn(chosen)
      if (later) return later
    }
    // On a phone panels lie behind tabs and take the board's place when they are open; the list is folded.
    const open = there('nav > button[aria-pressed="true"]:not([data-opens="board"])')
    if (open && seen(open)) return spotOn(open)
    // Who finds a spot outside the part of the map that is shown would drag the map.
    if (chosen && !chosen.closest('[data-zoomed]')) visitor.covered.push(complain(chosen))
    const behind = there('nav > button[data-offers]') ?? there('button[data-unfolds]')
    return behind && seen(behind) ? spotOn(behind) : null
  }

  const glance = async (luck: Luck): Promise<Glance> => {
    const now = await settled()
    let spot: Point | null = null
    if (now === 'handover') spot = free(there('[data-handover] button')!)
    else if (now === 'dialog') {
      const inside = all('[role="dialog"] section button:enabled').at(-1)
      const button = inside ?? there('[role="dialog"] button')
      spot = button ? spotOn(button) : null
    } else if (now === 'closed') spot = spotOn(there('[data-final]')!)
    else if (now === 'asked') spot = await choose(luck)
    return { now, ply: ply(), spot }
  }

  const lookAway = () => {
    document.body.style.opacity = '0'
  }
  const play = async (seed: number, stopAtPly: number): Promise<Played> => {
    lookAway()
    return await touchOn(seed, stopAtPly).finally(() => {
      document.body.style.opacity = ''
    })
  }
  const touchOn = async (seed: number, stopAtPly: number): Promise<Played> => {
    let word = seed
    const below = (n: number) => {
      word = (Math.imul(word, 1664525) + 1013904223) >>> 0
      return Math.floor((word / 2 ** 32) * n)
    }
    patient = false
    for (let touches = 0; touches < MOST_TOUCHES; touches++) {
      const { now, ply: plies, spot } = await glance([below(1000), below(1000)])
      if (now === 'over' || plies >= stopAtPly) return { touches, plies }
      const at = spot && document.elementFromPoint(spot.x, spot.y)
      if (spot)
        at?.dispatchEvent(
          new MouseEvent('click', {
            bubbles: true,
            cancelable: true,
            composed: true,
            clientX: spot.x,
            clientY: spot.y,
            // The main button is pressed as by a key: it need not be waited for.
            detail: at.closest('[data-main]') ? 0 : 1,
          }),
        )
      // A turn of the event loop: what was touched has been answered before the next look.
      await rest(0)
    }
    throw new Error(`${MOST_TOUCHES} touches and no end, at ply ${ply()}`)
  }

  /** Waits for the main button to see. */
  let patient = true
  const offered = (instead: boolean) =>
    all(`[data-tokens][data-state="offered"]${instead ? '' : ':not([data-fit="replaces"])'}`).map(
      (each) => each.dataset.tokens!,
    )
  const spot = (tokens: string): Point | null => {
    const [thing] = all(`[data-tokens="${CSS.escape(tokens)}"][data-state="offered"]`)
    return thing ? spotOn(thing) : null
  }
  const visitor: Visitor = {
    glance,
    settled,
    ply,
    lookAway,
    play,
    offered,
    free,
    spot,
    onSettled: null,
    covered: [],
  }
  window.visitor = visitor
}
