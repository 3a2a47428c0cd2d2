// Two editors on one entry: nothing is overwritten, and nothing typed is lost.
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { promotionsOf } from '../support/entries.ts'
import { form, openEntry, openList, step } from '../support/entry-screen.ts'
import { sentences } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

const title = 'Late night fries'

test('the slower of two editors sees both texts and chooses', async ({
  enter,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allowStatus(409)
  const promotions = promotionsOf(baseURL)
  const { id } = await promotions.add({ title, summary: 'After eleven.' }, 'editor2')
  const editor = await enter('editor')
  await openEntry(editor, 'Promotions', title)
  const promotion = form(editor, 'Promotion')
  await promotion.getByLabel('Summary').fill('Mine: after midnight.')
  await promotions.save(
    id,
    { summary: 'Theirs: after ten.', seo_title: 'Fries at night' },
    'editor2',
  )

  await promotion.getByRole('button', { name: 'Save Draft' }).click()
  const conflict = editor.getByRole('dialog', { name: 'Promotion' })
  const summary = conflict.getByRole('group', { name: 'Summary' })
  await expect(summary.getByRole('radio', { name: 'Yours' })).toHaveAccessibleDescription(
    'Mine: after midnight.',
  )
  await expect(
    conflict.getByRole('list', { name: 'Changed only in the current version' }),
  ).toContainText('Fries at night')
  await expectAccessibleInBothColours(editor)
  await summary.getByText('Mine: after midnight.').click()
  await conflict.getByRole('button', { name: 'Merge both versions' }).click()
  await expect(promotion.getByLabel('Summary')).toHaveValue('Mine: after midnight.')
  await expect(promotion.getByLabel('Title for search engines')).toHaveValue('Fries at night')
  await step(editor, 'Promotion', 'Save Draft', sentences.saved)
})

test('what is typed is there again after a reload; leaving asks first', async ({
  enter,
  baseURL,
}) => {
  // Another person's draft: one's own is saved while one types.
  await promotionsOf(baseURL).add({ title }, 'editor2')
  const editor = await enter('editor')
  await openEntry(editor, 'Promotions', title)
  const promotion = form(editor, 'Promotion')
  await promotion.getByLabel('Summary').fill('Crisp until two.')
  await editor.getByRole('link', { name: 'Promotions', exact: true }).first().click()
  const leaving = editor.getByRole('dialog', { name: 'Leave with unsaved changes?' })
  await leaving.getByRole('button', { name: 'Cancel' }).click()
  editor.on('dialog', (question) => void question.accept())
  await editor.reload()
  await expect(promotion.getByLabel('Summary')).toHaveValue('Crisp until two.')
  await expect(promotion.getByText('Unsaved changes restored')).toBeVisible()
})

test('a new entry keeps what was typed, is saved once, and has a screen of its own', async ({
  enter,
  browserErrors,
}) => {
  browserErrors.allowStatus(422)
  const editor = await enter('editor')
  await openList(editor, 'Promotions')
  await editor.getByRole('link', { name: 'Add promotion' }).click()
  const promotion = form(editor, 'Promotion')
  await promotion.getByLabel('Summary').fill('No title yet.')
  await promotion.getByRole('button', { name: 'Submit For Approval' }).click()
  const told = editor.getByRole('dialog', { name: 'Promotion' })
  await expect(told).toContainText('Incomplete details. Please complete the form.')
  await told.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(promotion.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused()
  await expectAccessibleInBothColours(editor)

  await promotion.getByRole('textbox', { name: 'Title', exact: true }).fill('Night shift shake')
  await step(editor, 'Promotion', 'Save Draft', sentences.saved)
  await expect(editor).toHaveURL(/\/admin\/pages\/promo\/details\/\d+$/)
  await expect(editor.getByRole('heading', { level: 1, name: 'Night shift shake' })).toBeVisible()
  await expect(promotion.getByLabel('Summary')).toHaveValue('No title yet.')
  await expect(promotion.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue(
    'night-shift-shake',
  )
})
