import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { workingFolder } from './root.mjs'

/** Milliseconds until a dead server is restarted; doubled each time that one does not start. */
const firstPause = 100
const longestPause = 10_000

/**
 * Runs the server as a child and restarts it when it dies after a successful start. When it cannot start,
 * this process ends with its code. The child exits by itself when this process is killed and their
 * channel closes.
 * @param {string} node
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 */
export function supervise(node, args, env) {
  let child = start()
  let pause = firstPause
  let hasBeenUp = false
  let stopping = false

  function stop(/** @type {NodeJS.Signals} */ signal) {
    stopping = true
    const isRunning = child.exitCode === null && child.signalCode === null
    if (isRunning) child.kill(signal)
    else process.exit(0)
  }

  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) {
    process.on(signal, () => stop(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  }
  if (process.env.npm_lifecycle_event) whenOrphaned(() => stop('SIGTERM'))

  function start() {
    const running = spawn(node, args, {
      cwd: workingFolder,
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    running.on('message', (message) => {
      if (message !== 'up') return
      hasBeenUp = true
      pause = firstPause
    })
    running.once('error', (error) => {
      console.error(`Linecheck cannot start: ${node} does not run (${error.message}).`)
      process.exit(1)
    })
    running.once('exit', (code, signal) => ended(code, signal))
    return running
  }

  /**
   * @param {number | null} code
   * @param {NodeJS.Signals | null} signal
   */
  function ended(code, signal) {
    if (stopping || !hasBeenUp || code === 0) process.exit(exitCode(code, signal))
    console.error(`Linecheck ended unexpectedly (${signal ?? `code ${code}`}); starting it again.`)
    setTimeout(() => {
      child = start()
    }, pause)
    pause = Math.min(pause * 2, longestPause)
  }
}

/**
 * Notices when npm was killed without passing the signal on: then this process gets another parent.
 * @param {() => void} tell
 */
function whenOrphaned(tell) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && tell(), 250).unref()
}

/**
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
function exitCode(code, signal) {
  return code ?? 128 + (signal ? constants.signals[signal] : 0)
}
