// A file of texts goes out to a translator, and comes back as drafts that are submitted together.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'
import { chooseFiles } from '../support/media-library.ts'

test.use({ ownApp: true })

test('an editor downloads texts, imports their translations, and submits them together', async ({
  enter,
  staff,
}) => {
  const editor = await enter('editor')
  await editor.goto('/admin/translations')
  const file = await test.step('download by keyboard', () => download(editor))
  const rows = file.trim().split('\r\n')
  const questions = rows.filter((row) => /^"?faq\/\d+\/question/.test(row)).slice(0, 2)
  expect(questions).toHaveLength(2)
  const [first = '', second = ''] = questions.map((row) => row.split(',')[0] ?? '')
  const source = /^[^,]+,"([^"]+)"/.exec(questions[0] ?? '')?.[1]
  const translated = [
    'key,source,target',
    `${first},"${source}",هل المطعم مفتوح غدًا؟`,
    `${second},"A question that was changed since",سؤال`,
  ].join('\n')

  const region = editor.getByRole('region', { name: /^Import translations/ })
  const bringIn = region.getByRole('button', { name: 'Import as drafts' })
  await expect(bringIn).toHaveAttribute('aria-disabled', 'true')
  const choose = region.getByRole('button', { name: 'Choose a File' })
  await chooseFiles(editor, choose, [csv('translations-de.csv', translated)])
  await expect(region).toContainText('This file is for Deutsch.')
  await chooseFiles(editor, choose, [csv('translations-ae.csv', translated)])
  const table = region.getByRole('table')
  await expect(table.getByRole('row')).toHaveCount(3)
  await expect(table).toContainText('The source text has changed since the export.')
  for (const width of [1440, 390]) {
    await editor.setViewportSize({ width, height: 900 })
    await expectAccessibleInBothColours(editor)
    expect(await horizontalOverflow(editor), `at ${width} px`).toBeLessThanOrEqual(0)
  }
  await bringIn.press('Enter')
  await expect(region).toContainText('Translations imported as drafts: 1')

  await region.getByRole('button', { name: /^Submit all my drafts in/ }).press('Enter')
  const told = editor.getByRole('dialog', { name: /^Submit all my drafts in/ })
  await expect(told).toContainText('1 of 1 completed.')
  await told.getByRole('button', { name: 'Close', exact: true }).click()

  const approver = await staff('approver')
  await approver.goto('/admin/approval')
  await expect(approver.getByText('هل المطعم مفتوح غدًا؟').first()).toBeVisible()
})

async function download(editor: Page): Promise<string> {
  await editor.getByRole('combobox', { name: 'Texts' }).selectOption('All texts')
  const content = editor.getByRole('combobox', { name: 'Content' })
  await content.focus()
  await content.pressSequentially('Questions')
  await editor.keyboard.press('ArrowDown')
  await editor.keyboard.press('Enter')
  await editor.keyboard.press('Escape')
  const saved = editor.waitForEvent('download')
  await editor.getByRole('button', { name: /^Download/ }).press('Enter')
  const file = await saved
  expect(file.suggestedFilename()).toBe('translations-ae.csv')
  return readFile(await file.path(), 'utf8')
}

function csv(name: string, text: string) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) }
}
