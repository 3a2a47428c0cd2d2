import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { row } from '../row.ts'
import { milliseconds, percentile, spread } from '../spread.ts'
import type { Stalls } from './stalls.ts'

const rounds = 5

/** Something that a person or a page asks for. */
export interface Call {
  name: string
  run(): Promise<unknown>
}

/** At most so many milliseconds. */
export interface Aim {
  /** None for what is as long as its response. */
  p95?: number
  worst?: number
}

/** What a group of calls was seen to cost. */
export interface Cost {
  what: string
  /** The longest stall of the thread that served it, in milliseconds: of each round, the median. */
  stall: number
}

/** Asks each call in turn, five rounds after one that warms up, and prints what they took. */
export async function measureCalls(
  what: string,
  calls: readonly Call[],
  stalls: Stalls,
  aim: Aim,
): Promise<Cost> {
  for (const call of calls) await call.run()
  const taken = new Map(calls.map(({ name }) => [name, [] as number[]]))
  const turns: number[][] = []
  const longest: number[] = []
  for (let round = 0; round < rounds; round++) {
    await stalls.take()
    const turn: number[] = []
    for (const { name, run } of calls) {
      const begun = performance.now()
      await run()
      const time = performance.now() - begun
      turn.push(time)
      taken.get(name)?.push(time)
      // So that two that wait for nothing are two stalls.
      await pause(1)
    }
    turns.push(turn)
    longest.push(await stalls.take())
  }
  const p95 = spread(turns.map((turn) => percentile(turn, 0.95)))
  const load = `load ${loadavg()[0]?.toFixed(1)}`
  row(
    `${what}, p95 of ${calls.length}`,
    milliseconds(p95),
    aim.p95 ? `<= ${aim.p95} ms; ${load}` : load,
  )
  const medians = [...taken].map(([name, times]) => ({ name, time: spread(times).median }))
  const [worst] = medians.sort((a, b) => b.time - a.time)
  const slowest = `${worst?.time.toFixed(0)} ms (${worst?.name})`
  row('  slowest by its median', slowest, aim.worst ? `<= ${aim.worst} ms` : '')
  const stall = spread(longest)
  row('  longest stall of the thread', milliseconds(stall), '<= 50 ms')
  return { what, stall: stall.median }
}
