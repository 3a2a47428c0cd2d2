// A brand in a folder of its own, outside of the repository: built, started, edited and seen.
import { cpSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
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

test('a brand elsewhere has its section, field, collection, page, part, look and labels', async ({
  page,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'linecheck-brand-'))
  cpSync('test/brand/burger-barn', folder, { recursive: true })
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
