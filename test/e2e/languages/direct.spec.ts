// What is saved without approval has languages too: the frame's texts, alternative texts, and which
// language is the first (contract section 7).
import { expectAccessible } from '../support/accessible.ts'
import { horizontalOverflow } from '../support/horizontal-overflow.ts'
import { expect, test } from '../support/journey.ts'
import { openMediaLibrary } from '../support/media-library.ts'

test.use({ ownApp: true })

test('a footer is translated beside its source, and a guest reads it in Arabic at once', async ({
  staff,
  visit,
}) => {
  const editor = await staff('editor')
  await editor.goto('/admin/footer')
  const languages = editor.getByRole('group', { name: 'Footer: languages' })
  await languages.getByRole('button', { name: /^العربية/ }).click()
  const copyright = editor.getByRole('textbox', { name: 'Copyright' })
  await expect(copyright).toHaveAttribute('lang', 'ar')
  await expect(copyright).toHaveCSS('direction', 'rtl')
  await copyright.fill('© ماريغولد. كل الحقوق محفوظة.')
  for (const width of [390, 1440]) {
    await editor.setViewportSize({ width, height: 900 })
    await expect.poll(() => horizontalOverflow(editor)).toBe(0)
  }
  await expectAccessible(editor)
  await editor.getByRole('button', { name: 'Save', exact: true }).first().click()
  const told = editor.getByRole('dialog', { name: 'Footer' })
  await told.getByRole('button', { name: 'Close', exact: true }).click()
  const guest = await visit()
  await guest.goto('/ar/home')
  await expect(guest.getByRole('contentinfo')).toContainText('© ماريغولد. كل الحقوق محفوظة.')
  await guest.goto('/home')
  await expect(guest.getByRole('contentinfo')).not.toContainText('ماريغولد. كل')
})

test('a link to a translation of the frame leads to it, by sight and by ear', async ({ staff }) => {
  const editor = await staff('editor')
  await editor.goto('/admin/footer?language=ae#frame.footer@ae')
  const footer = editor.getByRole('region', { name: 'Footer: العربية' })
  await expect(footer).toBeFocused()
  await expect(footer).toBeInViewport()
})

test('a picture is described in each language, and each page says its own once that is approved', async ({
  staff,
  visit,
}) => {
  const editor = await staff('editor')
  await openMediaLibrary(editor)
  await editor.getByRole('searchbox', { name: 'Search' }).fill('crew')
  const photos = editor.getByRole('list', { name: 'Photos' }).getByRole('button')
  await expect(photos).toHaveCount(1)
  await photos.click()
  const panel = editor.getByRole('dialog', { name: 'The crew at work' })
  const arabic = panel.getByRole('textbox', { name: /العربية/ })
  await expect(arabic).toHaveCSS('direction', 'rtl')
  await arabic.fill('ثلاثة من فريقنا يبتسمون')
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editor.getByText('so your change waits for approval.')).toBeAttached()
  const guest = await visit()
  await guest.goto('/ar/home')
  const described = guest.getByRole('img', { name: 'ثلاثة من فريقنا يبتسمون' })
  await expect(described).toHaveCount(0)
  const approver = await staff('approver')
  await approver.goto('/admin/approval')
  const request = approver.getByRole('article', { name: 'Media file: The crew at work' })
  await request.getByRole('button', { name: 'Approval' }).click()
  const decision = approver.getByRole('dialog')
  await decision.getByRole('radio', { name: 'Approve' }).check()
  await decision.getByRole('button', { name: 'Submit' }).click()
  await expect(approver.getByRole('dialog').filter({ hasText: 'Guests see it now' })).toBeVisible()
  await guest.goto('/ar/home')
  await expect(described).toBeAttached()
  await guest.goto('/home')
  await expect(guest.getByRole('img', { name: /^Three smiling crew members/ })).toBeAttached()
})

test('another first language is asked for twice, and nothing is changed by no', async ({
  staff,
  visit,
}) => {
  const admin = await staff('admin')
  await admin.goto('/admin/settings')
  await admin.getByLabel('Main language').selectOption({ label: 'العربية' })
  await admin.getByRole('button', { name: 'Save', exact: true }).click()
  const question = admin.getByRole('dialog', { name: /default language\?$/ })
  await expect(question).toContainText('nothing is moved or translated')
  await expectAccessible(admin)
  await question.getByRole('button', { name: 'Keep English as default' }).click()
  await expect(question).toHaveCount(0)
  const guest = await visit()
  await guest.goto('/home')
  await expect(guest.locator('html')).toHaveAttribute('lang', 'en')
})
