// An empty site, from its first account to a home page that guests see: the dashboard says what comes next.
import type { Locator, Page } from '@playwright/test'
import { location } from '#catalogue/collections/location.ts'
import { menuCategory } from '#catalogue/collections/menu-category.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { locationCategory } from '#catalogue/collections/reference-categories.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { completeBody } from '#test/content/arbitrary-body.ts'
import { slide } from '#test/content/content.ts'
import { expectAccessibleInBothColours } from './support/accessible.ts'
import { horizontalOverflow } from './support/horizontal-overflow.ts'
import { expect, test } from './support/journey.ts'
import { picture } from './support/media-library.ts'
import { type OwnApp, startOwnApp } from './support/own-app.ts'

const password = 'seven lamps over the counter'

test('an empty site is filled step by step, and its drafts are submitted together', async ({
  visit,
}) => {
  const app = await startOwnApp(
    { DEMO: 'off', BRAND_DIR: 'brands/marigold', DEMO_PASSWORD: '' },
    { isEmpty: true },
  )
  try {
    await fillSite(app, await visit({ reducedMotion: 'reduce' }), await visit())
  } finally {
    await app.stop()
  }
})

async function fillSite(app: OwnApp, admin: Page, guest: Page): Promise<void> {
  const steps = await signInFirst(app, admin)
  const step = (name: RegExp) => steps.getByRole('listitem').filter({ hasText: name })
  await lookAtSteps(admin, steps)
  await step(/restaurants/)
    .getByRole('link')
    .press('Enter')
  await expect(admin).toHaveURL(/\/admin\/pages\/contact-us$/)

  const token = await admin.evaluate(() => localStorage.getItem('token'))
  const call = client(app.url, token)
  await call('/settings/update', { brand_name: 'Burger Barn' })
  const gallery = await upload(app.url, token)
  const restaurant = await call<{ id: number }>(location.path, least(location, 'Barn Mitte'))
  const category = await call<{ id: number }>(menuCategory.path, least(menuCategory, 'Burgers'))
  await admin.goto(`${app.url}/dashboard`)
  await expect(step(/restaurants/)).toContainText('Live: 0 · Drafts: 1')
  const submit = steps.getByRole('button', { name: 'Submit all my drafts' })
  await submit.press('Enter')
  const told = admin.getByRole('dialog', { name: 'Submit all my drafts' })
  await expect(told).toContainText('2 of 2 completed.')
  await told.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(step(/restaurants/)).toContainText('Live: 0 · Pending: 1')

  const approve = await invitedApprover(app, call)
  await approve()
  const slides = [
    slide(gallery, restaurant.id, { entity: locationCategory, entity_name: 'Barn Mitte' }),
  ]
  await call('/banners/home', { banners: slides })
  await call(menuItem.path, { ...least(menuItem, 'Barn Burger'), category: [category.id] })
  await admin.reload()
  await expect(step(/restaurants/).getByRole('img', { name: 'Done' })).toBeVisible()
  await expect(step(/home page/)).toContainText('0 of 5 live · Drafts: 1')
  await submit.click()
  await expect(told).toContainText('2 of 2 completed.')
  await told.getByRole('button', { name: 'Close', exact: true }).click()
  await approve()
  await expect(submit).toHaveCount(0)

  await seeSite(app, guest)

  await admin.getByRole('button', { name: 'Close first steps' }).click()
  await admin
    .getByRole('dialog', { name: 'Close the first steps?' })
    .getByRole('button', { name: 'Close first steps' })
    .click()
  await expect(steps).toHaveCount(0)
}

async function signInFirst(app: OwnApp, admin: Page): Promise<Locator> {
  const welcome = /\/admin\/welcome#\S+/.exec(app.printed())?.[0] ?? ''
  await admin.goto(`${app.url}${welcome}`)
  for (const [name, value] of Object.entries({
    username: 'barn',
    email: 'barn@barn.example',
    first_name: 'Bea',
    last_name: 'Barn',
    password,
    password_confirmation: password,
  }))
    await admin.locator(`[name=${name}]`).fill(value)
  await admin.getByRole('button', { name: 'Set password and sign in' }).click()
  return admin.getByRole('region', { name: 'First steps' })
}

async function lookAtSteps(admin: Page, steps: Locator): Promise<void> {
  await expect(steps.getByRole('listitem').filter({ hasText: /home page/ })).toContainText(
    '0 of 5 live · Without content: Hero Banner',
  )
  await expect(steps.getByRole('img', { name: 'Done' })).toHaveCount(0)
  for (const width of [390, 1440]) {
    await admin.setViewportSize({ width, height: 900 })
    await expectAccessibleInBothColours(admin)
    expect(await horizontalOverflow(admin), `at ${width} px`).toBeLessThanOrEqual(0)
  }
}

async function seeSite({ url }: OwnApp, guest: Page): Promise<void> {
  await guest.goto(`${url}/`)
  await expect(guest.getByRole('region', { name: 'Highlights' })).toContainText('Barn Mitte')
  await guest.goto(`${url}/contact`)
  await expect(guest.getByText('Barn Mitte').first()).toBeVisible()
  const response = await guest.request.get(`${url}/api${menuItem.path}`)
  const [dish] = (await response.json()).data.data
  await guest.goto(`${url}${dish.path}`)
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Barn Burger')
}

/** The least that can be submitted. */
function least(collection: Collection, title: string) {
  const filling = { text: 'Crisp', picture: 0, entry: () => 0 }
  const { slug: _slug, ...body } = completeBody(collection, filling, 'least')
  return { ...body, [collection.titleKey]: title }
}

type Call = <T>(path: string, body: object) => Promise<T>

function client(url: string, token: string | null): Call {
  return async <T>(path: string, body: object) => {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    const answer = (await response.json()) as { data: T }
    expect(response.status, `${path}: ${JSON.stringify(answer)}`).toBe(200)
    return answer.data
  }
}

async function upload(url: string, token: string | null): Promise<number> {
  const { name, mimeType, buffer } = await picture('barn.png', '#0b5d3b')
  const form = new FormData()
  form.append('image[]', new Blob([new Uint8Array(buffer)], { type: mimeType }), name)
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/api/galleries`, { method: 'POST', headers, body: form })
  const answer = await response.json()
  expect(response.status, JSON.stringify(answer)).toBe(200)
  return answer.data[0]?.id ?? answer.data.galleries[0].id
}

/** Invites an approver; what is returned approves all that waits. */
async function invitedApprover({ url }: OwnApp, call: Call) {
  const person = { first_name: 'Ada', last_name: 'Ok', username: 'ada', email: 'ada@barn.example' }
  const { link } = await call<{ link: string }>('/users', { ...person, role: 4 })
  const [, token] = link.split('#')
  await call('/auth/links/use', { token, password, password_confirmation: password })
  const session = await call<{ token: string }>('/auth/login', { username: 'ada', password })
  const approve = client(url, session.token)
  return async () => {
    const headers = { authorization: `Bearer ${session.token}` }
    const response = await fetch(`${url}/api/approvals`, { headers })
    const { data } = (await response.json()).data as {
      data: { entity_id: number; entity_type: string }[]
    }
    expect(data.length).toBeGreaterThan(0)
    for (const { entity_id, entity_type } of data)
      await approve('/approvals/approve', { entity_id, entity_type, remarks: null })
  }
}
