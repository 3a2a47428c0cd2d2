// A translation in the back office has an address: it can be linked, reloaded and reached by Back.
import { expect, test } from '../support/journey.ts'

const arabic = { name: /^العربية/ }

test('an entry’s translation is linked, reloaded and left by Back', async ({ staff }) => {
  const editor = await staff('editor')
  await editor.goto('/admin/pages/faqs')
  await editor.getByRole('table').getByRole('link').first().click()
  const pressed = editor.getByRole('button', { ...arabic, pressed: true })
  await editor.getByRole('button', arabic).first().click()
  await expect(pressed).toBeFocused()
  await expect(editor).toHaveURL(/\?language=ae$/)
  await editor.reload()
  await expect(pressed).toBeVisible()
  await editor.goBack()
  await expect(editor.getByRole('button', { name: /^English/, pressed: true })).toBeVisible()
  await expect(editor).not.toHaveURL(/language/)
})

test('a card keeps its language in the address, and the other cards stay as they are', async ({
  staff,
}) => {
  const editor = await staff('editor')
  await editor.goto('/admin/pages/home')
  const languagesOf = (card: string) =>
    editor.getByRole('group', { name: `${card}: languages` }).getByRole('button', arabic)
  await languagesOf('Discover').click()
  await expect(editor).toHaveURL('/admin/pages/home?language=ae&card=home.discover')
  await editor.reload()
  await expect(languagesOf('Discover')).toHaveAttribute('aria-pressed', 'true')
  await languagesOf('ICM Banner').click()
  await expect(languagesOf('Discover')).toHaveAttribute('aria-pressed', 'true')
  await expect(languagesOf('ICM Banner')).toHaveAttribute('aria-pressed', 'true')
  await editor.goBack()
  await editor.goBack()
  await expect(editor).toHaveURL('/admin/pages/home')
  await expect(languagesOf('Discover')).toHaveAttribute('aria-pressed', 'false')
})
