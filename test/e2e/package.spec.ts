// The tarball of `npm pack`, in a folder outside of the repository: a new brand starts from it, is edited
// and upgraded.
// Not proven: that npm finds and downloads the versions that `dependencies` names. A test has no network,
// so the packages are those of this repository, but only those that npm would install with the tarball.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { password, served } from '#scripts/brand-test/start-brand.mjs'
import { freePort } from '#test/http/free-port.ts'
import { expect, test } from './support/journey.ts'

test.describe.configure({ timeout: 600_000 })

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
  symlinkSync(join('../linecheck', bin.linecheck), join(folder, 'node_modules/.bin/linecheck'))
}

/** A program that does what `npm install TARBALL` does in a copy of a brand's folder without the network. */
function writeNpm(at: string, folder: string): void {
  const home = 'node_modules/linecheck'
  const steps = [`cp -a '${folder}/node_modules' .`, `rm -r ${home}`, `mkdir ${home}`]
  const unpack = `tar xzf "$2" -C ${home} --strip-components 1`
  mkdirSync(join(at, 'bin'))
  writeFileSync(join(at, 'bin/npm'), `#!/bin/sh\n${[...steps, unpack].join(' && ')}\n`, {
    mode: 0o755,
  })
}

/** Packs the same sources once more as another version. */
function packAs(version: string, tarball: string): string {
  const folder = join(dirname(tarball), version)
  extract(tarball, folder)
  edit(join(folder, 'package.json'), /"version": "[^"]+"/, `"version": "${version}"`)
  return pack(folder, dirname(tarball))
}

function edit(file: string, from: RegExp, to: string): void {
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(from)
  writeFileSync(file, text.replace(from, to))
}

/** Runs a command of the package, and returns its exit code and what it said. */
async function linecheck(folder: string, ...args: string[]) {
  const child = spawn(join(folder, 'node_modules/.bin/linecheck'), args, {
    cwd: folder,
    env: environment({ PATH: [join(dirname(folder), 'bin'), process.env.PATH].join(delimiter) }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      said += String(part)
    })
  const [code] = await once(child, 'close')
  return { code, said }
}

async function start(folder: string) {
  const port = await freePort()
  const child = spawn(join(folder, 'node_modules/.bin/linecheck'), ['start'], {
    cwd: folder,
    env: environment({ PORT: String(port) }),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return served(child, `http://localhost:${port}`)
}

/** A new brand from both tarballs, as `npm create linecheck` and `npm install` leave it. */
function newBrand() {
  const at = mkdtempSync(join(tmpdir(), 'linecheck-package-'))
  const folder = join(at, 'burger-barn')
  extract(pack('create', at), join(at, 'create'))
  execFileSync(process.execPath, [join(at, 'create/create.mjs'), folder])
  const tarball = pack('.', at)
  install(tarball, folder)
  writeNpm(at, folder)
  return { folder, tarball, remove: () => rmSync(at, { recursive: true, force: true }) }
}

function environment(more: Record<string, string>) {
  // Nothing of this run's own server.
  const foreign = /^(npm_|BRAND_DIR|BUILD_DIR|DATA_DIR|PUBLIC_URL|NODE_ENV)/
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !foreign.test(name)),
  )
  return { ...env, DEMO_PASSWORD: password, LOG_LEVEL: 'warn', ...more }
}

/** What the database of a stopped brand keeps of a declaration. */
function revisionsOf(folder: string, type: string): unknown[] {
  const db = new DatabaseSync(join(folder, 'data/linecheck.sqlite'), { readOnly: true })
  try {
    return db.prepare('select * from revision where subject = ? order by id').all(type)
  } finally {
    db.close()
  }
}

const story = { title: 'The first barn', body: 'It stood near Bremen.', approval: 1 }

/** Starts a new brand and looks at its own words, parts and style, and at a story that it publishes. */
async function publishStory(folder: string, page: Page): Promise<void> {
  const app = await start(folder)
  try {
    const { call } = app
    const saved = await call('editor', '/stories', story)
    const named = { entity_id: saved.data.record_id, entity_type: 'story', remarks: null }
    expect((await call('approver', '/approvals/approve', named)).status).toBe(200)
    const { data } = await call(null, '/locations')
    expect(data.data[0].has_playground).toBe(true)

    await page.goto(`${app.url}/loyalty`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ten burgers, one for free')
    await expect(page.getByRole('listitem').filter({ hasText: story.title })).toBeVisible()
    await expect(page.locator('.brand-line')).toHaveCSS('background-color', 'rgb(11, 93, 59)')
    await page.goto(`${app.url}/de/loyalty`)
    await expect(page).toHaveTitle('Treuekarte · Burger Barn')
  } finally {
    await app.stop()
  }
}

test('a new brand starts from the tarball, is edited and upgraded, and keeps everything', async ({
  page,
}) => {
  const { folder, tarball, remove } = newBrand()
  try {
    const sources = globSync('*.{ts,tsx,css}', { cwd: folder })
    const lines = sources.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    expect([sources.length, lines.length <= 250]).toEqual([7, true])

    await publishStory(folder, page)
    const stories = revisionsOf(folder, 'story')
    const cards = revisionsOf(folder, 'loyalty.card')
    expect([stories.length, cards.length > 0]).toEqual([1, true])

    await test.step('nothing but the surface can be imported', async () => {
      for (const name of sources) cpSync(join(folder, name), join(folder, 'deep', name))
      edit(join(folder, 'deep/declarations.ts'), /^/, "import 'linecheck/catalogue/limits.ts'\n")
      const { code, said } = await linecheck(folder, 'build', '--brand', 'deep')
      expect(code).toBe(1)
      expect(said).toContain('"./catalogue/limits.ts" is not exported')
      rmSync(join(folder, 'deep'), { recursive: true })
    })

    await test.step('a version that the brand does not ask for is refused', async () => {
      const { code, said } = await linecheck(folder, 'upgrade', packAs('99.0.0', tarball))
      expect(code).toBe(1)
      expect(said).toContain('Burger Barn works with Linecheck ^2, and this is 99.0.0.')
      expect(said).toContain('Everything is as before.')
      expect(existsSync(`${folder}.upgrade`)).toBe(false)
    })

    await test.step('a newer version keeps content, also of what the brand drops', async () => {
      const file = join(folder, 'brand.ts')
      edit(file, / {2}sections: .*\n/, '')
      edit(file, / {2}pages: .*\n/, '')
      edit(file, /loyaltyCard, /, '')
      rmSync(join(folder, 'brand.spec.ts')) // it asks for the page
      const { code, said } = await linecheck(folder, 'upgrade', packAs('2.99.0', tarball))
      expect(code, said).toBe(0)
      expect(said).toMatch(/Linecheck is 2\.99\.0 now, and was 2\.\d+\.\d+\./)

      const app = await start(folder)
      try {
        const { call } = app
        const { data } = await call('editor', '/brand')
        expect(data.version).toBe('2.99.0')
        expect((await fetch(`${app.url}/loyalty`)).status).toBe(404)
        const { data: found } = await call(null, '/stories')
        expect(found.data[0].title).toBe(story.title)
      } finally {
        await app.stop()
      }
      expect(revisionsOf(folder, 'story')).toEqual(stories)
      expect(revisionsOf(folder, 'loyalty.card')).toEqual(cards)
    })
  } finally {
    remove()
  }
})
