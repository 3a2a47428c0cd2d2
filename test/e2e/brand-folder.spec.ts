// A brand in a folder of its own, outside of the repository: built, started, edited and seen.
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Page } from '@playwright/test'
import { password, startBrand } from '#scripts/brand-test/start-brand.mjs'
import { expect, test } from './support/journey.ts'

test.describe.configure({ timeout: 300_000 })

interface Answer<T> {
  success: boolean
  data: T
}

function client(url: string) {
  return async function call<T>(token: string | null, path: string, body?: object) {
    const response = await fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const answer = (await response.json()) as Answer<T>
    return { status: response.status, ...answer }
  }
}

/** Adds a family to a brand: the font is one of a package that is there. */
function addTypeface(folder: string): void {
  const font = 'figtree/files/figtree-latin-wght-normal.woff2'
  cpSync(`node_modules/@fontsource-variable/${font}`, join(folder, 'fonts/barn.woff2'))
  const file = join(folder, 'brand.ts')
  const faces = `faces: {
    'barn-sans': {
      family: 'Barn Sans',
      role: 'text',
      files: [{ path: 'fonts/barn.woff2', weight: '300 900', range: 'U+20-7E' }],
    },
  },
  theme: { text_face: 'barn-sans', `
  writeFileSync(file, readFileSync(file, 'utf8').replace('theme: { ', faces))
}

/** The typeface is fetched before the first letter is drawn, and those that are not chosen are not fetched. */
async function expectTypeface(page: Page, url: string): Promise<void> {
  await expect(page.locator('p').first()).toHaveCSS(
    'font-family',
    /^"Barn Sans", "Barn Sans Fallback"/,
  )
  const preloaded = page.locator('link[rel="preload"][as="font"]')
  const fonts = await preloaded.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  )
  const own = fonts.filter((font) => font?.includes('barn-sans'))
  expect([own.length, fonts.some((font) => font?.includes('text-plain'))]).toEqual([1, false])
  const font = await fetch(`${url}${own[0]}`)
  const sent = [font.status, font.headers.get('content-type'), font.headers.get('cache-control')]
  expect(sent).toEqual([200, 'font/woff2', 'public, max-age=31536000, immutable'])
  const used = await page.evaluate(() =>
    document.fonts.ready.then((all) =>
      [...all].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    ),
  )
  expect(used).toContain('Barn Sans')
}

test('a brand elsewhere has its section, field, collection, page, part, look and labels', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'linecheck-brand-'))
  cpSync('test/brand/burger-barn', folder, { recursive: true })
  addTypeface(folder)
  const app = await startBrand(folder)
  try {
    const call = client(app.url)
    const signIn = async (username: string) => {
      return (await call<{ token: string }>(null, '/auth/login', { username, password })).data.token
    }
    const [editor, approver] = [await signIn('editor'), await signIn('approver')]

    const story = { title: 'Die erste Scheune', body: 'Sie stand bei Bremen.', approval: 1 }
    const saved = await call<{ record_id: number }>(editor, '/stories', story)
    expect([saved.status, saved.success]).toEqual([200, true])
    const decision = { entity_id: saved.data.record_id, entity_type: 'story', remarks: null }
    expect((await call(approver, '/approvals/approve', decision)).status).toBe(200)

    // The address of a page of the folder is no editor's.
    const sameAddress = { title: 'Karte', slug: 'barn-card', approval: 0 }
    expect((await call(editor, '/site-pages', sameAddress)).status).toBe(422)

    const herd = { kind: 'herd', title: 'Unsere Rinder', animals: 42 }
    const farm = { title: 'Der Hof', slug: 'der-hof', blocks: [herd], approval: 1 }
    const ofFarm = await call<{ record_id: number }>(editor, '/site-pages', farm)
    const approval = { entity_id: ofFarm.data.record_id, entity_type: 'page', remarks: null }
    expect((await call(approver, '/approvals/approve', approval)).status).toBe(200)
    const menu = { links: [{ page_id: '/barn-card' }, { page_id: 2 }] }
    expect((await call(editor, '/headers/1/update', menu)).status).toBe(200)

    const [barn] = (await call<{ data: { has_playground: boolean }[] }>(null, '/locations')).data
      .data
    expect(barn?.has_playground).toBe(true)

    await page.goto(`${app.url}/barn-card`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zehn Burger, einer geschenkt')
    await expect(page.getByRole('listitem').filter({ hasText: 'Die erste Scheune' })).toBeVisible()
    await expect(page.locator('.barn-line')).toHaveText('Vom Hof in die Hand')
    await expect(page.locator('.barn-line')).toHaveCSS('background-color', 'rgb(11, 93, 59)')
    await expect(page).toHaveTitle('Scheunenkarte · Burger Barn')

    await expectTypeface(page, app.url)
    const look = await call<object>(editor, '/settings/look/create')
    expect(JSON.stringify(look.data)).toContain('barn-sans')
    const card = page.getByRole('navigation').getByRole('link', { name: 'Scheunenkarte' })
    await expect(card.first()).toHaveAttribute('href', '/barn-card')
    await page.goto(`${app.url}/der-hof`)
    await expect(page.locator('.herd')).toHaveText(/Unsere Rinder\s*42/)
    await page.goto(`${app.url}/en/barn-card`)
    await expect(page).toHaveTitle('Barn Card · Burger Barn')

    await page.goto(`${app.url}/search?query=scheune`)
    await expect(page.getByRole('link', { name: 'Die erste Scheune' })).toBeVisible()
    const found = page.getByRole('region', { name: 'Seiten' })
    await expect(found.getByRole('link', { name: 'Scheunenkarte' })).toBeVisible()
  } finally {
    await app.stop()
    // Its build is in this repository.
    const builds = globSync(`build/brands/${basename(folder)}-*`)
    for (const path of [folder, ...builds]) rmSync(path, { recursive: true, force: true })
  }
})
