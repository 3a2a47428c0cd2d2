// Two people on one card: nothing is overwritten, and nothing that was typed is lost.
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { Content } from '../support/content.ts'
import { card, expectNotice, openHomeEditor, sentences, take } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

test('where both changed the same, both texts are shown and the person chooses', async ({
  staff,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allowStatus(409)
  const editor = await staff('editor')
  await openHomeEditor(editor)
  const icm = card(editor, 'ICM Banner')
  const before = await icm.getByLabel('Name').inputValue()
  await icm.getByLabel('Name').fill('Mine: open before the sun')
  await new Content(baseURL).saveLine('editor2', 'Theirs: open after the rain', 0)

  await icm.getByRole('button', { name: 'Save Draft' }).click()
  const conflict = editor.getByRole('dialog', { name: 'ICM Banner' })
  await expect(conflict).toContainText(
    'Someone saved a newer version while you were working. Nothing was overwritten.',
  )
  await expect(conflict).toContainText('Current version by editor2')
  const name = conflict.getByRole('group', { name: 'Name' })
  await expect(name).toContainText(`Before: ${before}`)
  const mine = name.getByRole('radio', { name: 'Yours' })
  const theirs = name.getByRole('radio', { name: 'Current version' })
  await expect(mine).toHaveAccessibleDescription('Mine: open before the sun')
  await expect(theirs).toHaveAccessibleDescription('Theirs: open after the rain')

  await conflict.getByRole('button', { name: 'Merge both versions' }).click()
  await expect(name).toContainText('Please choose one of the two versions.')
  await expect(mine).toBeFocused()
  await expectAccessibleInBothColours(editor)
  await editor.keyboard.press('ArrowDown')
  await expect(theirs).toBeChecked()
  await editor.keyboard.press('ArrowUp')
  await expect(mine).toBeChecked()
  await conflict.getByRole('button', { name: 'Merge both versions' }).press('Enter')
  await expect(icm.getByLabel('Name')).toHaveValue('Mine: open before the sun')
  await take(editor, 'ICM Banner', 'Save Draft', sentences.saved)
})

test('edits of different fields come together without a question', async ({
  staff,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allowStatus(409)
  const content = new Content(baseURL)
  const editor = await staff('editor')
  await openHomeEditor(editor)
  const teaser = card(editor, 'Work with Us')
  await teaser.getByLabel('Title').fill('Mine: join the line')
  await content.saveTeaser('editor2', { description: 'Theirs: we train on the job.' })

  await teaser.getByRole('button', { name: 'Save Draft' }).click()
  const conflict = editor.getByRole('dialog', { name: 'Work with Us' })
  await expect(conflict.getByRole('list', { name: 'Changed only by you' })).toContainText(
    'Mine: join the line',
  )
  await expect(
    conflict.getByRole('list', { name: 'Changed only in the current version' }),
  ).toContainText('Theirs: we train on the job.')
  await expect(conflict.getByRole('radio')).toHaveCount(0)
  await expectAccessibleInBothColours(editor)
  await conflict.getByRole('button', { name: 'Merge both versions' }).click()
  await expect(teaser.getByLabel('Title')).toHaveValue('Mine: join the line')
  await expect(teaser.getByLabel('Description')).toHaveValue('Theirs: we train on the job.')
  await take(editor, 'Work with Us', 'Save Draft', sentences.saved)

  // Before the first save, whether it is the button's or the draft's own.
  await editor.route(
    '**/api/banners/home/work-with-us/*',
    async (route) => {
      const theirs = { title: 'Theirs: come in', description: 'Theirs: soon.' }
      await content.saveTeaser('editor2', theirs)
      await route.continue()
    },
    { times: 1 },
  )
  await teaser.getByLabel('Title').fill('Mine: join us')
  await teaser.getByRole('button', { name: 'Save Draft' }).click()
  await expect(conflict.getByRole('group')).toHaveCount(1)
  await conflict.getByRole('group', { name: 'Title' }).getByText('Theirs: come in').click()
  await expect(conflict.getByRole('list')).toContainText('Theirs: soon.')
  await conflict.getByRole('button', { name: 'Merge both versions' }).click()
  await expect(teaser.getByLabel('Title')).toHaveValue('Theirs: come in')
  await expect(teaser.getByLabel('Description')).toHaveValue('Theirs: soon.')
})

test('a page that each added to a menu is in it', async ({ staff, baseURL, browserErrors }) => {
  browserErrors.allowStatus(409)
  const content = new Content(baseURL)
  await content.saveMainMenu('editor2', [2, 3])
  const editor = await staff('editor')
  await editor.goto('/admin/header/mainmenu')
  await editor.getByRole('checkbox', { name: 'Community' }).check()
  await editor.getByRole('button', { name: 'Add selected pages' }).click()
  await content.saveMainMenu('editor2', [3, 13])

  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  const conflict = editor.getByRole('dialog', { name: 'Main Menu' })
  await expect(conflict.getByRole('radio')).toHaveCount(0)
  await expect(conflict.getByRole('list', { name: 'Changed only by you' })).toContainText(
    'Community',
  )
  const theirs = conflict.getByRole('list', { name: 'Changed only in the current version' })
  await expect(theirs).toContainText('FAQs')
  await conflict.getByRole('button', { name: 'Merge both versions' }).click()
  await editor.getByRole('button', { name: 'Save', exact: true }).click()
  await expectNotice(editor, 'Main Menu', 'Saved')
  const structure = editor.getByRole('list', { name: 'Main Menu: structure' })
  await expect(structure.getByRole('listitem')).toContainText(['Promotions', 'Community', 'FAQs'])
})

test('two tabs of one person are two people as well', async ({ staff, browserErrors }) => {
  browserErrors.allowStatus(409)
  const first = await staff('editor')
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
  await conflict.getByRole('button', { name: 'Use the current version' }).click()
  const sure = second.getByRole('dialog', { name: 'Discard your unsaved changes?' })
  await sure.getByRole('button', { name: 'Cancel' }).click()
  await expect(conflict).toBeVisible()
  await conflict.getByRole('button', { name: 'Use the current version' }).click()
  await sure.getByRole('button', { name: 'Discard' }).click()
  await expect(card(second, 'Work with Us').getByLabel('Title')).toHaveValue('From the first tab')
})

test('what was submitted meanwhile is locked; the edits wait', async ({
  staff,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allowStatus(409)
  const content = new Content(baseURL)
  const editor = await staff('editor')
  await openHomeEditor(editor)
  const icm = card(editor, 'ICM Banner')
  await icm.getByLabel('Name').fill('Open before the sun')
  await content.saveLine('editor2', 'Open after the rain', 1)
  await icm.getByRole('button', { name: 'Save Draft' }).click()
  await expectNotice(editor, 'ICM Banner', 'ICM Banner was submitted by editor2')
  await expect(icm.getByRole('note').filter({ hasText: 'unsaved changes' })).toBeVisible()

  await content.decide('icm_banner', 'reject', 'Not yet.')
  await editor.reload()
  await expect(icm.getByLabel('Name')).toHaveValue('Open before the sun')
})
