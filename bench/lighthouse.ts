import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromiumPath } from '../scripts/tools.mjs'
import { row } from './row.ts'
import { spread } from './spread.ts'
import { startApp } from './start-app.ts'

/** Not among the project's packages: it is bigger than all of them together. */
const version = 'lighthouse@13.5.0'
const folder = join(import.meta.dirname, '../node_modules/.cache/lighthouse')

/** Beside the home page in the second language of the brand. */
const pages = ['/home', '/promotion', '/menu', '/contact', '/faqs']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Report {
  categories: Record<(typeof categories)[number], { score: number }>
  audits: Record<string, { numericValue?: number }>
}

/** Lighthouse's scores of public pages on a phone with a slow network, three runs each. */
export async function measureLighthouse(dataDir: string): Promise<void> {
  install()
  const app = await startApp(dataDir)
  try {
    const translated = await translatedHome(app.url)
    for (const page of [...translated, ...pages]) measurePage(`${app.url}${page}`, page)
  } finally {
    await app.stop()
  }
}

/** The path of the home page in a second language, such as `/ar/home`; none in a brand with one language. */
async function translatedHome(url: string): Promise<string[]> {
  const page = await fetch(`${url}/home`).then((response) => response.text())
  return page.match(/\/[a-z]{2}\/home(?=")/)?.slice(0, 1) ?? []
}

function measurePage(url: string, page: string): void {
  const reports = Array.from({ length: 3 }, () => look(url))
  const scores = categories.map((name) =>
    spread(reports.map((report) => report.categories[name].score * 100)),
  )
  const paint = spread(
    reports.map(({ audits }) => audits['largest-contentful-paint']?.numericValue ?? 0),
  )
  const worst = scores.map(({ lowest }) => lowest.toFixed(0)).join(' ')
  const [speed] = scores
  const figure = `${worst} (speed ${speed?.median}), largest paint ${(paint.median / 1000).toFixed(1)} s`
  row(`Lighthouse ${page}`, figure, '100 each')
}

function install(): void {
  if (existsSync(join(folder, 'node_modules/lighthouse'))) return
  mkdirSync(folder, { recursive: true })
  execFileSync('npm', ['install', '--prefix', folder, '--no-save', version], { stdio: 'ignore' })
}

/** @param tries how often at most: now and then the browser loses the trace of a whole load */
function look(url: string, tries = 3): Report {
  const browser = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic'
  const args = [
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join(',')}`,
    browser,
  ]
  const command = join(folder, 'node_modules/lighthouse/cli/index.js')
  const env = { ...process.env, CHROME_PATH: chromiumPath() ?? '' }
  const ran = spawnSync(process.execPath, [command, ...args], {
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (ran.status === 0) return JSON.parse(ran.stdout)
  if (tries > 1) return look(url, tries - 1)
  throw new Error(`Lighthouse did not measure ${url}: ${ran.stderr.trim()}`)
}
