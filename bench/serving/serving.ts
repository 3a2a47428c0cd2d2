import { request } from 'node:http'
import { approvalToPage } from '../approval.ts'
import { row } from '../row.ts'
import { scriptBytes } from '../script-bytes.ts'
import { milliseconds } from '../spread.ts'
import { type RunningApp, startApp } from '../start-app.ts'
import { againstBare, compare } from './against-bare.ts'
import { againstNginx } from './nginx.ts'

const ports = { page: 3472, api: 3473, unchanged: 3474, nginx: 3475 }
const rounds = 7

/** What guests get from kept bytes, under load, and what a publication costs meanwhile. */
export async function measureServing(dataDir: string): Promise<void> {
  const app = await startApp(dataDir, { isPinned: true })
  const headers = { 'accept-encoding': 'br' }
  try {
    const etag = await etagOf(app, '/home')
    const known = { ...headers, 'if-none-match': etag }
    const { page, api, unchanged } = ports
    await againstBare('cached page', app, '/home', { port: page, rounds, headers })
    await againstBare('API read', app, '/api/banners/home/main', { port: api, rounds, headers })
    await againstBare('304', app, '/home', { port: unchanged, rounds, headers: known })
    const asked = (path: string) => ({ url: app.url + path, headers, pid: app.pid })
    const twoLanguages = 'cached page in Arabic / in English'
    await compare(twoLanguages, asked('/ar/home'), asked('/home'), rounds)
    await againstNginx(app, '/home', { port: ports.nginx, rounds, headers, folder: dataDir })
    row('approval to guest', milliseconds(await approvalToPage(app.url, 40)), '< 20 ms')
    row('resident after load', `${Math.round(app.resident() / 1e6)} MB`, '<= 150 MB')
    const html = await fetch(`${app.url}/home`).then((response) => response.text())
    const script = (scriptBytes(html) / 1000).toFixed(1)
    row('script of the home page, brotli', `${script} kB`, '<= 70 kB')
  } finally {
    await app.stop()
  }
}

function etagOf(app: RunningApp, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asking = request(`${app.url}${path}`, { method: 'HEAD' }, (response) => {
      response.resume()
      resolve(response.headers.etag ?? '')
    })
    asking.once('error', reject).end()
  })
}
