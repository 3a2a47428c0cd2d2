// What is saved without approval has languages too: the frame's texts, alternative texts, and which
// language is the first (contract section 7).
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysRoom } from '../support/sideways-room.ts'

test.use({ ownApp: true })

test('a footer is translated beside its source, and a guest reads it in Arabic at once', async ({
  enter,
  visit,
}) => {
  const editor = await enter('editor')
  await editor.goto('/admin/footer')
  const languages = editor.getByRole('group', { name: 'Footer: languages' })
  await languages.getByRole('button', { name: /^العربية/ }).click()
  const copyright = editor.getByRole('textbox', { name: 'Copyright' })
  await expect(copyright).toHaveAttribute('lang', 'ar')
  await expect(copyright).toHaveCSS('direction', 'rtl')
  await copyright.fill('© ماريغولد. كل الحقوق محفوظة.')
  for (const width of [390, 1440]) {
    await editor.setViewportSize({ width, height: 900 })
    await expect.poll(() => sidewaysRoom(editor)).toBe(0)
  }
  await expectAccessible(editor)
  await saveDirectly(editor)
  const guest = await visit()
  await guest.goto('/ar/home')
  await expect(guest.getByRole('contentinfo')).toContainText('© ماريغولد. كل الحقوق محفوظة.')
  await guest.goto('/home')
  await expect(guest.getByRole('contentinfo')).not.toContainText('ماريغولد. كل')
})

test('a picture is described in each language, and each page says its own', async ({
  enter,
  visit,
}) => {
  const guest = await visit()
  await guest.goto('/home')
  const shown = guest.getByRole('main').locator('img[alt]:not([alt=""])').first()
  const former = (await shown.getAttribute('alt')) ?? ''
  const editor = await enter('editor')
  await editor.goto('/admin/media/photos')
  await editor.getByRole('searchbox').first().fill(former)
  await editor.getByRole('list').getByRole('button').first().click()
  const dialog = editor.getByRole('dialog')
  const arabic = dialog.getByRole('textbox', { name: /العربية/ })
  await expect(arabic).toHaveAttribute('dir', 'rtl')
  await arabic.fill('صورة لهذه الرحلة')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await guest.goto('/ar/home')
  await expect(
    guest.getByRole('main').locator('img[alt="صورة لهذه الرحلة"]').first(),
  ).toBeAttached()
  await guest.goto('/home')
  await expect(shown).toHaveAttribute('alt', former)
})

test('another first language is asked for twice, and nothing is changed by no', async ({
  enter,
  visit,
}) => {
  const admin = await enter('admin')
  await admin.goto('/admin/settings')
  await admin.getByRole('button', { name: 'Remove English' }).click()
  await saving(admin).click()
  const question = admin.getByRole('dialog', { name: 'Make العربية the first language?' })
  await expect(question).toContainText('nothing is moved or translated')
  await expectAccessible(admin)
  await question.getByRole('button', { name: 'Keep English first' }).click()
  await expect(question).toHaveCount(0)
  const guest = await visit()
  await guest.goto('/home')
  await expect(guest.locator('html')).toHaveAttribute('lang', 'en')
})

const saving = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).last()

async function saveDirectly(page: Page): Promise<void> {
  await saving(page).click()
  const told = page.getByRole('dialog')
  await told.getByRole('button', { name: 'Close', exact: true }).click()
}
