// Offline, a proxy's 502 and a response that is lost on its way: nothing that was typed is, and nothing is saved twice.
import type { Page } from '@playwright/test'
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { promotionsOf } from '../support/entries.ts'
import { form } from '../support/entry-screen.ts'
import {
  card,
  expectNotice,
  openHomeEditor,
  openLog,
  sentences,
  take,
} from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

test.beforeEach(({ browserErrors }) => browserErrors.allowBrokenLine())

const icmSave = '**/api/banners/home/icm/*'

test('offline it says so, typing goes on, and back on the line all of it is saved by itself', async ({
  staff,
}) => {
  const editor = await staff('editor')
  await openHomeEditor(editor)
  const icm = card(editor, 'ICM Banner')
  await icm.getByLabel('Name').fill('Open before')
  await editor.context().setOffline(true)
  await expect(editor.getByText('You are offline. This browser keeps what you type')).toBeVisible()
  await icm.getByRole('button', { name: 'Save Draft' }).click()
  await expect(icm.getByText('You are offline. What you typed is kept')).toBeVisible()
  await expectAccessibleInBothColours(editor)
  await icm.getByLabel('Name').fill('Open before the sun')

  await editor.context().setOffline(false)
  await expectNotice(editor, 'ICM Banner', sentences.saved)
  await expect(editor.getByText('You are offline.')).toHaveCount(0)
  await editor.reload()
  await expect(icm.getByLabel('Name')).toHaveValue('Open before the sun')
  await expect(icm.getByText('Unsaved changes')).toHaveCount(0)
})

test('whoever stops it keeps what was typed', async ({ staff }) => {
  const editor = await staff('editor')
  await openHomeEditor(editor)
  const icm = card(editor, 'ICM Banner')
  await icm.getByLabel('Name').fill('Open before the sun')
  await editor.context().setOffline(true)
  await icm.getByRole('button', { name: 'Save Draft' }).click()
  await icm.getByRole('button', { name: 'Stop retrying' }).click()
  await expect(icm.getByText('We keep trying to save it.')).toHaveCount(0)
  await editor.context().setOffline(false)
  await expect(icm.getByLabel('Name')).toHaveValue('Open before the sun')
  await expect(icm.getByText('Unsaved changes')).toBeVisible()
  await take(editor, 'ICM Banner', 'Save Draft', sentences.saved)
})

test('a proxy that finds no server is named, and the save arrives once there is one', async ({
  staff,
  browserErrors,
}) => {
  browserErrors.allowStatus(502)
  const editor = await staff('editor')
  await openHomeEditor(editor)
  const icm = card(editor, 'ICM Banner')
  await icm.getByLabel('Name').fill('Open before the sun')
  const bad = { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }
  await editor.route('**/api/**', (route) => route.fulfill(bad))
  await icm.getByRole('button', { name: 'Submit For Approval' }).click()
  await expect(icm.getByText('The server cannot be reached right now.')).toBeVisible()
  await expect(
    editor.getByText('The server does not respond. This browser keeps what you type'),
  ).toBeVisible()
  await editor.unroute('**/api/**')
  await expectNotice(editor, 'ICM Banner', sentences.submitted)
  await expect(editor.getByText('The server does not respond.')).toHaveCount(0)
})

test('a save whose answer was lost is repeated and saved once', async ({ staff }) => {
  const editor = await staff('editor')
  await openHomeEditor(editor)
  const icm = card(editor, 'ICM Banner')
  await icm.getByLabel('Name').fill('Open before the sun')
  await loseOneResponse(editor, icmSave)
  await icm.getByRole('button', { name: 'Submit For Approval' }).click()
  await expectNotice(editor, 'ICM Banner', sentences.submitted)
  await expect(icm.getByText('Pending', { exact: true })).toBeVisible()
  const log = await openLog(editor)
  await expect(log.getByRole('button', { name: /^ICM Banner submitted/ })).toHaveCount(1)
})

test('a withdrawal and a discard whose answers were lost are told as done', async ({ staff }) => {
  const editor = await staff('editor')
  await openHomeEditor(editor)
  const icm = card(editor, 'ICM Banner')
  await icm.getByLabel('Name').fill('Open before the sun')
  await take(editor, 'ICM Banner', 'Submit For Approval', sentences.submitted)
  await loseOneResponse(editor, '**/api/approvals/withdraw')
  await take(editor, 'ICM Banner', 'Withdraw', 'Your change was withdrawn. It is a draft again.')
  await expect(icm.getByText('Draft', { exact: true })).toBeVisible()
  await loseOneResponse(editor, '**/api/approvals/discard')
  await icm.getByRole('button', { name: 'Discard Draft' }).click()
  await editor.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expectNotice(editor, 'ICM Banner', 'Draft discarded.')
  await expect(icm.getByText('Draft', { exact: true })).toHaveCount(0)
})

