// A holiday for all restaurants of a group at once: said before it is done, and nothing overwritten.
import { expectAccessible } from '../support/accessible.ts'
import { openQueue } from '../support/approval-queue.ts'
import { Entries } from '../support/entries.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

test('head office closes the restaurants of a group on a day, without those it would overwrite', async ({
  enter,
  staff,
  baseURL,
}) => {
  const listed = await fetch(`${baseURL}/api/locations?per_page=4`)
  const { data } = ((await listed.json()) as { data: { data: { id: number }[] } }).data
  const ids = data.map(({ id }) => id)
  const [differing = 0, drafted = 0, already = 0] = ids
  const restaurants = new Entries(baseURL, '/locations', 'location')
  const closed = { date: '2030-12-24', until: null, hours: [], services: [], note: '' }
  const open = { ...closed, hours: [{ opens: '10:00', closes: '14:00' }] }
  for (const [id, exceptions] of [
    [differing, [open]],
    [already, [closed]],
  ] as const)
    await restaurants.approve(await restaurants.save(id, { exceptions, approval: 1 }))
  await restaurants.save(drafted, { phone: '+44 113 496 0000' }, 'editor2')
  const group = { name: 'Closing early', locations: ids }
  const { id } = await new Entries(baseURL, '/locations/groups', 'group').add(group)

  const editor = await enter('editor')
  await editor.goto(`/admin/pages/contact-us?group=${id}`)
  await editor.getByRole('button', { name: 'Edit all 4 of this list' }).click()
  const dialog = editor.getByRole('dialog', { name: 'Edit 4 entries' })
  await dialog.getByLabel('Field', { exact: true }).selectOption('Exceptions')
  const add = dialog.getByRole('radio', { name: 'Add to what each has' })
  await expect(add).toBeChecked()
  await expect(dialog.getByText('What each entry has already stays.')).toBeVisible()
  const submit = dialog.getByRole('button', { name: 'Submit For Approval' })
  await expect(submit).toBeDisabled()
  await dialog.getByRole('button', { name: 'Add Exception' }).click()
  await dialog.getByLabel('Date').fill('2030-12-24')
  await expectAccessible(editor)
  await submit.click()

  const plan = editor.getByRole('dialog', { name: 'Change 1 entry?' })
  await expect(plan).toContainText('Will change: 1. Already so: 1. Left out: 2.')
  await expect(plan.getByRole('listitem')).toHaveCount(2)
  await expect(plan).toContainText('2030-12-24')
  await expect(plan).toContainText('open draft')
  await expectAccessible(editor)
  await editor.keyboard.press('Escape')
  await expect(plan).toHaveCount(0)
  await expect(dialog.getByLabel('Date')).toHaveValue('2030-12-24')
  await submit.click()
  await plan.getByRole('button', { name: 'Submit For Approval' }).click()
  await expect(editor.getByText('1 of 4 completed.')).toBeVisible()
  await editor.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toHaveCount(0)

  const approver = await staff('approver')
  await approver.goto('/dashboard')
  await openQueue(approver)
  const waiting = approver.getByRole('list', { name: 'Waiting changes' })
  await expect(waiting.getByRole('listitem')).toHaveCount(1)
})

test('the next public holidays are proposed where restaurants are, and fill in the date', async ({
  staff,
}) => {
  const editor = await staff('editor')
  await editor.goto('/admin/pages/contact-us?search=marigold')
  await expect(editor.getByRole('link', { name: 'restaurants.csv' })).toHaveAttribute(
    'href',
    '/feeds/restaurants.csv',
  )
  await editor.getByRole('button', { name: /^Edit all/ }).click()
  const dialog = editor.getByRole('dialog', { name: /^Edit \d+ entries$/ })
  await dialog.getByLabel('Field', { exact: true }).selectOption('Exceptions')
  const proposed = dialog.getByRole('group', { name: 'Next public holidays' })
  await expect(proposed.getByText(/\d of \d+ without hours for it/).first()).toBeVisible()
  await expectAccessible(editor)
  await proposed.getByRole('button', { name: /^Use / }).first().click()
  await expect(dialog.getByLabel('Date')).toHaveValue(/^\d{4}-\d\d-\d\d$/)
  await expect(dialog.getByText('Please complete the date')).toHaveCount(0)
  await expect(dialog.getByRole('button', { name: 'Submit For Approval' })).toBeEnabled()
})

test('what is typed for all is kept when the line breaks, and other filters offer no change of all', async ({
  staff,
  browserErrors,
}) => {
  browserErrors.allowBrokenLine()
  const editor = await staff('editor')
  await editor.goto('/admin/pages/contact-us?search=marigold&state=open')
  const all = editor.getByRole('button', { name: /^Edit all/ })
  await expect(editor.getByRole('table', { name: 'Restaurants' })).toBeVisible()
  await expect(all).toHaveCount(0)
  await editor.goto('/admin/pages/contact-us?search=marigold')
  await all.click()
  const dialog = editor.getByRole('dialog', { name: /^Edit \d+ entries$/ })
  await dialog.getByLabel('Field', { exact: true }).selectOption('Phone')
  await dialog.getByRole('textbox', { name: 'Phone' }).fill('+441134960000')
  await editor.route('**/api/locations/bulk', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Save Draft' }).click()
  const close = editor.getByRole('button', { name: 'Close', exact: true })
  await expect(close).toBeVisible()
  await close.click()
  await expect(dialog.getByRole('textbox', { name: 'Phone' })).toHaveValue('+441134960000')
})
