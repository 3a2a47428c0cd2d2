import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { row } from '../row.ts'
import { milliseconds, ratio, spread } from '../spread.ts'
import { dataFolder, startApp } from '../start-app.ts'
import { cacheFolder } from './cache-folder.ts'
import { sizes } from './fill/fill.ts'
import { openPostgresSites } from './postgres-sites.ts'
import type { Site, Sites } from './sites.ts'
import { openSqliteSites } from './sqlite-sites.ts'

const rounds = 5

/** `npm run bench -- scale`: what a big site costs, on both databases, against the same one empty. */
export async function measureScale(dataDir: string): Promise<void> {
  const { entries, logLines, files } = sizes
  console.log(`with ${entries} entries, ${logLines} lines of the log, ${files} library files`)
  const cache = cacheFolder(dataDir)
  const work = dataFolder()
  try {
    await measure(await openSqliteSites(dataDir, cache, work.path))
    rmSync(work.path, { recursive: true, force: true })
    await measure(await openPostgresSites(cache))
  } finally {
    work.remove()
  }
}

async function measure(sites: Sites): Promise<void> {
  try {
    await measureRest(sites)
  } finally {
    await sites.close()
  }
}

/** Start and rest, in turns. */
async function measureRest({ name, empty, full }: Sites): Promise<void> {
  const turns: [empty: Start, full: Start][] = []
  await start(full)
  for (let turn = 0; turn < rounds; turn++) turns.push([await start(empty), await start(full)])
  const starts = spread(turns.map(([, { firstAnswer }]) => firstAnswer))
  const slower = spread(turns.map(([one, other]) => other.firstAnswer / one.firstAnswer))
  const more = spread(turns.map(([one, other]) => (other.resident - one.resident) / 1e6))
  row(`${name}: start to first answer`, milliseconds(starts), '<= 400 ms')
  row(`${name}: the same / empty site`, ratio(slower), '<= 1.2')
  row(`${name}: more memory at rest`, `${more.median.toFixed(0)} MB`, '<= 40 MB')
}

interface Start {
  /** In milliseconds. */
  firstAnswer: number
  /** In bytes, a while after a guest has seen a page and searched. */
  resident: number
}

async function start({ dataDir, env }: Site): Promise<Start> {
  const app = await startApp(dataDir, 3471, { env })
  try {
    for (const path of ['/home', '/api/search?query=smoky%20burger']) {
      const answer = await fetch(app.url + path)
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      await answer.bytes()
    }
    await pause(3_000)
    return { firstAnswer: app.firstAnswer, resident: app.resident() }
  } finally {
    await app.stop()
  }
}
