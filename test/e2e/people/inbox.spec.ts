// What others did arrives in an inbox that is open, and leads to its place.
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { Content } from '../support/content.ts'
import { card } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

const soon = '00:29'

test('a rejection shows in another browser’s badge by itself, and its notice leads to the card', async ({
  staff,
  baseURL,
}) => {
  const content = new Content(baseURL)
  await content.saveLine('editor', 'The cheapest burgers in town', 1)
  const editor = await staff('editor')
  await editor.clock.install()
  await editor.goto('/dashboard')
  const banner = editor.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()

  await content.decide('icm_banner', 'reject', 'We never say cheap.\nNot even quietly.')
  await editor.clock.fastForward(soon)
  const bell = banner.getByRole('link', { name: 'Notifications, unread: 1' })
  await expect(bell).toBeVisible()
  await expect(editor.getByRole('status').filter({ hasText: 'New notification.' })).toHaveText(
    'New notification. Unread: 1.',
  )
  await bell.focus()
  await editor.keyboard.press('Enter')
  await expect(editor.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
  const inbox = editor.getByRole('list', { name: 'Notifications' })
  const told = inbox.getByRole('listitem')
  await expect(told).toContainText('approver rejected ICM Banner')
  await expect(told).toContainText('Not even quietly.')
  await expectAccessibleInBothColours(editor)

  await content.saveLine('editor', 'Burgers worth the walk', 1)
  await content.decide('icm_banner', 'approve')
  await editor.clock.fastForward(soon)
  await expect(told).toHaveCount(2)
  await editor.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(banner.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  await editor.getByRole('button', { name: 'Unread', exact: true }).click()
  await expect(editor.getByText('You have read everything.')).toBeVisible()
  await editor.getByRole('button', { name: 'All', exact: true }).click()
  await told.filter({ hasText: 'rejected' }).getByRole('link').click()
  await expect(card(editor, 'ICM Banner')).toBeInViewport()
})
