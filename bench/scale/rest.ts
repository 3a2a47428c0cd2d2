import { setTimeout as pause } from 'node:timers/promises'
import { row } from '../row.ts'
import { milliseconds, ratio, spread } from '../spread.ts'
import { startApp } from '../start-app.ts'
import type { Site, Sites } from './sites/sites.ts'

const rounds = 5

/** Start and rest, in turns. */
export async function measureRest({ empty, full }: Sites): Promise<void> {
  const turns: [empty: Start, full: Start][] = []
  await start(full)
  for (let turn = 0; turn < rounds; turn++) turns.push([await start(empty), await start(full)])
  const starts = spread(turns.map(([, { firstAnswer }]) => firstAnswer))
  const slower = spread(turns.map(([one, other]) => other.firstAnswer / one.firstAnswer))
  const more = spread(turns.map(([one, other]) => (other.resident - one.resident) / 1e6))
  row('start to first answer', milliseconds(starts), '<= 400 ms')
  row('  the same, relative to an empty site', ratio(slower), '<= 1.2')
  row('more memory at rest', `${more.median.toFixed(0)} MB`, '<= 40 MB')
}

interface Start {
  /** In milliseconds. */
  firstAnswer: number
  /** In bytes, a while after a guest has seen a page and searched. */
  resident: number
}

async function start({ dataDir, env }: Site): Promise<Start> {
  const app = await startApp(dataDir, { env })
  try {
    for (const path of ['/home', '/api/search?query=smoky%20burger']) {
      const response = await untilReady(app.url + path)
      if (!response.ok) throw new Error(`${path} answered ${response.status}`)
      await response.bytes()
    }
    await pause(3_000)
    return { firstAnswer: app.firstAnswer, resident: app.resident() }
  } finally {
    await app.stop()
  }
}

/** The index of the search is built while the first pages are served already. */
async function untilReady(url: string): Promise<Response> {
  for (;;) {
    const response = await fetch(url)
    if (response.status !== 503) return response
    await response.bytes()
    await pause(200)
  }
}
