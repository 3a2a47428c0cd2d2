import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { readSteadily } from '../guests/guests.ts'
import { row } from '../row.ts'
import { percentile } from '../spread.ts'
import type { RunningApp } from '../start-app.ts'
import { sizes } from './fill/fill.ts'
import type { Stalls } from './stalls.ts'

export const importedRows = 2_000

interface Site {
  app: RunningApp
  /** An editor's. */
  token: string
  stalls: Stalls
  /** Entries that an import can change: nobody holds them. */
  free: readonly number[]
}

/** Tables of entries that leave and come in, and what others feel of it. */
export async function measureTables(site: Site): Promise<void> {
  await measureExport(site)
  await measureImport(site)
}

/** Streamed: no more is in memory than a part of it. */
async function measureExport({ app, token, stalls }: Site): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const address = `${app.url}/api${menuItem.path}/export?format=csv`
  // What a process takes once and keeps is not what an export takes.
  for (const _ of [1, 2]) await fetch(address, { headers }).then((response) => response.bytes())
  await stalls.take()
  const before = app.resident()
  const begun = performance.now()
  const response = await fetch(address, { headers })
  if (!response.ok || !response.body) throw new Error(`the export answered ${response.status}`)
  let [most, bytes] = [before, 0]
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    most = Math.max(most, app.resident())
  }
  const seconds = (performance.now() - begun) / 1_000
  const load = `load ${loadavg()[0]?.toFixed(1)}`
  const size = (bytes / 1e6).toFixed(0)
  row(`export of ${sizes.entries}`, `${seconds.toFixed(1)} s, ${size} MB`, load)
  row('  more memory meanwhile', `${((most - before) / 1e6).toFixed(0)} MB`, '<= 30 MB')
  row('  longest stall of the thread', `${(await stalls.take()).toFixed(0)} ms`, '<= 50 ms')
}

/** As many new entries as changed ones, while guests read a page. */
async function measureImport({ app, token, stalls, free }: Site): Promise<void> {
  const page = `${app.url}/home`
  const before = await readSteadily(page)
  await pause(3_000)
  const idle = await before.stop()
  await stalls.take()
  const guests = await readSteadily(page)
  const begun = performance.now()
  const data = await bringIn(app.url, token, tableOf(free))
  const seconds = (performance.now() - begun) / 1_000
  const meanwhile = await guests.stop()
  if (data.new + data.changed !== importedRows) throw new Error(`taken in: ${JSON.stringify(data)}`)
  const load = `load ${loadavg()[0]?.toFixed(1)}`
  row(`import of ${importedRows}`, `${seconds.toFixed(1)} s`, `<= 20 s; ${load}`)
  const [quiet, busy] = [percentile(idle, 0.99), percentile(meanwhile, 0.99)]
  const ratio = `${(busy / quiet).toFixed(1)} (${quiet.toFixed(1)} and ${busy.toFixed(1)} ms)`
  row('  p99 of a page meanwhile / idle', ratio, '<= 2')
  row('  longest stall of the thread', `${(await stalls.take()).toFixed(0)} ms`, '<= 50 ms')
}

function tableOf(free: readonly number[]): string {
  const lines = Array.from({ length: importedRows }, (_, nth) => {
    const id = nth % 2 === 0 ? '' : free[(nth - 1) / 2]
    return `${id},Imported dish ${nth},"Fried, salted and served ${nth} times"`
  })
  return `id,title,description\n${lines.join('\n')}\n`
}

interface Taken {
  new: number
  changed: number
}

async function bringIn(url: string, token: string, table: string): Promise<Taken> {
  const body = new FormData()
  body.set('file', new File([table], 'dishes.csv', { type: 'text/csv' }))
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/api${menuItem.path}/import`, {
    method: 'POST',
    headers,
    body,
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`the import answered ${response.status}: ${text.slice(0, 500)}`)
  return JSON.parse(text).data
}
