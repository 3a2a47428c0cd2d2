// Entries from a table: checked first, rejected as a whole, fixed, imported as drafts.
import { readFile } from 'node:fs/promises'
import { expectAccessible, expectAccessibleInBothColours } from '../support/accessible.ts'
import { openList, row } from '../support/entry-screen.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'
import { chooseFiles } from '../support/media-library.ts'

test.use({ ownApp: true })

const rows = Array.from({ length: 40 }, (_, nth) => `Is there question ${nth + 1}?`)

/** Every fourth row has too long a question. */
const faulty = rows.map((question, nth) => (nth % 4 === 3 ? question.repeat(20) : question))

function csv(questions: readonly string[]) {
  const text = ['question,answer,group', ...questions.map((one) => `${one},Yes.,Imported`)]
  return { name: 'questions.csv', mimeType: 'text/csv', buffer: Buffer.from(text.join('\n')) }
}

test('ten faulty rows keep a table out and are named; the fixed one comes in as drafts', async ({
  enter,
}) => {
  const editor = await enter('editor')
  await openList(editor, 'Questions')
  const count = editor.getByRole('status').filter({ hasText: /\d of \d/ })
  const before = await count.innerText()
  const open = editor.getByRole('button', { name: 'Import', exact: true })
  await open.focus()
  await editor.keyboard.press('Enter')
  const dialog = editor.getByRole('dialog', { name: 'Import: Questions' })
  const bringIn = dialog.getByRole('button', { name: 'Import', exact: true })
  await expect(dialog.getByRole('button', { name: 'Choose a File' })).toBeFocused()
  await expect(bringIn).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(editor)

  await chooseFiles(editor, dialog.getByRole('button', { name: 'Choose a File' }), [csv(faulty)])
  const table = dialog.getByRole('table', { name: 'Rows of questions.csv' })
  await expect(table.getByRole('row').filter({ hasText: 'Refused' })).toHaveCount(10)
  await expect(table.getByRole('row').nth(1)).toContainText('question: ')
  await expect(table.getByRole('row').nth(1).getByRole('rowheader')).toHaveText('5')
  await expect(dialog).toContainText('Nothing is imported until every row is correct.')
  await expect(bringIn).toHaveAttribute('aria-disabled', 'true')
  const problems = dialog.getByRole('region', { name: 'Problems' })
  await expect(problems.getByRole('listitem')).toHaveCount(1)
  await expect(problems).toContainText('Rows 5, 9, 13, 17, 21, 25, …')
  const saved = editor.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download Refused Rows' }).click()
  const refused = await readFile(await (await saved).path(), 'utf8')
  expect(refused).toContain('"reasons","question","answer","group"')
  expect(refused.split('\r\n')).toHaveLength(12)
  await dialog.getByRole('region', { name: 'Rows of questions.csv' }).focus()
  for (const width of [1440, 390]) {
    await editor.setViewportSize({ width, height: 900 })
    await expectAccessibleInBothColours(editor)
    expect(await horizontalOverflow(editor), `at ${width} px`).toBeLessThanOrEqual(0)
  }
  await editor.setViewportSize({ width: 1440, height: 900 })

  const other = dialog.getByRole('button', { name: 'Choose Another File' })
  await chooseFiles(editor, other, [csv(rows)])
  await expect(dialog).toContainText('Everything is correct. Nothing has been saved yet.')
  await bringIn.click()
  const told = editor.getByRole('dialog', { name: 'Import: Questions' })
  await expect(told).toContainText('Imported as drafts. New: 40, changed: 0, unchanged: 0.')
  await told.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(open).toBeFocused()
  await expect(count).not.toHaveText(before)
  await editor.getByRole('searchbox', { name: 'Search' }).fill('Is there question 40?')
  await expect(row(editor, 'Is there question 40?')).toContainText('Draft')

  await editor.getByRole('button', { name: 'Import', exact: true }).click()
  await editor.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(open).toBeFocused()
})

