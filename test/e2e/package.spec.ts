// The tarball of `npm pack`, in a folder outside of the repository: a new brand starts from it.
// Not proven: that npm finds and downloads the versions that `dependencies` names. A test has no network,
// so the packages are those of this repository, but only those that npm would install with the tarball.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '#test/http/free-port.ts'
import { expect, test } from './support/journey.ts'

const password = 'linecheck-demo-password'

test.describe.configure({ timeout: 300_000 })

/** Packs a folder with npm into another, and returns the tarball. */
function pack(folder: string, to: string): string {
  const npm = process.env.npm_execpath
  const [program, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const args = [...before, 'pack', '--silent', '--pack-destination', to]
  return join(to, execFileSync(program, args, { cwd: folder, encoding: 'utf8' }).trim())
}

function extract(tarball: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  execFileSync('tar', ['xzf', tarball, '-C', to, '--strip-components', '1'])
}

/** Does what `npm install TARBALL` does in a folder, with links to the packages that are there already. */
function install(tarball: string, folder: string): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  for (const [path, { dev }] of Object.entries<{ dev?: boolean }>(packages)) {
    const isTop = /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path)
    if (!isTop || dev || !existsSync(path)) continue
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(resolve(path), join(folder, path))
  }
  const home = join(folder, 'node_modules/linecheck')
  extract(tarball, home)
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
  symlinkSync(join(home, bin.linecheck), join(folder, 'node_modules/.bin/linecheck'))
}

async function start(folder: string) {
  const port = await freePort()
  const child = spawn(join(folder, 'node_modules/.bin/linecheck'), ['start'], {
    cwd: folder,
    env: environment({ PORT: String(port) }),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'close')
  const url = `http://localhost:${port}`
  while ((await fetch(`${url}/readyz`).catch(() => null))?.status !== 200) {
    if (child.exitCode !== null) throw new Error(`the brand did not start: ${child.exitCode}`)
    await sleep(200)
  }
  return {
    url,
    async stop() {
      child.kill()
      await ended
    },
  }
}

/** A new brand from both tarballs, as `npm create linecheck` and `npm install` leave it. */
function newBrand() {
  const at = mkdtempSync(join(tmpdir(), 'linecheck-package-'))
  const folder = join(at, 'burger-barn')
  extract(pack('create', at), join(at, 'create'))
  execFileSync(process.execPath, [join(at, 'create/create.mjs'), folder])
  const tarball = pack('.', at)
  install(tarball, folder)
  return { folder, tarball, remove: () => rmSync(at, { recursive: true, force: true }) }
}

function environment(more: Record<string, string>) {
  // Nothing of this run's own server.
  const { BRAND_DIR: _, BUILD_DIR: __, DATA_DIR: ___, PUBLIC_URL: ____, ...env } = process.env
  return { ...env, DEMO_PASSWORD: password, LOG_LEVEL: 'warn', ...more }
}

test('a new brand starts from the tarball, in its own words, parts and look', async ({ page }) => {
  const brand = newBrand()
  try {
    const sources = globSync('*.{ts,tsx,css}', { cwd: brand.folder })
    const lines = sources.flatMap((file) =>
      readFileSync(join(brand.folder, file), 'utf8').split('\n'),
    )
    expect([sources.length, lines.length <= 250]).toEqual([6, true])

    const app = await start(brand.folder)
    try {
      await page.goto(`${app.url}/loyalty`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten burgers, one for free')
      await expect(page.locator('.brand-line')).toHaveCSS('background-color', 'rgb(11, 93, 59)')
      await expect(page).toHaveTitle('Loyalty card · Burger Barn')
      await page.goto(`${app.url}/de/loyalty`)
      await expect(page).toHaveTitle('Treuekarte · Burger Barn')
    } finally {
      await app.stop()
    }
    expect(existsSync(join(brand.folder, 'data/linecheck.sqlite'))).toBe(true)
  } finally {
    brand.remove()
  }
})
