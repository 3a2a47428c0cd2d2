import { spawn } from 'node:child_process'
import { cpus } from 'node:os'
import { approvalToPage, signIn } from './approval.ts'
import { type Ratio, ratio, spread } from './load.ts'
import { mediaFigures, untilReady } from './media.ts'
import { startNginx } from './nginx.ts'
import { scriptBytes } from './script-bytes.ts'
import { searchTimes } from './search-time.ts'
import { dataFolder, firstAnswer, startApp, stop } from './start-app.ts'

/** `npm run bench`: what is promised of speed and size, as ratios with spread, in one run. */
const rounds = 5
const ports = { app: 3471, page: 3472, api: 3473, nginx: 3474 }
const folder = dataFolder()
const rows: [what: string, figure: string, aim: string][] = []

try {
  const seeding = await startApp(folder.path, ports.app)
  await untilReady(seeding.url, await signIn(seeding.url, 'editor'))
  await seeding.stop()
  await measureStart()
  await measureServing()
  await measureSearch()
  await measureMedia()
  print()
} finally {
  folder.remove()
}

async function measureStart(): Promise<void> {
  const found: number[] = []
  for (let turn = 0; turn < rounds; turn++) {
    const app = await startApp(folder.path, ports.app)
    found.push(app.firstAnswer)
    await app.stop()
  }
  rows.push([
    'first answer after starting the server process',
    milliseconds(spread(found)),
    '< 400 ms',
  ])
}

async function measureServing(): Promise<void> {
  const app = await startApp(folder.path, ports.app)
  try {
    await against('cached page', `${app.url}/home`, ports.page)
    await against('API read', `${app.url}/api/banners/home/main`, ports.api)
    await againstNginx(`${app.url}/home`)
    rows.push(['approval to guest', milliseconds(await approvalToPage(app.url, 40)), '< 20 ms'])
    const html = await fetch(`${app.url}/home`).then((answer) => answer.text())
    rows.push([
      'script of the home page, brotli',
      `${(scriptBytes(html) / 1000).toFixed(1)} kB`,
      '<= 70 kB',
    ])
    rows.push(['resident after load', `${Math.round(app.resident() / 1e6)} MB`, '< 150 MB'])
  } finally {
    await app.stop()
  }
}

async function measureSearch(): Promise<void> {
  const times = await searchTimes(10_000, rounds)
  rows.push(['search among 10,000 entries', milliseconds(spread(times)), '< 20 ms'])
}

async function measureMedia(): Promise<void> {
  const app = await startApp(folder.path, ports.app)
  try {
    const { card, pace, resident } = await mediaFigures(app.url, app.pid, 10)
    rows.push(['12-megapixel upload to its card', milliseconds(card), '< 1000 ms'])
    rows.push(['p99 of a page while encoding / idle', share(pace), '<= 2'])
    const megabytes = Math.round(resident / 1e6)
    rows.push(['resident at ten uploads, with encoders', `${megabytes} MB`, '< 400 MB'])
  } finally {
    await app.stop()
  }
}

async function against(what: string, url: string, port: number): Promise<void> {
  await fetch(url)
  const bare = spawn(process.execPath, ['bench/bare-server.ts', String(port), url], {
    stdio: 'inherit',
  })
  try {
    const yardstick = `http://127.0.0.1:${port}/`
    await firstAnswer(yardstick, bare)
    rows.push([`${what} / bare node:http`, share(await ratio(url, yardstick, rounds)), '>= 0.9'])
  } finally {
    await stop(bare)
  }
}

async function againstNginx(url: string): Promise<void> {
  const page = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
  const nginx = await startNginx(folder.path, ports.nginx, new Uint8Array(await page.arrayBuffer()))
  if (!nginx) {
    rows.push(['cached page / nginx', 'nginx is not installed', ''])
    return
  }
  try {
    rows.push(['cached page / nginx (one worker)', share(await ratio(url, nginx.url, rounds)), ''])
  } finally {
    await stop(nginx.child)
  }
}

function share({ median, lowest, highest }: Ratio): string {
  return `${median.toFixed(2)} (${lowest.toFixed(2)} to ${highest.toFixed(2)})`
}

function milliseconds({ median, lowest, highest }: Ratio): string {
  return `${median.toFixed(0)} ms (${lowest.toFixed(0)} to ${highest.toFixed(0)})`
}

function print(): void {
  console.log(
    `Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model ?? 'CPU'}; ${rounds} rounds, median (lowest to highest)\n`,
  )
  const width = Math.max(...rows.map(([what]) => what.length))
  for (const [what, figure, aim] of rows) {
    console.log(`${what.padEnd(width)}  ${figure.padEnd(28)}  ${aim && `aim ${aim}`}`)
  }
}
