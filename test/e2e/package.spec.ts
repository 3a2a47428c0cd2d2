// The tarballs of `npm pack`, installed by npm in a folder outside of the repository: a new brand starts from
// them, is edited, tested and upgraded. Their registry is on this machine (`support/npm-registry.ts`).
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import { password, served } from '#scripts/brand-test/start-brand.mjs'
import { freePort } from '#test/http/free-port.ts'
import { extractFormerRelease } from '#test/upgrade/former-release.ts'
import { linksOfGuests, publishLinks, type Served } from '#test/upgrade/links.ts'
import { expect, test } from './support/journey.ts'
import { startRegistry } from './support/npm-registry.ts'

// npm installs 200 packages three times: minutes, and many on a busy machine.
test.describe.configure({ mode: 'parallel', timeout: 1_800_000 })

/** Packs a folder with npm into another, and returns the tarball. */
function pack(folder: string, to: string): string {
  const args = ['pack', '--silent', '--pack-destination', to]
  return join(to, execFileSync('npm', args, { cwd: folder, encoding: 'utf8' }).trim())
}

/** Packs the package of a tarball once more as another version. */
function packAs(version: string, tarball: string): string {
  const folder = `${tarball}.${version}`
  mkdirSync(folder)
  execFileSync('tar', ['xzf', tarball, '-C', folder, '--strip-components', '1'])
  edit(join(folder, 'package.json'), /"version": "[^"]+"/, `"version": "${version}"`)
  return pack(folder, join(tarball, '..'))
}

function edit(file: string, from: RegExp, to: string): void {
  const text = readFileSync(file, 'utf8')
  expect(text).toMatch(from)
  writeFileSync(file, text.replace(from, to))
}