test('an import that runs is called off, and nothing of it is there', async ({
  staff,
  browserErrors,
}) => {
  browserErrors.allowStatus(409)
  const editor = await staff('editor')
  await editor.goto('/admin/pages/faqs')
  await editor.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = editor.getByRole('dialog', { name: 'Import: Questions' })
  const many = csv(Array.from({ length: 5_000 }, (_, nth) => `Is this number ${nth}?`))
  await chooseFiles(editor, dialog.getByRole('button', { name: 'Choose a File' }), [many])
  await expect(dialog).toContainText('Everything is correct.')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByRole('button', { name: 'Cancel Import' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Cancelled. Nothing was imported.')
  await expect(dialog).toContainText('Everything is correct.')
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await editor.getByRole('searchbox', { name: 'Search' }).fill('Is this number')
  await expect(editor.getByText('Nothing matches')).toBeVisible()
})

test('the import fits phones in Arabic, and only those who may edit have it', async ({ enter }) => {
  const editor = await enter('editor')
  await editor.evaluate(() => localStorage.setItem('language', 'ae'))
  await editor.setViewportSize({ width: 390, height: 900 })
  await editor.goto('/admin/pages/faqs')
  await editor.getByRole('button', { name: 'استيراد', exact: true }).click()
  const dialog = editor.getByRole('dialog')
  await chooseFiles(editor, dialog.getByRole('button', { name: 'اختيار ملف' }), [csv(faulty)])
  await expect(dialog.getByRole('table')).toBeVisible()
  expect(await horizontalOverflow(editor)).toBeLessThanOrEqual(0)
  await expectAccessible(editor)

  const approver = await enter('approver')
  await openList(approver, 'Questions')
  await expect(approver.getByRole('button', { name: 'Export CSV' })).toBeVisible()
  await expect(approver.getByRole('button', { name: 'Import', exact: true })).toBeHidden()
})

const branches = [
  'Filialnr.;Filiale;Straße;PLZ;Ort;Bemerkung;Telefon;Mo;Di;Mi;Do;Fr;Sa;So',
  'BB-01;Burger Barn Mitte;Torstr. 12;10119;Berlin;neu;030 2345678;11–22 Uhr;11–22 Uhr;11–22 Uhr;11–22 Uhr;11–24 Uhr;11–24 Uhr;Ruhetag',
  'BB-02;Burger Barn Nord;Am Kai 3;24103;Kiel;;0431 765432;11-22;11-22;11-22;11-22;11-23;11-23;12-21',
].join('\r\n')

test('a sheet of restaurants with its own headings is mapped, corrected, imported and remembered', async ({
  enter,
}) => {
  const editor = await enter('editor')
  await editor.goto('/admin/pages/contact-us')
  const open = editor.getByRole('button', { name: 'Import', exact: true })
  await open.click()
  const dialog = editor.getByRole('dialog', { name: 'Import: Restaurants' })
  const file = { name: 'filialen.csv', mimeType: 'text/csv', buffer: Buffer.from(branches) }
  const choose = dialog.getByRole('button', { name: 'Choose a File' })
  await chooseFiles(editor, choose, [file])
  const fieldOf = (heading: string) => dialog.getByLabel(`Field for ${heading}`, { exact: true })
  await expect(fieldOf('Filiale')).toHaveValue('name')
  await expect(fieldOf('Mo')).toHaveValue('dine_in_hours.mo')
  await expect(fieldOf('Bemerkung')).toHaveValue('')
  await expect(dialog.getByRole('row').filter({ hasText: '030 2345678' })).toBeVisible()
  await expectAccessibleInBothColours(editor)
  await editor.setViewportSize({ width: 390, height: 900 })
  await expect.poll(() => horizontalOverflow(editor)).toBeLessThanOrEqual(0)
  await editor.setViewportSize({ width: 1440, height: 900 })

  await fieldOf('Bemerkung').selectOption({ label: 'State or region' })
  await dialog.getByLabel('Country', { exact: true }).selectOption({ label: 'Germany' })
  await dialog.getByLabel('Time zone', { exact: true }).selectOption('Europe/Berlin')
  await expect(dialog).toContainText('Everything is correct. Nothing has been saved yet.')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  const told = editor.getByRole('dialog', { name: 'Import: Restaurants' })
  await expect(told).toContainText('Imported as drafts. New: 2, changed: 0, unchanged: 0.')
  await told.getByRole('button', { name: 'Close', exact: true }).click()
  await editor.getByRole('searchbox', { name: 'Search' }).fill('Burger Barn Nord')
  await row(editor, 'Burger Barn Nord').getByRole('link').first().click()
  await expect(editor.getByLabel('Phone', { exact: true })).toHaveValue('+49431765432')
  await expect(editor.getByLabel('Country', { exact: true }).first()).toHaveValue('Germany')

  await editor.goto('/admin/pages/contact-us')
  await open.click()
  await chooseFiles(editor, choose, [file])
  await expect(fieldOf('Bemerkung')).toHaveValue('region')
  await expect(dialog).toContainText('You imported a file with these headings before.')
  await expect(dialog).toContainText('Everything in this file is already here.')
})
