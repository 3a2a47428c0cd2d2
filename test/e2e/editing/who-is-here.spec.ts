// Two people on one card see each other, and who of them types, before either has saved.
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { card, openHomeEditor } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test('two editors see each other on a card, who types, and who has left', async ({ staff }) => {
  const first = await staff('editor')
  await openHomeEditor(first)
  const mine = card(first, 'Work with Us')
  await expect(mine.getByRole('list', { name: 'Also here' })).toHaveCount(0)

  const second = await staff('editor2')
  await openHomeEditor(second)
  const theirs = card(second, 'Work with Us')
  await expect(theirs.getByRole('list', { name: 'Also here' })).toContainText('Elena')
  const here = mine.getByRole('list', { name: 'Also here' })
  await expect(here).toContainText('Emil')
  await expectAccessibleInBothColours(first)

  await theirs.getByLabel('Title').fill('Half a thought')
  await expect(here).toContainText('typing')
  await expect(
    card(first, 'ICM Banner').getByRole('list', { name: 'Also here' }),
  ).not.toContainText('typing')
  await expect(first.getByRole('status').filter({ hasText: 'is typing' })).toHaveCount(1)
  await second.goto('/dashboard')
  await expect(here).toHaveCount(0)
})

test('who has the footer or a menu open see each other beside Save', async ({ staff }) => {
  const first = await staff('admin')
  const second = await staff('editor')
  await first.goto('/admin/footer')
  await second.goto('/admin/footer')
  // The navigation of phones stands below it, with a Save of its own.
  const here = first.getByRole('list', { name: 'Also here' }).first()
  await expect(here).toContainText('Elena')
  await expectAccessibleInBothColours(first)
  await second.getByRole('textbox').first().fill('Half a thought')
  await expect(here).toContainText('typing')
  for (const page of [first, second]) await page.goto('/admin/header/mainmenu')
  await expect(here).toContainText('Elena')
})
