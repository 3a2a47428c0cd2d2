import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { signIn } from './approval.ts'
import { readSteadily } from './guests/guests.ts'
import { row } from './row.ts'
import { milliseconds, percentile, ratio, type Spread, spread } from './spread.ts'
import { startApp } from './start-app.ts'

interface MediaFigures {
  /** Milliseconds from sending a 12-megapixel JPEG until its thumbnail is there. */
  card: Spread
  /** p99 of a kept page while copies are being made, to that of an idle server. */
  pace: Spread
  /** Most memory, in bytes, of the server and its encoders together (proportional set size). */
  resident: number
}

/** What uploads cost, and what guests notice of them. */
export async function measureMedia(dataDir: string): Promise<void> {
  const app = await startApp(dataDir)
  try {
    const { card, pace, resident } = await mediaFigures(app.url, app.pid, 10)
    row('12-megapixel upload to its card', milliseconds(card), '< 1000 ms')
    row('p99 of a page while encoding / idle', ratio(pace), '<= 2')
    const megabytes = Math.round(resident / 1e6)
    row('resident at ten uploads, with encoders', `${megabytes} MB`, '< 400 MB')
  } finally {
    await app.stop()
  }
}

/** Uploads photos one after the other, and asks for a page all the while. */
async function mediaFigures(url: string, pid: number, photos: number): Promise<MediaFigures> {
  const token = await signIn(url, 'editor')
  await untilReady(url, token)
  const cards: number[] = []
  const paces: number[] = []
  let resident = 0
  for (let turn = 0; turn < photos; turn++) {
    const bytes = await photo()
    const idle = await p99(`${url}/home`)
    const begun = performance.now()
    const thumbnail = await upload(url, token, bytes)
    await fetch(`${url}${thumbnail}`).then((response) => response.arrayBuffer())
    cards.push(performance.now() - begun)
    paces.push((await p99(`${url}/home`)) / idle)
    resident = Math.max(resident, treeBytes(pid))
    await untilReady(url, token, () => {
      resident = Math.max(resident, treeBytes(pid))
    })
  }
  return { card: spread(cards), pace: spread(paces), resident }
}

/** Waits until every picture has its copies, so that nothing else is measured than what is meant. */
export async function untilReady(url: string, token: string, look = () => {}): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    const response = await fetch(`${url}/api/galleries`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const { data } = await response.json()
    if (data.photos.every(({ ready }: { ready: boolean }) => ready)) return
    look()
    await pause(250)
  }
  throw new Error('the copies were never made')
}

/** 12 megapixels of soft shapes with grain on them, as a camera writes them: some 3 MB. */
async function photo(): Promise<Uint8Array<ArrayBuffer>> {
  const raw = { width: 400, height: 300, channels: 3 } as const
  const grain = { type: 'gaussian', mean: 128, sigma: 8 } as const
  const size = { width: 4000, height: 3000 }
  const noise = await sharp({
    create: { ...size, channels: 3, background: '#888888', noise: grain },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const shapes = sharp(randomBytes(400 * 300 * 3), { raw })
    .resize(size)
    .blur(3)
  const bytes = await shapes
    .composite([{ input: noise, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer()
  return new Uint8Array(bytes)
}

async function upload(url: string, token: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const form = new FormData()
  form.append('image[]', new Blob([bytes]), 'photo.jpg')
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/api/galleries`, { method: 'POST', headers, body: form })
  const { success, message, data } = await response.json()
  if (!success) throw new Error(message)
  return data.galleries[0].image_thumb_url
}

/** The 99th of a hundred times (ms) that the page takes, for two seconds. */
async function p99(url: string): Promise<number> {
  const guests = await readSteadily(url)
  await pause(2_000)
  return percentile(await guests.stop(), 0.99)
}

/** A process and its children; pages that they share are counted once. */
function treeBytes(pid: number): number {
  const children = readdirSync('/proc').filter((name) => parentOf(name) === pid)
  return [pid, ...children].reduce<number>((sum, process) => {
    const [, kilobytes = '0'] = /^Pss:\s+(\d+)/m.exec(fileOf(`/proc/${process}/smaps_rollup`)) ?? []
    return sum + Number(kilobytes) * 1024
  }, 0)
}

function parentOf(process: string): number | null {
  if (!/^\d+$/.test(process)) return null
  return Number(/^PPid:\s+(\d+)/m.exec(fileOf(`/proc/${process}/status`))?.[1] ?? 0)
}

function fileOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // it has ended meanwhile
  }
}
