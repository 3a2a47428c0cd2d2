// The back office's screens in light and dark; dialogs of errors are looked at in their journeys.
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { openQueue, request } from '../support/approval-queue.ts'
import { Content } from '../support/content.ts'
import { card, openHomeEditor } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

test.beforeEach(async ({ baseURL }) => {
  await new Content(baseURL).saveLine('editor2', 'Open before the sun', 1)
})

test("the editor's dashboard and cards, one of them locked", async ({ enter }) => {
  const editor = await enter('editor')
  await expectAccessibleInBothColours(editor)
  await openHomeEditor(editor)
  await expect(card(editor, 'ICM Banner').getByRole('img', { name: 'Locked' })).toBeVisible()
  await expectAccessibleInBothColours(editor)
})

test("the editor's modal of slides and the media library", async ({ staff }) => {
  const editor = await staff('editor')
  await openHomeEditor(editor)
  await card(editor, 'Hero Banner').getByRole('button', { name: 'Edit Hero Banner' }).click()
  const modal = editor.getByRole('dialog', { name: 'Edit Hero Banner' })
  await expect(modal).toBeVisible()
  await expectAccessibleInBothColours(editor)
  await modal.getByRole('button', { name: 'Select from Media Library' }).click()
  const library = editor.getByRole('dialog', { name: 'Media Library' })
  await expect(library.getByRole('list', { name: 'Pictures' })).toBeVisible()
  await expectAccessibleInBothColours(editor)
})

test("the approver's dashboard and queue", async ({ enter }) => {
  const approver = await enter('approver')
  await expectAccessibleInBothColours(approver)
  await openQueue(approver)
  await expect(request(approver, 'ICM Banner')).toBeVisible()
  await expectAccessibleInBothColours(approver)
})
