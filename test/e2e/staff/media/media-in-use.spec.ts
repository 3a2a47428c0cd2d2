// A picture on its way to the website, and what then can be done with it.
import type { Locator, Page } from '@playwright/test'
import { Content } from '#test/e2e/support/content.ts'
import {
  card,
  expectNotice,
  openHomeEditor,
  sentences,
  take,
} from '#test/e2e/support/home-editor.ts'
import { expect, test } from '#test/e2e/support/journey.ts'
import { typeAtOnce } from '#test/e2e/support/keyboard.ts'
import {
  chooseFiles,
  openFile,
  openMediaLibrary,
  openUpload,
  picture,
} from '#test/e2e/support/media-library.ts'

test.use({ ownApp: true })

test('the focal point that an editor sets is what a guest sees the picture cropped around', async ({
  staff,
  visit,
  baseURL,
}) => {
  const editor = await staff('editor')
  await openMediaLibrary(editor)
  const upload = await openUpload(editor)
  const crew = await picture('crew.jpg', 'orange')
  await chooseFiles(editor, upload.getByRole('button', { name: 'Choose files' }), [crew])
  const words = upload.getByLabel('Alternative text of crew.jpg')
  await words.fill('Crew')
  await expect(words).toHaveAccessibleDescription(/^This repeats the file’s name/)
  await words.fill('The crew at noon')
  await upload.getByRole('button', { name: 'Upload 1 file' }).click()
  await expectNotice(editor, 'Upload Media', 'crew.jpg was uploaded.')

  const panel = await openFile(editor, 'crew.jpg')
  const alt = panel.getByLabel('Alternative text', { exact: true })
  await expect(alt).toHaveValue('The crew at noon')
  await alt.fill('Crew')
  await expect(alt).toHaveAccessibleDescription(/^This repeats the file’s name/)
  await alt.fill('The crew at noon')
  await setFocalPoint(panel)
  await editor.keyboard.press('Escape')
  const leaving = editor.getByRole('dialog').filter({ hasText: 'Close with unsaved changes?' })
  await expect(leaving).toBeVisible()
  await editor.keyboard.press('Escape')
  await expect(leaving).toBeHidden()
  await panel.getByRole('button', { name: 'Save', exact: true }).click()
  const said = editor.getByRole('dialog').filter({ hasText: 'Your changes have been saved.' })
  await expect(said).toBeVisible()
  await typeAtOnce(editor, { key: 'Escape' }, { key: 'Escape' })
  await expect(said).toBeHidden()
  await expect(panel).toBeHidden()

  await openHomeEditor(editor)
  const work = card(editor, 'Work with Us')
  await work.getByRole('button', { name: 'Select from Media Library' }).click()
  const library = editor.getByRole('dialog', { name: 'Media Library' })
  await library.getByLabel('Search pictures').fill('crew.jpg')
  await library.getByRole('button', { name: /^crew\.jpg/ }).click()
  await expect(work).toContainText('“crew.jpg” measures 600 x 400 px: it may look blurred here.')
  await take(editor, 'Work with Us', 'Submit For Approval', sentences.submitted)

  const guest = await visit()
  await guest.goto('/home')
  const shown = guest.getByRole('img', { name: 'The crew at noon' })
  await expect(shown).toHaveCount(0)
  await new Content(baseURL).decide('work_with_us', 'approve')
  await guest.goto('/home')
  await expect(shown).toHaveCSS('object-position', '15% 76%')
})