/** A folder outside of the repository, and npm there, which knows no registry but its own. */
async function openFolder() {
  const at = mkdtempSync(join(tmpdir(), 'linecheck-package-'))
  const registry = await startRegistry(at)
  // Nothing of this run's own server, nor of the npm that may have started it.
  const foreign = /^(npm_|BRAND_DIR|BUILD_DIR|DATA_DIR|PUBLIC_URL|NODE_ENV)/
  const kept = Object.entries(process.env).filter(([name]) => !foreign.test(name))
  const env = {
    ...Object.fromEntries(kept),
    npm_config_registry: registry.url,
    npm_config_cache: join(at, 'cache'),
    npm_config_update_notifier: 'false',
    DEMO_PASSWORD: password,
    LOG_LEVEL: 'warn',
  }

  /** Runs a program there or in a folder of it, and returns its exit code and its output. */
  async function run(folder: string, program: string, ...args: string[]) {
    const child = spawn(program, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += String(part)
      })
    const [code] = await once(child, 'close')
    return { code, output }
  }

  /** Starts a brand there by a command of the package: `start` or `dev`. */
  async function serve(folder: string, command: string) {
    const port = await freePort()
    const child: ChildProcess = spawn(bin(folder), [command], {
      cwd: folder,
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    return served(child, `http://localhost:${port}`)
  }

  /** Makes and installs a brand from packages of the registry, as `npm create linecheck` says to. */
  async function createBrand() {
    const created = await run(at, 'npm', 'create', '--yes', 'linecheck', 'burger-barn')
    expect(created.code, created.output).toBe(0)
    const folder = join(at, 'burger-barn')
    const installed = await run(folder, 'npm', 'install', '--no-audit')
    expect(installed.code, installed.output).toBe(0)
    return folder
  }

  return {
    at,
    registry,
    serve,
    createBrand,
    linecheck: (folder: string, ...args: string[]) => run(folder, bin(folder), ...args),
    remove() {
      registry.close()
      rmSync(at, { recursive: true, force: true })
    },
  }
}

type Folder = Awaited<ReturnType<typeof openFolder>>

function bin(folder: string): string {
  return join(folder, 'node_modules/.bin/linecheck')
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

/** What `brand.css` gives a part. */
const green = 'rgb(11, 93, 59)'

const story = { title: 'The first barn', body: 'It stood near Bremen.', approval: 1 }

/** Starts a new brand and looks at its own words, parts and style, and at a story that it publishes. */
async function publishStory(
  { serve }: Folder,
  folder: string,
  page: Page,
  publishMore: (app: Served) => Promise<void> = async () => undefined,
): Promise<void> {
  const app = await serve(folder, 'start')
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
    await expect(page.locator('.brand-line')).toHaveCSS('background-color', green)
    await page.goto(`${app.url}/de/loyalty`)
    await expect(page).toHaveTitle('Treuekarte · Burger Barn')
    await publishMore(app)
  } finally {
    await app.stop()
  }
}

test('a new brand is installed by npm, starts, passes its tests and follows edits', async ({
  page,
}) => {
  const opened = await openFolder()
  const { at, registry, serve, createBrand, linecheck } = opened
  try {
    const tarball = pack('.', at)
    registry.publish(tarball)
    registry.publish(pack('create', at))
    const folder = await createBrand()
    const sources = globSync('*.{ts,tsx,css}', { cwd: folder })
    const lines = sources.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'))
    expect([sources.length, lines.length <= 250]).toEqual([7, true])

    await publishStory(opened, folder, page)

    await test.step('linecheck test proves it', async () => {
      const { code, output } = await linecheck(folder, 'test', '--short')
      expect(code, output).toBe(0)
      const [, passed] = /^(\d+) passed, 0 failed$/m.exec(output) ?? []
      expect(Number(passed)).toBeGreaterThan(30)
    })

    await test.step('linecheck dev shows an edit', async () => {
      const app = await serve(folder, 'dev')
      try {
        await page.goto(`${app.url}/loyalty`)
        await expect(page.locator('.brand-line')).toHaveText('Made to order')
        edit(join(folder, 'parts.tsx'), /Made to order/, 'Fresh from the barn')
        await expect(page.locator('.brand-line')).toHaveText('Fresh from the barn')
        await expect(page.locator('.brand-line')).toHaveCSS('background-color', green)
        // Vite's client would look for the stopped server in a worker, which the policy forbids.
        await page.goto('about:blank')
      } finally {
        await app.stop()
      }
    })

    await test.step('nothing but the surface can be imported', async () => {
      for (const name of sources) cpSync(join(folder, name), join(folder, 'deep', name))
      edit(join(folder, 'deep/declarations.ts'), /^/, "import 'linecheck/catalogue/limits.ts'\n")
      const { code, output } = await linecheck(folder, 'build', '--brand', 'deep')
      expect(code).toBe(1)
      expect(output).toContain('"./catalogue/limits.ts" is not exported')
      rmSync(join(folder, 'deep'), { recursive: true })
    })

    await test.step('a version that the brand does not ask for is refused', async () => {
      const { code, output } = await linecheck(folder, 'upgrade', packAs('99.0.0', tarball))
      expect(code).toBe(1)
      expect(output).toContain('Burger Barn works with Linecheck ^2, and this is 99.0.0.')
      expect(output).toContain('Everything is as before.')
      expect(existsSync(`${folder}.upgrade`)).toBe(false)
    })
  } finally {
    opened.remove()
  }
})

test('an upgrade from the release before keeps content, also of what the brand drops', async ({
  page,
}) => {
  test.skip(!existsSync('.git'), 'there is no history here')
  const opened = await openFolder()
  const { at, registry, serve, createBrand, linecheck } = opened
  try {
    const former = extractFormerRelease(join(at, 'former'))
    test.info().annotations.push({ type: 'from', description: former })
    registry.publish(pack(join(at, 'former'), at))
    registry.publish(pack(join(at, 'former/create'), at))
    const folder = await createBrand()
    let before: string[] = []
    await publishStory(opened, folder, page, async (app) => {
      await publishLinks(app)
      before = await linksOfGuests(app)
    })
    // The offer's page, its part in a text, the questions, the restaurants and the shop.
    expect(before.length).toBeGreaterThanOrEqual(5)
    const stories = revisionsOf(folder, 'story')
    const cards = revisionsOf(folder, 'loyalty.card')
    expect([stories.length, cards.length > 0]).toEqual([1, true])

    const file = join(folder, 'brand.ts')
    edit(file, / {2}sections: .*\n/, '')
    edit(file, / {2}pages: .*\n/, '')
    edit(file, /loyaltyCard, /, '')
    rmSync(join(folder, 'brand.spec.ts')) // it asks for the page
    registry.publish(packAs('2.99.0', pack('.', mkdtempSync(join(at, 'next-')))))
    const { code, output } = await linecheck(folder, 'upgrade')
    expect(code, output).toBe(0)
    expect(output).toMatch(/Linecheck is 2\.99\.0 now, and was 2\.\d+\.\d+\./)

    const app = await serve(folder, 'start')
    try {
      const { call } = app
      const { data } = await call('editor', '/brand')
      expect(data.version).toBe('2.99.0')
      expect((await fetch(`${app.url}/loyalty`)).status).toBe(404)
      const { data: found } = await call(null, '/stories')
      expect(found.data[0].title).toBe(story.title)
      expect(await linksOfGuests(app)).toEqual(before)
    } finally {
      await app.stop()
    }
    // A migration may have added columns.
    expect(revisionsOf(folder, 'story')).toMatchObject(stories)
    expect(revisionsOf(folder, 'loyalty.card')).toMatchObject(cards)
  } finally {
    opened.remove()
  }
})
