// A gallery from the editor's desk to a guest, who looks at it by keyboard, by finger and without script.
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { approve } from '../support/approval-queue.ts'
import { form, openEntry, step } from '../support/entry-screen.ts'
import { sentences } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'
import { chooseFiles, fakePng, picture } from '../support/media-library.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const title = 'The summer fair on Mill Square'

test('a finger moves from picture to picture; from the right in Arabic', async ({ visit }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const guest = await visit(phone)
  await guest.goto('/ar/community/gallery')
  await guest.getByRole('link', { name: 'مهرجان الصيف في ساحة الطاحونة' }).click()
  const box = guest.getByRole('dialog')
  const picture = guest.getByRole('link', { name: /^كشكان/ })
  await expect(picture).toHaveAttribute('aria-haspopup', 'dialog')
  await picture.click()
  await expect(box).toBeVisible()
  await expect(box).toHaveCSS('z-index', '1100')
  await expect(box.getByRole('status')).toHaveText(/^1 /)
  // A swipe is a scroll of the track: fingers are the browser's own affair.
  await box.getByRole('list').evaluate((track) => track.scrollBy({ left: -track.clientWidth }))
  await expect(box.getByRole('status')).toHaveText(/^2 /)
  await expect(box.getByText('فريق المحطة الشرقية.')).toBeInViewport()
  await guest.keyboard.press('ArrowLeft')
  await expect(box.getByRole('status')).toHaveText(/^3 /)
  await box.getByRole('button', { name: 'الصورة السابقة' }).click()
  await expect(box.getByRole('status')).toHaveText(/^2 /)
  await box.getByRole('button', { name: 'إغلاق الصورة' }).click()
  await expect(box).toBeHidden()
})

test('without script a picture leads to itself, as large as it is', async ({ visit }) => {
  const guest = await visit({ javaScriptEnabled: false })
  await guest.goto('/community/gallery')
  await guest.getByRole('link', { name: title }).click()
  // Not by a click: the browser's own page of a picture complains of our policy.
  const address = await guest.getByRole('link', { name: /^Two stalls/ }).getAttribute('href')
  const response = await guest.request.get(address ?? '')
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/jpeg'])
})

test.describe('with an app of its own', () => {
  test.use({ ownApp: true })

  test('a caption is changed, approved, and read by a guest who steps through the pictures by keyboard', async ({
    enter,
    visit,
    browserErrors,
  }) => {
    const editor = await enter('editor')
    await openEntry(editor, 'Community', title)
    const post = form(editor, 'Community post')
    await post.getByLabel('Caption').first().fill('Four o’clock, and a fiddler on the roof.')
    await expectAccessible(editor)
    await step(editor, 'Community post', 'Submit For Approval', sentences.submitted)
    await approve(await enter('approver'), `Community post: ${title}`)

    const guest = await visit()
    await guest.goto('/community')
    await expectAccessible(guest)
    await guest.getByRole('link', { name: 'All galleries' }).click()
    await guest.getByRole('link', { name: title }).click()
    await expect(guest.getByText('Four o’clock, and a fiddler on the roof.')).toBeVisible()
    await expectAccessible(guest)

    const first = guest.getByRole('link', { name: /^Two stalls/ })
    // Until the page's script is there, a picture leads to itself.
    await expect(first).toHaveAttribute('aria-haspopup', 'dialog')
    await first.focus()
    await guest.keyboard.press('Enter')
    const box = guest.getByRole('dialog', { name: title })
    await expect(box).toBeVisible()
    await expect(box.getByRole('status')).toHaveText('1 of 4')
    await expect(box.getByText('Four o’clock, and a fiddler on the roof.')).toBeVisible()
    await expectAccessible(guest)
    await guest.keyboard.press('ArrowLeft')
    await expect(box.getByRole('status')).toHaveText('1 of 4')
    await guest.keyboard.press('ArrowRight')
    await expect(box.getByRole('status')).toHaveText('2 of 4')
    await expect(box.getByText('The crew from East Station.')).toBeInViewport()
    await guest.keyboard.press('End')
    await expect(box.getByRole('status')).toHaveText('4 of 4')
    for (let press = 0; press < 5; press++) await guest.keyboard.press('Tab')
    expect(await guest.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(
      true,
    )
    await guest.keyboard.press('Escape')
    await expect(box).toBeHidden()
    await expect(first).toBeFocused()

    browserErrors.allowStatus(415)
    await editor.reload()
    await addPictures(editor)
  })
})

/** Adds two pictures at once; what is no picture is named until others are chosen, and not added. */
async function addPictures(editor: Page): Promise<void> {
  const post = form(editor, 'Community post')
  const files = [
    await picture('tent.jpg', '#663300'),
    fakePng('notes.png'),
    await picture('band.png', '#224466'),
  ]
  await chooseFiles(editor, post.getByRole('button', { name: 'Upload pictures' }), files)
  await expect(post.getByRole('alert')).toContainText('notes.png')
  await expect(post.getByRole('button', { name: /^Picture \d/ })).toHaveCount(6)
  const another = [await picture('stage.png', '#886622')]
  await chooseFiles(editor, post.getByRole('button', { name: 'Upload pictures' }), another)
  await expect(post.getByRole('button', { name: /^Picture \d/ })).toHaveCount(7)
  await expect(post.getByRole('alert')).toHaveCount(0)
  await step(editor, 'Community post', 'Save Draft', sentences.saved)
  await editor.reload()
  await expect(post.getByRole('button', { name: /^Picture \d/ })).toHaveCount(7)
  await expectAccessible(editor)
}