test('a new entry whose answer was lost is added once', async ({ staff, baseURL }) => {
  await promotionsOf(baseURL).add({ title: 'Somebody else at the same time' }, 'editor2')
  const editor = await staff('editor')
  await editor.goto('/admin/pages/addpromo')
  const promo = form(editor, 'Promotion')
  await promo.getByRole('textbox', { name: 'Title', exact: true }).fill('Lost and found')
  await loseOneResponse(editor, '**/api/promotions')
  await promo.getByRole('button', { name: 'Save Draft' }).click()
  await expectNotice(editor, 'Promotion', sentences.saved)
  await expect(editor.getByRole('heading', { level: 1, name: 'Lost and found' })).toBeVisible()
  await editor.goto('/admin/pages/promotion?search=Lost')
  await expect(editor.getByRole('link', { name: 'Lost and found', exact: true })).toHaveCount(1)
})

test('a new entry that was stopped while its answer was lost is added once, and what came after is kept', async ({
  staff,
}) => {
  const editor = await staff('editor')
  await saveAgainAfterStop(editor, 'Stopped halfway')
  await expectNotice(editor, 'Promotion', sentences.saved)
  await expect(editor.getByRole('heading', { level: 1, name: 'Stopped halfway' })).toBeVisible()
  await expect(summary(editor)).toHaveValue('Typed after it was stopped')
  await editor.goto('/admin/pages/promotion?search=Stopped')
  await expect(editor.getByRole('link', { name: 'Stopped halfway', exact: true })).toHaveCount(1)
})

test('what came after saves itself to the new entry while the notice of its first save is open', async ({
  staff,
}) => {
  const editor = await staff('editor')
  const saving = editor.waitForRequest((request) => {
    const body: { autosave?: boolean } | null = request.postDataJSON()
    return body?.autosave === true
  })
  await saveAgainAfterStop(editor, 'Read slowly')
  expect(new URL((await saving).url()).pathname).toMatch(/^\/api\/promotions\/\d+$/)
  await expectNotice(editor, 'Promotion', sentences.saved)
  await expect(editor.getByRole('heading', { level: 1, name: 'Read slowly' })).toBeVisible()
  await expect(summary(editor)).toHaveValue('Typed after it was stopped')
  const other = await staff('editor2')
  await other.goto('/admin/pages/promotion?search=Read')
  await other.getByRole('link', { name: 'Read slowly', exact: true }).click()
  await expect(summary(other)).toHaveValue('Typed after it was stopped')
})

test('a picture’s alternative text whose answer was lost waits for approval once', async ({
  staff,
}) => {
  const editor = await staff('editor')
  await editor.goto('/admin/media?show=photos&file=1')
  const panel = editor.getByRole('dialog')
  const words = panel.getByLabel('Alternative text', { exact: true })
  await words.fill('The crew at noon')
  await loseOneResponse(editor, '**/api/galleries/*/update')
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor.getByText(/is in use, so your change waits for approval/)).toBeVisible()
  await expect(editor.getByText('Unsaved changes')).toHaveCount(0)
})

/** The server takes the call; what it says never comes. */
async function loseOneResponse(page: Page, address: string): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
}

const summary = (page: Page) => form(page, 'Promotion').getByRole('textbox', { name: 'Summary' })

/** Saves a new promotion whose answer is lost, stops retrying, types and saves again. */
async function saveAgainAfterStop(page: Page, title: string): Promise<void> {
  await page.goto('/admin/pages/addpromo')
  const promo = form(page, 'Promotion')
  await promo.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  let calls = 0
  await page.route('**/api/promotions', async (route) => {
    calls += 1
    if (calls === 1) await route.fetch()
    await route.abort('connectionreset')
  })
  await promo.getByRole('button', { name: 'Save Draft' }).click()
  await promo.getByRole('button', { name: 'Stop retrying' }).click()
  await page.unroute('**/api/promotions')
  await summary(page).fill('Typed after it was stopped')
  await promo.getByRole('button', { name: 'Save Draft' }).click()
}
