// The first screen: what waits for each, in one call, with the way there.
import { expectAccessibleInBothColours } from './support/accessible.ts'
import { Content } from './support/content.ts'
import { expect, test } from './support/journey.ts'

test.use({ ownApp: true })

test('what an editor sent waits at the approver, and comes back with its remarks', async ({
  enter,
  baseURL,
}) => {
  const content = new Content(baseURL)
  await content.saveLine('editor', 'Open before the sun', 1)
  const approver = await enter('approver')
  const queue = approver.getByRole('region', { name: 'Waiting for approval' })
  await expect(queue).toContainText('ICM Banner')
  await expect(approver.getByRole('region', { name: 'This week on the website' })).toBeVisible()
  await expectAccessibleInBothColours(approver)

  await content.decide('icm_banner', 'reject', 'Before which sun?')
  const editor = await enter('editor')
  const asked: string[] = []
  editor.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await editor.goto('/dashboard/default')
  const work = editor.getByRole('region', { name: 'Your work' })
  await expect(work).toContainText('Before which sun?')
  await expect(editor.getByRole('region', { name: 'Needs attention' })).toContainText(
    'Outdated translations',
  )
  // Decided within the minute, which is a bar too.
  const median = editor.getByRole('figure', { name: 'Median time to a decision' })
  const bar = await median.locator('[data-tone]').last().boundingBox()
  expect(bar?.height).toBeGreaterThanOrEqual(2)
  expect(asked.filter((path) => path === '/api/dashboard')).toHaveLength(1)
  await expectAccessibleInBothColours(editor)
  await work.getByRole('link', { name: 'ICM Banner' }).click()
  await expect(editor).toHaveURL('/admin/pages/home')
  await editor.goto('/dashboard/default')
  await editor.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').click()
  await expect(editor).toHaveURL('/dashboard')
})

test('what a phone cuts off of who did what is reached with the keyboard', async ({
  enter,
  baseURL,
}) => {
  await new Content(baseURL).publishLine('Open before the sun')
  const admin = await enter('admin')
  await admin.setViewportSize({ width: 390, height: 844 })
  await admin.goto('/dashboard')
  const people = admin.getByRole('table', { name: 'Activity by person, last twelve weeks' })
  await expect(people).toContainText('approver')
  await expectAccessibleInBothColours(admin)
})
