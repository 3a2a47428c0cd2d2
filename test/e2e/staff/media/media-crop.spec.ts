// A part of a picture in place of the whole, drawn by pointer, keys and numbers.
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '#test/e2e/support/journey.ts'
import {
  chooseFiles,
  openFile,
  openMediaLibrary,
  openUpload,
} from '#test/e2e/support/media-library.ts'

test.use({ ownApp: true })

test('an editor crops a picture by keys, numbers and pointer, takes steps back, and shows all of it again', async ({
  staff,
}) => {
  const editor = await staff('editor')
  const panel = await uploadHalves(editor)
  const { dialog, area } = await openCrop(editor, panel, 'halves.jpg')
  const crop = dialog.getByRole('button', { name: 'Crop', exact: true })
  await expect(dialog.getByRole('button', { name: 'Show the whole picture' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  await dialog.getByLabel('Ratio').selectOption('1:1')
  await expect(dialog.getByText('Shows 400 x 400 px of 800 x 400 px')).toBeVisible()
  await area.press('ArrowRight')
  await expect(dialog.getByLabel('From the left (pixels)')).toHaveValue('208')
  await area.press('Shift+ArrowLeft')
  await expect(dialog.getByLabel('Height (pixels)')).toHaveValue('392')
  const undo = dialog.getByRole('button', { name: 'Undo' })
  await undo.click()
  await undo.click()
  await expect(area).toHaveAttribute(
    'aria-valuetext',
    '400 × 400 pixels, 200 from the left, 0 from the top',
  )
  await dialog.getByLabel('From the left (pixels)').fill('9999')
  await editor.keyboard.press('Tab')
  await expect(dialog.getByLabel('From the left (pixels)')).toHaveValue('400')

  await dialog.getByLabel('Ratio').selectOption('Free')
  await dragCorner(editor, dialog, '-1 1', { x: 0.5, y: 0.5 })
  await expect(area).toHaveAttribute('aria-valuetext', /^(39\d|400|401) × (19\d|200|201) pixels/)
  await expect(dialog.getByRole('list', { name: 'How pages show it' }).locator('img')).toHaveCount(
    4,
  )
  await crop.click()
  await expectSaid(editor, 'halves.jpg was cropped.')
  await expect(dialog).toBeHidden()
  await expect(panel).toContainText(/(39\d|400|401) x (19\d|200|201) px/)
  const shown = panel.getByRole('region', { name: 'Focal point' }).locator('img')
  expect(await isBlue(shown)).toBe(true)

  const again = await openCrop(editor, panel, 'halves.jpg')
  await again.dialog.getByRole('button', { name: 'Whole picture', exact: true }).click()
  await again.dialog.getByRole('button', { name: 'Show the whole picture' }).click()
  await expectSaid(editor, 'halves.jpg is shown whole again.')
  await expect(panel).toContainText('800 x 400 px')
})

test('a crop of a picture in use is seen before and after by the approver, and by guests when it is approved', async ({
  staff,
  visit,
}) => {
  const editor = await staff('editor')
  await openMediaLibrary(editor)
  const panel = await openFile(editor, 'The crew at work')
  const { dialog } = await openCrop(editor, panel, 'The crew at work')
  await expect(dialog).toContainText('Guests see your change when it is approved.')
  await dialog.getByLabel('Ratio').selectOption('1:1')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  const leaving = editor.getByRole('dialog').filter({ hasText: 'Your crop is not saved.' })
  await expect(leaving).toBeVisible()
  await editor.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Crop', exact: true }).click()
  await expectSaid(editor, 'The crew at work is in use, so your change waits for approval.')
  await expect(panel).toContainText('You can crop it when the open change is decided on')

  const guest = await visit()
  await guest.goto('/home')
  const shown = guest.getByRole('img', { name: /^Three smiling crew members/ })
  expect(await ratioOf(shown)).not.toBe(1)

  const approver = await staff('approver')
  await approver.goto('/admin/approval')
  const request = approver.getByRole('article', { name: 'Media file: The crew at work' })
  await expect(request).toContainText('Crop')
  await expect(request.getByRole('img')).toHaveCount(2)
  await request.getByRole('button', { name: 'Approval' }).click()
  const decision = approver.getByRole('dialog')
  await decision.getByRole('radio', { name: 'Approve' }).check()
  await decision.getByRole('button', { name: 'Submit' }).click()
  await expectSaid(approver, 'Guests see it now')
  await guest.reload()
  expect(await ratioOf(shown)).toBe(1)
})

/** Uploads a picture whose left half is red and whose right half is blue, and opens it. */
async function uploadHalves(editor: Page): Promise<Locator> {
  await openMediaLibrary(editor)
  const upload = await openUpload(editor)
  const half = { width: 400, height: 400, channels: 3, background: '#ff0000' } as const
  const left = await sharp({ create: half }).png().toBuffer()
  const buffer = await sharp({ create: { ...half, width: 800, background: '#0000ff' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg()
    .toBuffer()
  const file = { name: 'halves.jpg', mimeType: 'image/jpeg', buffer }
  await chooseFiles(editor, upload.getByRole('button', { name: 'Choose files' }), [file])
  await upload.getByLabel('Alternative text of halves.jpg').fill('Two colours')
  await upload.getByRole('button', { name: 'Upload 1 file' }).click()
  await expectSaid(editor, 'halves.jpg was uploaded.')
  return openFile(editor, 'halves.jpg')
}

async function openCrop(editor: Page, panel: Locator, name: string) {
  const button = panel.getByRole('button', { name: 'Crop', exact: true })
  // Not before its copies are made.
  await expect(button).toHaveAttribute('aria-disabled', 'false')
  await button.click()
  const dialog = editor.getByRole('dialog', { name: `Crop ${name}` })
  const area = dialog.getByRole('slider', { name: 'Crop area' })
  await expect(area).toBeVisible()
  await expect(dialog.locator('img').first()).toHaveJSProperty('complete', true)
  return { dialog, area }
}

/** Drags a corner of the crop to a point, in shares of the picture. */
async function dragCorner(
  editor: Page,
  dialog: Locator,
  corner: string,
  to: { x: number; y: number },
) {
  const picture = await dialog.locator('img').first().boundingBox()
  const handle = await dialog.locator(`[data-handle="${corner}"]`).boundingBox()
  if (!picture || !handle) throw new Error('The crop is not shown')
  await editor.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await editor.mouse.down()
  const target = { x: picture.x + to.x * picture.width, y: picture.y + to.y * picture.height }
  await editor.mouse.move(target.x, target.y, { steps: 4 })
  await editor.mouse.up()
}

/** Closes the server's message over the dialogs of the file. */
async function expectSaid(page: Page, sentence: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: sentence })
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toBeHidden()
}

async function isBlue(shown: Locator): Promise<boolean> {
  const [red = 255, , blue = 0] = await shown.evaluate(async (element: HTMLImageElement) => {
    await element.decode()
    const context = document.createElement('canvas').getContext('2d')
    context?.drawImage(element, 0, 0)
    return [...(context?.getImageData(5, 5, 1, 1).data ?? [])]
  })
  return red < 60 && blue > 195
}

/** The ratio of the bytes that a guest's browser has got. */
async function ratioOf(shown: Locator): Promise<number> {
  await shown.scrollIntoViewIfNeeded()
  return shown.evaluate(async (element: HTMLImageElement) => {
    await element.decode()
    return element.naturalWidth / element.naturalHeight
  })
}
