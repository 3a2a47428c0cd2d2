import { spawn } from 'node:child_process'
import { nodeServer, pinned } from '../pinned.ts'
import { row } from '../row.ts'
import { ratio, spread } from '../spread.ts'
import { firstResponse, type RunningApp, stop } from '../start-app.ts'
import { type Load, type Turn, turn } from './wrk.ts'

/** How long one server is loaded before the other has its turn, in seconds. */
const seconds = 2

/**
 * A row: what the app answers at a path, against bare `node:http` that sends the same bytes and
 * headers, on the same Node with the same flags.
 */
export async function againstBare(
  what: string,
  app: RunningApp,
  path: string,
  { port, rounds, headers }: { port: number; rounds: number; headers: Record<string, string> },
): Promise<void> {
  const ours = { url: `${app.url}${path}`, headers, pid: app.pid }
  const asked = [String(port), ours.url, JSON.stringify(headers)]
  const server = nodeServer('bench/serving/bare-server.ts', ...asked)
  const { program, args } = pinned('server', server)
  const bare = spawn(program, args, { stdio: 'inherit' })
  try {
    const url = `http://127.0.0.1:${port}/`
    await firstResponse(url, bare)
    await compare(`${what} / bare node:http`, ours, { ...ours, url, pid: bare.pid ?? 0 }, rounds)
  } finally {
    await stop(bare)
  }
}

/**
 * In turns, so that whatever else the machine does touches both. A machine that does much else
 * gives the servers' cores away: then what each answers in a second of its core says more.
 */
export async function compare(
  what: string,
  ours: Load,
  yardstick: Load,
  rounds: number,
  aim = '>= 1.0',
): Promise<void> {
  await turn(ours, 1)
  await turn(yardstick, 1)
  const turns: [ours: Turn, theirs: Turn][] = []
  for (let round = 0; round < rounds; round++) {
    turns.push([await turn(ours, seconds), await turn(yardstick, seconds)])
  }
  const rate = spread(turns.map(([{ rate }]) => rate)).median
  const byRate = spread(turns.map(([one, other]) => one.rate / other.rate))
  const byCore = spread(turns.map(([one, other]) => one.rateOfCore / other.rateOfCore))
  const figure = `${ratio(byRate)}, by core time ${byCore.median.toFixed(2)}`
  row(what, `${figure}, ${Math.round(rate)}/s`, aim)
}