test('a picture in use cannot be deleted; replaced, it waits for approval and can be put back', async ({
  staff,
  visit,
}) => {
  const editor = await staff('editor')
  await openMediaLibrary(editor)
  const panel = await openFile(editor, 'The crew at work')
  const uses = panel.getByRole('region', { name: 'Where it is used' })
  await expect(uses.getByRole('listitem').filter({ hasText: /Work with Us/ })).toHaveCount(1)
  await panel.getByRole('button', { name: 'Delete', exact: true }).click()
  const refusal = editor.getByRole('dialog', { name: 'Delete The crew at work' })
  await expect(refusal).toContainText('is in use and cannot be deleted')
  const named = refusal.getByRole('listitem').filter({ hasText: /Work with Us.* \(Approved\)/ })
  await expect(named).toHaveCount(1)
  await refusal.getByRole('button', { name: 'Close' }).click()

  const blue = await picture('blue.png', 'rgb(0, 0, 255)')
  await chooseFiles(editor, panel.getByRole('button', { name: 'Replace', exact: true }), [blue])
  const question = editor.getByRole('dialog', { name: 'Replace The crew at work?' })
  await expect(question).toContainText(/needs approval, .*Work with Us/)
  await question.getByRole('button', { name: 'Replace' }).click()
  await expectSaid(editor, 'The crew at work is in use, so your change waits for approval.')
  const change = panel.getByRole('region', { name: 'Change of this file' })
  await expect(change).toContainText(/Submitted by .+ Guests see it when it is approved/)
  await expect(change.getByRole('button', { name: 'Withdraw' })).toBeVisible()

  const guest = await visit()
  await guest.goto('/home')
  const shown = guest.getByRole('img', { name: /^Three smiling crew members/ })
  const former = await colourOf(shown)
  expect(isBlue(former)).toBe(false)

  const approver = await staff('approver')
  await approver.goto('/admin/approval')
  const request = approver.getByRole('article', { name: 'Media file: The crew at work' })
  await expect(request).toContainText(/Guests see this file here: .*Work with Us/)
  await expect(request.getByRole('img')).toHaveCount(2)
  await request.getByRole('button', { name: 'Approval' }).click()
  const dialog = approver.getByRole('dialog')
  await expect(dialog.locator('img')).toHaveCount(2)
  await dialog.getByRole('radio', { name: 'Approve' }).check()
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(approver.getByRole('dialog').filter({ hasText: 'Guests see it now' })).toBeVisible()
  await guest.reload()
  expect(isBlue(await colourOf(shown))).toBe(true)

  await editor.reload()
  await panel.getByRole('button', { name: /^Restore the file that was replaced on/ }).click()
  const back = editor.getByRole('dialog', { name: /^Restore the earlier file/ })
  await expect(back).toContainText('needs approval')
  await back.getByRole('button', { name: 'Restore' }).click()
  await expectSaid(editor, 'The crew at work is in use, so your change waits for approval.')
  await expect(change).toBeVisible()
})

/** By a click first, and from there by keys. */
async function setFocalPoint(panel: Locator): Promise<void> {
  const whole = panel.getByRole('region', { name: 'Focal point' }).locator('img')
  // Until its bytes are there it has another size.
  await expect(whole).toHaveJSProperty('complete', true)
  const box = await whole.boundingBox()
  if (!box) throw new Error('The picture is not shown')
  await whole.click({ position: { x: box.width * 0.25, y: box.height * 0.75 } })
  const slider = panel.getByRole('slider', { name: 'Focal point' })
  await expect(slider).toHaveAttribute('aria-valuetext', '25 % from the left, 75 % from the top')
  await expect(slider).toBeFocused()
  await slider.press('Shift+ArrowLeft')
  await slider.press('ArrowDown')
  await expect(slider).toHaveAttribute('aria-valuetext', '15 % from the left, 76 % from the top')
}

/** The server's sentence, in a dialog over the file's panel that may bear the same title. */
async function expectSaid(page: Page, sentence: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: sentence })
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Red, green and blue in the middle of a picture, as the browser shows it. */
async function colourOf(shown: Locator): Promise<number[]> {
  await shown.scrollIntoViewIfNeeded()
  return shown.evaluate(async (element) => {
    if (!(element instanceof HTMLImageElement)) throw new Error('This is no picture')
    await element.decode()
    const canvas = document.createElement('canvas')
    const context = canvas.getContext('2d')
    context?.drawImage(element, 0, 0)
    return [...(context?.getImageData(20, 20, 1, 1).data ?? [])]
  })
}

function isBlue([red = 255, green = 255, blue = 0]: number[]): boolean {
  return red < 20 && green < 20 && blue > 235
}
