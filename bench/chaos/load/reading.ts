import { setTimeout as pause } from 'node:timers/promises'
import { whenOver } from '../trial.ts'
import { longest } from './call.ts'

/** What guests read again and again: pages, and content calls; nodes serve both from memory. */
export const pagePaths = [
  '/home',
  '/menu',
  '/promotion',
  '/faqs',
  '/search',
  '/home?utm_source=mail',
]
const callPaths = ['/api/banners/home/main', '/api/banners/home/main?x=1']

/** Searches need the database: without it they are refused (503) and say when to come again. */
const searchPaths = ['/search?query=box', '/api/search?query=box']

const guestPaths = [...pagePaths, ...callPaths, ...searchPaths]

export interface Read {
  asked: number
  failed: string[]
  /** Searches that were refused because the database was away. */
  refused: number
  slowest: number
}

interface Reading {
  /** Gives the status of a response, or what came in place of one. */
  ask: (path: string, turn: number) => Promise<number | string>
  paths: readonly string[]
  /** The database is taken away meanwhile: searches may be refused. */
  isDatabaseAway: boolean
  isOver: boolean
}

interface ReadingOptions extends Partial<Pick<Reading, 'paths' | 'isDatabaseAway'>> {
  /** A node is killed meanwhile: a response that it has begun is asked for again. */
  isKilled?: boolean
}

/** Guests who read pages, each from whichever of the nodes answers, until `stop`. */
export function startReading(
  urls: readonly string[],
  { isKilled = false, ...options }: ReadingOptions = {},
) {
  const ask: Reading['ask'] = (path, turn) => statusOf({ urls, isKilled }, turn, path)
  return readWith({ ask, ...options })
}

/** Guests who read pages by a way of their own, until `stop`. */
export function readWith(options: Pick<Reading, 'ask'> & Partial<Reading>) {
  const read: Read = { asked: 0, failed: [], refused: 0, slowest: 0 }
  const usual = { paths: guestPaths, isDatabaseAway: false, isOver: false }
  const reading: Reading = { ...usual, ...options }
  const working = Array.from({ length: 4 }, (_, guest) => keepReading(reading, guest, read))
  async function stop(): Promise<Read> {
    reading.isOver = true
    await Promise.all(working)
    return read
  }
  whenOver(stop)
  return { read, stop }
}

async function keepReading(reading: Reading, guest: number, read: Read): Promise<void> {
  for (let turn = guest; !reading.isOver; turn += 1) {
    const path = reading.paths[turn % reading.paths.length] ?? '/home'
    const begun = performance.now()
    const status = await reading.ask(path, turn)
    read.asked += 1
    read.slowest = Math.max(read.slowest, performance.now() - begun)
    if (status === 'refused for now' && reading.isDatabaseAway && searchPaths.includes(path))
      read.refused += 1
    else if (status !== 200) read.failed.push(`${path} ${status}`)
    await pause(5)
  }
}

/**
 * As a balancer does: a node that takes no connection is passed over. Where the next one is the same,
 * it is tried once more a moment later, as browsers do with a connection that was cut.
 */
async function statusOf(
  { urls, isKilled }: { urls: readonly string[]; isKilled: boolean },
  turn: number,
  path: string,
): Promise<number | string> {
  let former = ''
  for (let tries = 0; tries < urls.length; tries += 1) {
    const url = urls[(turn + tries) % urls.length] ?? ''
    if (url === former) await pause(100)
    former = url
    const signal = AbortSignal.timeout(longest)
    let hasBegun = false
    try {
      const response = await fetch(`${url}${path}`, { signal })
      hasBegun = true
      await response.arrayBuffer()
      const isForNow = response.status === 503 && response.headers.has('retry-after')
      return isForNow ? 'refused for now' : response.status
    } catch (error) {
      if (!isConnectionRefused(error)) return 'without an answer'
      if (hasBegun && !isKilled) return 'cut in its middle'
    }
  }
  return 'refused'
}

function isConnectionRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null
  const code = cause instanceof Error && 'code' in cause ? cause.code : ''
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === 'UND_ERR_SOCKET'
}

/** Asks for everything once: what is measured is not the first time. */
export async function warm(url: string): Promise<void> {
  for (const path of guestPaths) await fetch(`${url}${path}`).then((response) => response.bytes())
}
