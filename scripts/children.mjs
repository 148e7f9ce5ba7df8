/** Runs a program that does not outlive us: who stops us, stops it too. Tells its exit status. */
import { spawn } from 'node:child_process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

export function run(command, args, options) {
  return new Promise((resolve) => {
    const child = spawn(command, args, options)
    const stop = (signal) => {
      child.kill('SIGKILL')
      done(null)
      process.kill(process.pid, signal)
    }
    const done = (status) => {
      for (const signal of SIGNALS) process.off(signal, stop)
      resolve(status)
    }
    for (const signal of SIGNALS) process.on(signal, stop)
    child.once('error', () => done(null))
    child.once('close', done)
  })
}
