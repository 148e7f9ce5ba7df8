/**
 * How smoothly a page moves: the time from frame to frame, and how long the page is busy at a stretch. Busy is what
 * the page's own thread used of a processor: another program on the machine may hold up a task, but not make it long.
 */
const CATEGORIES = ['devtools.timeline', 'toplevel']

/** In the page: the time from each frame to the next. */
function watchFrames() {
  const frames = []
  let last = null
  const tick = (now) => {
    if (last !== null) frames.push(now - last)
    last = now
    requestAnimationFrame(tick)
  }
  requestAnimationFrame(tick)
  window.frames60 = frames
}

const rounded = (ms) => Math.round(ms * 10) / 10

/** Watches the page until the answer is called, which tells what was seen. */
export async function watchMoving(browser, page) {
  const session = await browser.newBrowserCDPSession()
  const events = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...value))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  })
  await page.evaluate(watchFrames)
  return async () => {
    const frames = (await page.evaluate(() => window.frames60)).sort((a, b) => a - b)
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await complete
    const drawing = events.find(({ name }) => name === 'FireAnimationFrame')
    const tasks = events.filter(
      ({ name, pid, tid, tdur }) =>
        tdur && name.endsWith('RunTask') && pid === drawing.pid && tid === drawing.tid,
    )
    if (tasks.length === 0) throw new Error('this browser tells nothing of its tasks')
    return {
      frames: frames.length,
      median: rounded(frames[frames.length >> 1]),
      p95: rounded(frames[Math.floor(frames.length * 0.95)]),
      longestTask: rounded(Math.max(...tasks.map(({ tdur }) => tdur)) / 1000),
    }
  }
}
