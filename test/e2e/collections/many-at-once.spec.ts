// Several entries at once: what can be done is done, and of each other one is said why not.
import { expectAccessible, expectAccessibleInBothColours } from '../support/accessible.ts'
import { promotionsOf } from '../support/entries.ts'
import { openList, row } from '../support/entry-screen.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

test('many are submitted at once, from two pages; what lacks something says what', async ({
  enter,
  baseURL,
}) => {
  const promotions = promotionsOf(baseURL)
  for (const number of [1, 2, 3, 4, 5]) await promotions.add({ title: `Winter idea ${number}` })
  await promotions.add({ summary: 'Nobody has named it.' })
  const waiting = await promotions.add({ title: 'Winter at night', approval: 1 })
  expect(waiting.id).toBeGreaterThan(0)
  const editor = await enter('editor')
  await openList(editor, 'Promotions')
  const page = editor.getByRole('checkbox', { name: 'Select all on this page' })
  await expect(page).toBeEnabled()
  const list = await holdRequests(editor, '**/api/promotions/create?*')
  await editor.getByLabel('Status').selectOption('Draft')
  // The former list is still on screen, and not what was asked for.
  await expect(page).toBeDisabled()
  list.release()
  await page.check()
  await editor.getByRole('button', { name: 'Page 2' }).click()
  await editor.getByRole('checkbox', { name: 'Select “(no title)”' }).check()
  await editor.getByLabel('Status').selectOption('Pending')
  await editor.getByRole('checkbox', { name: 'Select “Winter at night”' }).check()
  const chosen = editor.getByRole('region', { name: 'Actions for the selected entries' })
  await expect(chosen).toContainText('7 entries selected')
  await expectAccessibleInBothColours(editor)

  await chosen.getByRole('button', { name: 'Submit For Approval' }).click()
  const sure = editor.getByRole('dialog', { name: 'Submit 7 entries for approval?' })
  await sure.getByRole('button', { name: 'Submit For Approval' }).click()
  const told = editor.getByRole('dialog', { name: 'Promotions' })
  await expect(told).toContainText('5 of 7 completed.')
  await expect(told).toContainText('“(no title)”: Please fill in Title.')
  await expect(told).toContainText('“Winter at night”: Promotion was submitted by editor')
  await expectAccessibleInBothColours(editor)
  await told.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(chosen).toContainText('2 entries selected')
  await expect(row(editor, 'Winter idea 5')).toContainText('Pending')
})

test('a field of several is set once changed, emptied after a question, and kept until saved', async ({
  enter,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allowBrokenLine()
  const promotions = promotionsOf(baseURL)
  for (const title of ['Tea', 'Soup']) await promotions.add({ title, summary: 'Warm.' })
  const editor = await enter('editor')
  await openList(editor, 'Promotions')
  await editor.getByLabel('Status').selectOption('Draft')
  for (const title of ['Tea', 'Soup'])
    await editor.getByRole('checkbox', { name: `Select “${title}”` }).check()
  await editor.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = editor.getByRole('dialog', { name: 'Edit 2 entries' })
  await dialog.getByLabel('Field').selectOption('Summary')
  const submit = dialog.getByRole('button', { name: 'Submit For Approval' })
  const save = dialog.getByRole('button', { name: 'Save Draft' })
  await expect(submit).toBeDisabled()
  await expect(save).toBeDisabled()
  const summary = dialog.getByRole('textbox', { name: 'Summary' })
  await summary.fill('Hot.')
  await summary.fill('')
  await save.click()
  const sure = editor.getByRole('dialog', { name: 'Empty Summary in 2 entries?' })
  await expectAccessible(editor)
  await sure.getByRole('button', { name: 'Cancel' }).click()
  await summary.fill('Hot.')
  await editor.route('**/api/promotions/bulk', (route) => route.abort())
  await save.click()
  const message = editor.getByRole('dialog', { name: 'Promotions' })
  await expect(message).toContainText('0 of 2 completed.')
  await message.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(summary).toHaveValue('Hot.')
  await editor.unroute('**/api/promotions/bulk')
  await save.click()
  await expect(message).toContainText('2 of 2 completed.')
  await message.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toHaveCount(0)
})

test('a list that is empty, or in which nothing matches, says what to do', async ({ staff }) => {
  const editor = await staff('editor')
  await editor.goto('/admin/pages/promotion?search=caviar')
  await expect(editor.getByText('Nothing matches')).toBeVisible()
  await expectAccessibleInBothColours(editor)
  await editor.getByRole('button', { name: 'Show everything' }).click()
  await expect(editor.getByRole('table', { name: 'Promotions' })).toBeVisible()
  await editor.goBack()
  await expect(editor.getByText('Nothing matches')).toBeVisible()
})

test('the screens of a collection fit phones, in Arabic too', async ({ enter, baseURL }) => {
  const { id } = await promotionsOf(baseURL).publish({ title: 'Soup season' })
  const editor = await enter('editor')
  const paths = [
    '/admin/pages/promotion',
    '/admin/pages/promotion?order=1',
    '/admin/pages/addpromo',
    `/admin/pages/promo/details/${id}`,
  ]
  for (const language of ['en', 'ae']) {
    await editor.evaluate((code) => localStorage.setItem('language', code), language)
    for (const width of [390, 820]) {
      await editor.setViewportSize({ width, height: 900 })
      for (const path of paths) {
        await editor.goto(path)
        await expect(editor.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(editor.locator('[aria-hidden] .mantine-Skeleton-root')).toHaveCount(0)
        expect(await horizontalOverflow(editor), `${path} at ${width} px`).toBeLessThanOrEqual(0)
        if (width === 390) await expectAccessible(editor)
      }
    }
  }
})
