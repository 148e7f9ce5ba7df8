/**
 * Who is stopped through npm is stopped: a signal ends npm or the shell between, and nobody tells us. What is left
 * to see is that the parent is another one. Only under npm: who is started by hand may outlive the terminal.
 */
const parent = process.ppid
if (process.env.npm_lifecycle_event)
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM')
  }, 100).unref()
