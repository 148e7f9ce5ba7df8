/**
 * A finger on a table, and how long the table takes to answer it: from the finger's leaving the glass to the first
 * frame that shows what it did.
 */

/** How long a finger lies on the glass. */
const TAP_MS = 90
const NO_ANSWER_MS = 1000

/** In the page: what can be touched now, and a clock that starts when a finger leaves the glass. */
function watching() {
  const ANSWERS = [
    'data-state',
    // An action on Raja's disc can be set twice: chosen it is lit, and offered once more.
    'data-on',
    'data-main',
    'data-ply',
    'data-asked',
    'data-unfolds',
    'disabled',
    'aria-pressed',
    'aria-expanded',
  ]
  const waits = []
  let began = null
  let answered = () => {}
  let answer = Promise.resolve()
  const deafen = () => {
    observer.disconnect()
    dialogs.disconnect()
  }
  const heard = () => {
    deafen()
    requestAnimationFrame(() =>
      setTimeout(() => {
        waits.push(performance.now() - began)
        answered()
      }, 0),
    )
  }
  const observer = new MutationObserver(heard)
  const dialogs = new MutationObserver(heard)
  addEventListener(
    'pointerup',
    (event) => {
      if (!event.isTrusted || event.pointerType !== 'touch') return
      began = event.timeStamp
      observer.observe(document.body, { attributeFilter: ANSWERS, subtree: true })
      // A dialog is hung beside the page: whatever comes into the body is an answer too.
      dialogs.observe(document.body, { childList: true })
    },
    { capture: true },
  )
  let luck = 1
  const pick = (list) => {
    luck = (Math.imul(luck, 1664525) + 1013904223) >>> 0
    return list[luck % list.length]
  }
  /** The middle of one that a finger would hit there, brought into sight if it must be. */
  const spotOf = (element) => {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const spot = { x: x + width / 2, y: y + height / 2 }
    const hit = document.elementFromPoint(spot.x, spot.y)
    return hit && element.contains(hit) ? spot : null
  }
  window.touching = {
    waits,
    spot(selector, text) {
      let all = [...document.querySelectorAll(selector)].filter(
        (each) =>
          each.checkVisibility() && !each.disabled && (text === undefined || each.textContent === text),
      )
      while (all.length > 0) {
        const one = pick(all)
        const spot = spotOf(one)
        if (spot) return spot
        all = all.filter((each) => each !== one)
      }
      return null
    },
    /** Before the finger comes: a busy page may hear of the finger before it hears that somebody waits. */
    expect() {
      answer = new Promise((resolve) => {
        answered = resolve
      })
    },
    async answered(ms) {
      let patience
      const late = new Promise((resolve) => {
        patience = setTimeout(resolve, ms, 'late')
      })
      const isLate = (await Promise.race([answer, late])) === 'late'
      clearTimeout(patience)
      if (isLate) deafen()
      return !isLate
    },
  }
}

/** Watches a page that has loaded, and gives a finger for it. */
export async function fingerOn(page) {
  await page.evaluate(watching)
  const session = await page.context().newCDPSession(page)
  let unanswered = 0
  return {
    /** Touches one of these, if any can be touched; says whether it did. */
    async touch(selector, text) {
      const spot = await page.evaluate(
        ([selector, text]) => window.touching.spot(selector, text),
        [selector, text],
      )
      if (!spot) return false
      await page.evaluate(() => window.touching.expect())
      // Asked before the finger comes: what the page needs to understand this question is no part of its answer.
      const answer = page.evaluate((ms) => window.touching.answered(ms), TAP_MS + NO_ANSWER_MS)
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] })
      await page.waitForTimeout(TAP_MS)
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      if (!(await answer)) unanswered++
      return true
    },
    async times() {
      const waits = (await page.evaluate(() => window.touching.waits)).sort((a, b) => a - b)
      const at = (share) => Math.round(waits[Math.floor(waits.length * share)] * 10) / 10
      return { count: waits.length, unanswered, median: at(0.5), p95: at(0.95), max: at(0.999) }
    },
  }
}
