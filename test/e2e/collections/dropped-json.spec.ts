// An export as JSON is fixed by hand, dropped on the import, and submitted together.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openQueue, showRequest } from '../support/approval-queue.ts'
import { openList, row } from '../support/entry-screen.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

test('an export comes back changed: as JSON, dropped, and submitted together', async ({
  enter,
  staff,
}) => {
  const editor = await enter('editor')
  await openList(editor, 'Questions')
  const saving = editor.waitForEvent('download')
  await editor.getByRole('button', { name: 'Export JSON' }).click()
  const path = await (await saving).path()
  const entries: { question: string; answer: unknown }[] = JSON.parse(await readFile(path, 'utf8'))
  const [first, second] = entries
  if (!first || !second) throw new Error('The demo has no questions')
  first.question = 'Is the first question new?'
  const more = { question: 'Is this one new as well?', answer: second.answer, group: 'Imported' }

  await editor.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = editor.getByRole('dialog', { name: 'Import: Questions' })
  await drop(editor, 'questions.json', JSON.stringify([...entries, more]))
  await expect(dialog).toContainText('Everything is correct. Nothing has been saved yet.')
  const counts = dialog.locator('dl')
  await expect(counts).toContainText(`Unchanged${entries.length - 1}`)
  await dialog.getByRole('checkbox', { name: 'Submit all entries for approval' }).check()
  await expect(dialog).toContainText('Everything is correct. Nothing has been saved yet.')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  const told = editor.getByRole('dialog', { name: 'Import: Questions' })
  await expect(told).toContainText('Imported and submitted for review. New: 1, changed: 1')
  await told.getByRole('button', { name: 'Close', exact: true }).click()
  await editor.getByRole('searchbox', { name: 'Search' }).fill('new')
  await expect(row(editor, 'Is this one new as well?')).toContainText('Pending')

  const approver = await staff('approver')
  await openQueue(approver)
  await expect(approver.getByRole('article', { name: 'Import of 2 changes' })).toBeVisible()
  await approver.getByRole('link', { name: 'Show each change' }).click()
  for (const question of [first.question, more.question]) {
    await showRequest(approver, `Question: ${question}`)
  }
})

/** As somebody who drags a file over from the desktop. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ([called, content]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([content ?? ''], called ?? '', { type: 'application/json' }))
      return transfer
    },
    [name, text],
  )
  await page.getByRole('region', { name: 'File to import' }).dispatchEvent('drop', { dataTransfer })
}
