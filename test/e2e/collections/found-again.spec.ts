// A list that is long, what refers to something, and what was done to an entry.
import { Entries, promotionsOf } from '../support/entries.ts'
import { openEntry, row } from '../support/entry-screen.ts'
import { expect, test } from '../support/journey.ts'
import { logIn } from '../support/people.ts'

test.use({ ownApp: true })

test('more than a hundred are selected from several pages, and submitted as one', async ({
  staff,
  baseURL,
}) => {
  test.setTimeout(90_000)
  const { token } = await logIn(baseURL ?? '', 'editor')
  const titles = Array.from({ length: 105 }, (_, nth) => `Voucher week ${nth + 1}`)
  const body = new FormData()
  const table = ['title', ...titles].join('\n')
  body.append('file', new Blob([table], { type: 'text/csv' }), 'offers.csv')
  const headers = { authorization: `Bearer ${token}` }
  const sent = await fetch(`${baseURL}/api/promotions/import`, { method: 'POST', body, headers })
  expect(sent.status).toBe(200)

  const editor = await staff('editor')
  await editor.goto('/admin/pages/promotion?search=Voucher&rows=50')
  for (const page of [1, 2, 3]) {
    if (page > 1) await editor.getByRole('button', { name: `Page ${page}`, exact: true }).click()
    await expect(row(editor, titles[page === 3 ? 104 : page * 50 - 1] ?? '')).toBeVisible()
    await editor.getByRole('checkbox', { name: 'Select all on this page' }).check()
  }
  const chosen = editor.getByRole('region', { name: 'Actions for the selected entries' })
  await expect(chosen).toContainText('105 entries selected')
  await chosen.getByRole('button', { name: 'Submit For Approval' }).click()
  const submitting = editor.getByRole('dialog', { name: 'Submit 105 entries for approval?' })
  await submitting.getByRole('button', { name: 'Submit For Approval' }).click()
  const told = editor.getByRole('dialog', { name: 'Promotions' })
  await expect(told).toContainText('105', { timeout: 30_000 })
  await told.getByRole('button', { name: 'Close', exact: true }).click()
  await editor.goto('/admin/pages/promotion?search=Voucher&status=1')
  await expect(editor.getByRole('status').filter({ hasText: /of 105/ })).toBeVisible()
})

test('a list is narrowed down to what refers to an entry, by its name', async ({
  staff,
  baseURL,
}) => {
  const vacancies = new Entries(baseURL, '/vacancies', 'vacancy')
  const restaurants = await fetch(`${baseURL}/api/locations`)
  const [first] = (await restaurants.json()).data.data
  const job = { kind: 'restaurant', locations: [first.id] }
  await vacancies.add({ ...job, title: 'Window cleaner' })
  await vacancies.add({ kind: 'restaurant', title: 'Night painter' })
  const editor = await staff('editor')
  await editor.goto('/admin/pages/restaurant-vacancy?rows=50')
  await expect(row(editor, 'Night painter')).toBeVisible()
  await editor.getByRole('combobox', { name: 'Restaurants' }).fill(first.name)
  await editor.getByRole('option', { name: first.name }).click()
  await expect(row(editor, 'Window cleaner')).toBeVisible()
  await expect(row(editor, 'Night painter')).toHaveCount(0)
  await editor.reload()
  await expect(editor.getByRole('combobox', { name: 'Restaurants' })).toHaveValue(first.name)
  await expect(row(editor, 'Night painter')).toHaveCount(0)
  const restaurant = new Entries(baseURL, '/locations', 'location')
  const unseen = await restaurant.add({ name: 'Cellar Kitchen', code: 'CELLAR-1' })
  await editor.goto(`/admin/pages/restaurant-vacancy?locations=${unseen.id}`)
  await expect(editor.getByRole('combobox', { name: 'Restaurants' })).toHaveValue('Cellar Kitchen')
})

test('a line of the log opens what it changed of an entry, and leads to the entry', async ({
  enter,
  baseURL,
}) => {
  const promotions = promotionsOf(baseURL)
  const { id } = await promotions.publish({ title: 'Pancake Sunday', summary: 'Two stacks' })
  for (const summary of ['Four stacks', 'Five stacks', 'Six stacks', 'Seven stacks', 'Two stacks'])
    await promotions.approve(await promotions.save(id, { summary, approval: 1 }))
  await promotions.save(id, { summary: 'Three stacks', approval: 1 })
  const editor = await enter('editor')
  await openEntry(editor, 'Promotions', 'Pancake Sunday')
  const lines = editor
    .getByRole('list', { name: 'History' })
    .getByRole('button', { name: /Pancake Sunday/ })
  await expect(lines).toHaveCount(5)
  await editor.getByRole('button', { name: 'Page 2' }).click()
  await expect(editor.getByText(/^6–/)).toBeVisible()
  await editor.getByRole('button', { name: 'Page 1' }).click()
  await expect(editor.getByText(/^1–5 of/)).toBeVisible()
  await lines.first().click()
  const dialog = editor.getByRole('dialog', { name: /Pancake Sunday/ })
  await expect(dialog).toContainText('Two stacks')
  await expect(dialog).toContainText('Three stacks')
  await editor.keyboard.press('Escape')
  await editor.goto('/admin/logs?search=Pancake')
  await editor
    .getByRole('table')
    .getByRole('button', { name: /Pancake Sunday/ })
    .first()
    .click()
  await expect(dialog).toContainText('Three stacks')
  await dialog.getByRole('link', { name: 'Open in the editor' }).click()
  await expect(editor.getByRole('heading', { level: 1, name: 'Pancake Sunday' })).toBeVisible()
})
