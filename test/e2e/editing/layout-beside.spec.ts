// The page stands beside the menus, the footer and the settings, and follows what is typed.
import { expectAccessibleInBothColours } from '../support/accessible.ts'
import { expect, test } from '../support/journey.ts'

test.use({ ownApp: true })

const name = 'Show the page beside the form'

test('footer and menus are on the page as they are typed, and a click on the page opens their field', async ({
  staff,
  visit,
}) => {
  const editor = await staff('editor')
  await editor.setViewportSize({ width: 1440, height: 900 })
  await editor.goto('/admin/footer')
  const page = editor.frameLocator('iframe')
  const text = editor.getByLabel('Text', { exact: true })
  await editor.getByRole('button', { name }).first().click()
  await text.fill('Typed below')
  const shown = page.locator('footer [data-field="text"]')
  await expect(shown).toHaveText('Typed below')
  await expect(shown).toBeInViewport()
  await editor.getByLabel('Copyright').focus()
  await shown.click()
  await expect(text).toBeFocused()
  await expectAccessibleInBothColours(editor)
  const guest = await visit()
  await guest.goto('/home')
  await expect(guest.getByText('Typed below')).toHaveCount(0)

  // The page is beside the next form too.
  await editor.goto('/admin/header/mainmenu')
  await expect(editor.getByRole('button', { name, pressed: true })).toBeVisible()
  const links = editor.getByRole('list', { name: 'Main Menu: structure' })
  const first = links.getByRole('listitem').first()
  const menu = page.locator('.header-links a')
  await expect(menu.first()).toBeVisible()
  const before = await menu.allTextContents()
  await first.getByRole('button', { name: /^Move .* down/ }).click()
  await expect(menu.first()).toHaveText(before[1] ?? '')
  // Playwright takes its aim beside what is in a frame that is scaled down.
  await menu.nth(1).dispatchEvent('click')
  await expect(links.getByRole('listitem').nth(1).locator(':focus')).toBeVisible()

  await editor.goto('/admin/header/responsivemenu')
  await expect(page.locator('#mobile-menu')).toBeVisible()
  await expect(page.locator('#mobile-menu a').first()).toBeVisible()
})

test('the name of the brand and its accounts are on the page before they are saved', async ({
  staff,
}) => {
  const admin = await staff('admin')
  await admin.setViewportSize({ width: 1440, height: 900 })
  await admin.goto('/admin/settings')
  const page = admin.frameLocator('iframe')
  await admin.getByRole('button', { name }).click()
  await admin.getByLabel('Brand name').fill('Only Typed Ltd')
  await expect(page.locator('.header-logo')).toHaveAttribute('aria-label', /Only Typed Ltd/)
  await admin.getByRole('tab', { name: 'Social media' }).click()
  await expect(admin.getByRole('button', { name, pressed: true })).toBeVisible()
  const url = admin.getByLabel(/: URL$/).first()
  await url.fill('https://example.com/typed')
  const account = page.locator('footer [data-field~="items.0.url"]')
  await expect(account.first()).toBeVisible()
  await admin.getByRole('tab', { name: 'Redirects' }).click()
  await expect(admin.locator('iframe')).toHaveCount(0)
})
