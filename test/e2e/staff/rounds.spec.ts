// A section's way through three rounds of remarks, a draft given up, and a former version brought back.

import type { Locator } from '@playwright/test'
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { openApproval, openQueue } from '../support/approval-queue.ts'
import { Content } from '../support/content.ts'
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

const rounds = ['We never say cheap.', 'Still too loud.\nSofter, please.', 'A typo in "walk".']

test('remarks stay through three rounds; a draft is discarded, and restored from the log', async ({
  staff,
  visit,
  baseURL,
}) => {
  const content = new Content(baseURL)
  for (const [round, remarks] of rounds.entries()) {
    await content.saveLine('editor', `Try ${round + 1}`, 1)
    if (round < rounds.length - 1) await content.decide('icm_banner', 'reject', remarks)
  }

  const approver = await staff('approver')
  await openQueue(approver)
  const waiting = approver.getByRole('article', { name: 'ICM Banner' })
  await expect(waiting.getByRole('note')).toContainText('Softer, please.')
  await expectEarlier(waiting, 'Earlier rejections: 1', ['We never say cheap.approver, '])
  const dialog = await openApproval(approver, 'ICM Banner')
  await dialog.getByRole('radio', { name: 'Reject' }).check()
  await dialog.getByLabel('Remarks').fill(rounds.at(-1) ?? '')
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expectNotice(approver, 'ICM Banner', 'The change has been rejected.')

  const editor = await staff('editor')
  await openHomeEditor(editor)
  const icm = card(editor, 'ICM Banner')
  await expect(icm.getByRole('note')).toContainText('Change rejected')
  await expect(icm.getByRole('note')).toContainText(rounds.at(-1) ?? '')
  const newestFirst = rounds.slice(0, -1).toReversed()
  await expectEarlier(icm, 'Earlier rejections: 2', newestFirst)
  await icm.getByLabel('Name').fill('Burgers worth the walk')
  await take(editor, 'ICM Banner', 'Save Draft', sentences.saved)
  await expect(icm.getByRole('note')).toContainText('Change rejected before')
  await expect(icm).toContainText(/Draft by editor, started \S+ \S+ [ap]m, last saved/)
  await expect(icm.getByRole('note')).toContainText(rounds.at(-1) ?? '')

  await icm.getByRole('button', { name: 'Discard Draft' }).click()
  const sure = editor.getByRole('dialog', { name: 'Discard: ICM Banner?' })
  await expectAccessibleInBothColours(editor)
  await sure.getByRole('button', { name: 'Discard Draft' }).click()
  await expectNotice(editor, 'ICM Banner', 'Draft discarded.')
  await expect(icm.getByLabel('Name')).toHaveValue('Flame-grilled since the first petal')
  await expect(icm.getByText('Approved', { exact: true })).toBeVisible()

  const log = await openLog(editor)
  await log.getByRole('button', { name: 'ICM Banner discarded' }).click()
  const line = editor.getByRole('dialog', { name: 'ICM Banner discarded' })
  await expect(line.getByRole('list', { name: 'Changes' })).toContainText('Burgers worth the walk')
  await expectAccessibleInBothColours(editor)
  await line.getByRole('button', { name: 'Restore as a draft' }).click()
  await expectNotice(editor, 'ICM Banner discarded', 'The earlier version is a draft again.')
  await expect(icm.getByLabel('Name')).toHaveValue('Burgers worth the walk')
  await expect(icm.getByText('Draft', { exact: true })).toBeVisible()

  const guest = await visit()
  await guest.goto('/home')
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(
    'Flame-grilled since the first petal',
  )
})

/** The rounds before the last one fold out, newest first. */
async function expectEarlier(place: Locator, summary: string, words: string[]): Promise<void> {
  await place.getByText(summary, { exact: true }).click()
  await expect(place.getByRole('note').getByRole('listitem')).toContainText(words)
}
