// The pages about the brand: a screen of tabs, each at an address of its own.
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

test('an editor goes through the tabs, and a value reaches the guest once it is approved', async ({
  staff,
  visit,
}) => {
  const editor = await staff('editor')
  await editor.goto('/admin/pages/about-us')
  await expect(editor.getByRole('heading', { level: 1, name: 'Main' })).toBeVisible()
  await editor.getByRole('tab', { name: 'Mission & Vision' }).click()
  await expect(editor).toHaveURL(/\?tab=mission$/)
  await expect(editor.getByRole('heading', { name: 'Our Values' })).toBeVisible()
  await expect(editor.getByRole('heading', { name: 'Main Segments' })).toBeHidden()
  await expectAccessible(editor)
  const values = editor.getByRole('region', { name: 'Our Values' })
  await values.getByLabel('Serve').fill('A smile first, then a ticket.')
  await values.getByRole('button', { name: 'Submit For Approval' }).click()
  await editor.getByRole('button', { name: 'Close' }).click()
  await expect(values).toContainText('Pending')
  await editor.reload()
  await expect(editor.getByRole('heading', { level: 1, name: 'Mission & Vision' })).toBeVisible()

  const guest = await visit()
  await guest.goto('/mission-vision')
  await expect(guest.getByText('A guest first, then a ticket.', { exact: false })).toBeVisible()
  const approver = await staff('approver')
  await approver.goto('/admin/pages/about-us?tab=mission')
  const card = approver.getByRole('region', { name: 'Our Values' })
  await card.getByRole('button', { name: 'Approval' }).click()
  const dialog = approver.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Approve' }).check()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(approver.getByRole('button', { name: 'Close' })).toBeVisible()
  await guest.reload()
  await expect(guest.getByText('A smile first, then a ticket.')).toBeVisible()
  await expectAccessible(guest)
})

test('a pasted watch link becomes the address of its player, and the guest chooses to load it', async ({
  staff,
  visit,
}) => {
  const editor = await staff('editor')
  await editor.goto('/admin/pages/app')
  const card = editor.getByRole('region', { name: 'Watch How It Works' })
  await expect(card).toContainText('Must use embed url')
  await card.getByLabel('Video').fill('https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s')
  await card.getByLabel('Description').click()
  await expect(card.getByLabel('Video')).toHaveValue(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=90',
  )
  await expect(card).toContainText('Link converted to the embed link.')
  const guest = await visit()
  const asked: string[] = []
  guest.on('request', (request) => asked.push(new URL(request.url()).hostname))
  await guest.goto('/marigold-app')
  await expect(guest.getByRole('heading', { level: 1, name: 'Marigold App' })).toBeVisible()
  await expectAccessible(guest)
  expect(new Set(asked).size).toBe(1)
  await guest.route(/youtube/, (route) => route.fulfill({ body: 'the player' }))
  await guest.getByRole('button', { name: 'Play the video: Watch How It Works' }).click()
  await expect(guest.locator('iframe')).toHaveAttribute('src', /youtube-nocookie\.com\/embed/)
})
