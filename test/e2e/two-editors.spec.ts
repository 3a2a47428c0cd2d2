// Two people on one card: nothing is overwritten, and nothing that was typed is lost.
import { expectAccessibleInBothColours } from './support/accessible.ts'
import { Content } from './support/content.ts'
import { card, expectTold, openHomeEditor, sentences, take } from './support/home-editor.ts'
import { expect, test } from './support/journey.ts'

test.use({ ownApp: true })

test('a stale save shows both texts, and goes on with the newer version', async ({
  enter,
  baseURL,
  strays,
}) => {
  strays.allowStatus(409)
  const editor = await enter('editor')
  await openHomeEditor(editor)
  await card(editor, 'ICM Banner').getByLabel('Name').fill('Mine: open before the sun')
  await new Content(baseURL).saveLine('editor2', 'Theirs: open after the rain', 0)

  await card(editor, 'ICM Banner').getByRole('button', { name: 'Save Draft' }).click()
  const conflict = editor.getByRole('dialog', { name: 'ICM Banner' })
  await expect(conflict).toContainText(
    'Someone saved a newer version while you were working. Nothing was overwritten.',
  )
  await expect(conflict).toContainText('Current version by editor2')
  await expect(conflict).toContainText('Mine: open before the sun')
  await expect(conflict).toContainText('Theirs: open after the rain')
  await expectAccessibleInBothColours(editor)

  await conflict.getByRole('button', { name: 'Go on with mine' }).click()
  await expect(card(editor, 'ICM Banner').getByLabel('Name')).toHaveValue(
    'Mine: open before the sun',
  )
  await take(editor, 'ICM Banner', 'Save Draft', sentences.saved)
})

test('two tabs of one person are two people as well', async ({ enter, strays }) => {
  strays.allowStatus(409)
  const first = await enter('editor')
  await openHomeEditor(first)
  const second = await first.context().newPage()
  await second.goto('/admin/pages/home')
  await card(second, 'Work with Us').getByLabel('Title').fill('From the second tab')
  await card(first, 'Work with Us').getByLabel('Title').fill('From the first tab')
  await take(first, 'Work with Us', 'Save Draft', sentences.saved)

  await card(second, 'Work with Us').getByRole('button', { name: 'Submit For Approval' }).click()
  const conflict = second.getByRole('dialog', { name: 'Work with Us' })
  await expect(conflict).toContainText('From the first tab')
  await expect(conflict).toContainText('From the second tab')
  await conflict.getByRole('button', { name: 'Take the current version' }).click()
  await expect(card(second, 'Work with Us').getByLabel('Title')).toHaveValue('From the first tab')
})

test('what was submitted meanwhile is locked; the edits wait', async ({
  enter,
  baseURL,
  strays,
}) => {
  strays.allowStatus(409)
  const content = new Content(baseURL)
  const editor = await enter('editor')
  await openHomeEditor(editor)
  const icm = card(editor, 'ICM Banner')
  await icm.getByLabel('Name').fill('Open before the sun')
  await content.saveLine('editor2', 'Open after the rain', 1)
  await icm.getByRole('button', { name: 'Save Draft' }).click()
  await expectTold(editor, 'ICM Banner', 'ICM Banner was submitted by editor2')
  await expect(icm.getByRole('note').filter({ hasText: 'unsaved changes' })).toBeVisible()

  await content.decide('icm_banner', 'reject', 'Not yet.')
  await editor.reload()
  await expect(icm.getByLabel('Name')).toHaveValue('Open before the sun')
})
