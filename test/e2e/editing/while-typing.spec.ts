// What others do is seen within half a minute, and what is being typed stays where it is.
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { Content } from '../support/content.ts'
import { promotionsOf } from '../support/entries.ts'
import { form, step } from '../support/entry-screen.ts'
import { card, openHomeEditor, sentences, take } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

const soon = '00:29'

test('another person’s draft appears while one types', async ({ staff, baseURL }) => {
  const content = new Content(baseURL)
  const editor = await staff('editor')
  await editor.clock.install()
  await openHomeEditor(editor)
  const icm = card(editor, 'ICM Banner')
  const teaser = card(editor, 'Work with Us')
  await icm.getByLabel('Name').fill('Mine: open before the sun')
  await content.saveLine('editor2', 'Theirs: open after the rain', 0)
  await content.saveTeaser('editor2', { title: 'Theirs: join the line' })

  await editor.clock.fastForward(soon)
  await expect(teaser.getByLabel('Title')).toHaveValue('Theirs: join the line')
  await expect(teaser).toContainText('Draft by editor2, started')
  await expect(icm.getByLabel('Name')).toHaveValue('Mine: open before the sun')
  await expect(icm).toContainText('editor2 changed this while you were working')
  await expectAccessibleInBothColours(editor)

  await icm.getByRole('button', { name: 'Compare versions' }).click()
  const both = editor.getByRole('dialog', { name: 'ICM Banner' })
  await both.getByRole('radio', { name: 'Yours' }).check()
  await both.getByRole('button', { name: 'Merge both versions' }).click()
  await expect(icm).not.toContainText('changed this while you were working')
  await take(editor, 'ICM Banner', 'Save Draft', sentences.saved)
  await expect(icm.getByLabel('Name')).toHaveValue('Mine: open before the sun')
})

test('a decision and a new request reach the screens of both sides', async ({ staff, baseURL }) => {
  const content = new Content(baseURL)
  await content.saveLine('editor', 'Open before the sun', 1)
  const editor = await staff('editor')
  await editor.clock.install()
  await openHomeEditor(editor)
  const icm = card(editor, 'ICM Banner')
  await expect(icm.getByText('Pending', { exact: true })).toBeVisible()
  await content.decide('icm_banner', 'reject', 'Too early.')
  await editor.clock.fastForward(soon)
  await expect(icm.getByRole('note')).toContainText('Too early.')
  await expect(icm.getByLabel('Name')).toHaveValue('Open before the sun')

  const approver = await staff('approver')
  await approver.clock.install()
  await approver.goto('/admin/approval')
  await expect(approver.getByText('No changes are waiting for a decision.')).toBeVisible()
  await content.saveLine('editor', 'Open at noon', 1)
  await approver.clock.fastForward(soon)
  await expect(approver.getByRole('article', { name: 'ICM Banner' })).toContainText('Open at noon')
})

test('an entry’s screen and the log learn it too', async ({ staff, baseURL }) => {
  const promotions = promotionsOf(baseURL)
  const { id } = await promotions.add({ title: 'Summer box' }, 'editor2')
  const editor = await staff('editor')
  await editor.clock.install()
  await editor.goto(`/admin/pages/promo/details/${id}`)
  const promo = form(editor, 'Promotion')
  await expect(promo.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Summer box')
  await promo.getByLabel('Summary').fill('Half a sen')
  await promotions.save(id, { title: 'Winter box' }, 'editor2')
  await editor.clock.fastForward(soon)
  await expect(promo).toContainText('editor2 changed this while you were working')
  await expect(promo.getByLabel('Summary')).toHaveValue('Half a sen')
  await expect(
    promo
      .getByRole('list', { name: 'History' })
      .getByText(/editor2/)
      .first(),
  ).toBeVisible()
})

test('a step that would change nothing asks first; a look at the page does not', async ({
  staff,
  baseURL,
}) => {
  const promotions = promotionsOf(baseURL)
  const { id } = await promotions.publish({ title: 'Open before the sun' })
  const editor = await staff('editor')
  await editor.goto(`/admin/pages/promo/details/${id}`)
  const promo = form(editor, 'Promotion')
  for (const [name, title] of [
    ['Save Draft', 'Save without a change?'],
    ['Submit For Approval', 'Submit without a change?'],
  ] as const) {
    await promo.getByRole('button', { name }).click()
    const question = editor.getByRole('dialog', { name: title })
    await expect(question).toContainText('this is what guests see now')
    await question.getByRole('button', { name: 'Cancel' }).click()
  }
  const tab = editor.context().waitForEvent('page')
  await promo.getByRole('button', { name: 'Preview' }).click()
  await expect((await tab).getByRole('heading', { level: 1 })).toBeVisible()
  await expect(promo.getByText('Approved', { exact: true }).first()).toBeVisible()

  await promotions.save(id, { title: 'Open with the sun' })
  await editor.reload()
  await promo.getByRole('button', { name: 'Save Draft' }).click()
  const question = editor.getByRole('dialog', { name: 'Save without a change?' })
  await expect(question).toContainText('Nothing has changed since this was last saved.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await step(editor, 'Promotion', 'Submit For Approval', sentences.submitted)
})
