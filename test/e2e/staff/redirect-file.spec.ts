// Moved addresses from a file: they fill the form, and saving checks them as it checks single ones.
import { expect, test } from '../support/journey.ts'
import { chooseFiles } from '../support/media-library.ts'

test.use({ ownApp: true })

function csv(text: string) {
  return { name: 'moved.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
}

test('an admin adds redirects from a file, fixes the one that leads on, and saves', async ({
  enter,
  visit,
  baseURL,
  browserErrors,
}) => {
  browserErrors.allowStatus(422)
  const admin = await enter('admin')
  await admin.goto('/admin/settings?tab=redirects')
  const region = admin.getByRole('region', { name: 'Redirects' })
  const open = region.getByRole('button', { name: 'Add from a CSV file' })
  const save = region.getByRole('button', { name: 'Save', exact: true })
  await chooseFiles(admin, open, [csv('from,to\n/old-menu,/menu\n/older-menu,/old-menu\n')])
  await expect(region).toContainText('From the file: 2 new, 0 changed.')
  await save.click()
  await admin.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(region).toContainText(
    'Line 3: /old-menu already redirects to /menu. Please redirect straight there.',
  )

  await chooseFiles(admin, open, [csv('from;to\n/older-menu;/menu\n')])
  await expect(region).toContainText('From the file: 0 new, 1 changed.')
  await save.click()
  await admin.getByRole('button', { name: 'Close', exact: true }).click()

  const guest = await visit()
  await guest.goto(`${baseURL}/older-menu`)
  await expect(guest).toHaveURL(/\/menu$/)
})
