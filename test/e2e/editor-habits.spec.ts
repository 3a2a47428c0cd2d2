// What editors do without thinking: paste, save with the keyboard, drag, cancel, look at a preview.
import type { Page } from '@playwright/test'
import { card, expectNotice, openHomeEditor, openLog, sentences } from './support/home-editor.ts'
import { expect, test } from './support/journey.ts'
import { press } from './support/keyboard.ts'

test.use({ ownApp: true })

test('a text is pasted as it was meant, counted, saved with Ctrl+S and looked at', async ({
  staff,
}) => {
  const page = await staff('editor')
  await openHomeEditor(page)
  const icm = card(page, 'ICM Banner')
  const name = icm.getByLabel('Name')
  await name.fill('x'.repeat(212))
  await expect(icm.getByText('12 characters too many: please shorten this to 200.')).toBeVisible()
  await expect(name).toHaveValue('x'.repeat(212))
  await name.fill('x'.repeat(160))
  await expect(icm.getByText('160 of 200 characters')).toBeVisible()
  await name.fill('')
  await paste(page, 'Burgers\r\nworth\u0000 the\u200b walk')
  await expect(name).toHaveValue('Burgers worth the walk')
  await page.keyboard.press('Control+s')
  await expectNotice(page, 'ICM Banner', sentences.saved)

  const opening = page.waitForEvent('popup')
  await icm.getByRole('button', { name: 'Preview' }).click()
  const preview = await opening
  const bar = preview.getByRole('complementary', { name: 'Preview' })
  await expect(bar).toContainText('ICM Banner · Draft, editor')
  await expect(preview.getByText('Burgers worth the walk')).toBeInViewport()
  await bar.getByRole('link', { name: 'Back to the editor' }).click()
  await expect(preview).toHaveURL(/\/admin\/pages\/home#home\.icm$/)
})

test('Cancel asks like Escape, and a dragged slide is heard in the order of what happens', async ({
  staff,
}) => {
  const page = await staff('editor')
  await openHomeEditor(page)
  await card(page, 'Hero Banner').getByRole('button', { name: /^Edit/ }).click()
  const modal = page.getByRole('dialog', { name: 'Edit Hero Banner' })
  const handle = modal.getByRole('button', { name: 'Drag Slide 2' })
  await expect(handle).toHaveAccessibleDescription(/^Press Space to pick it up/)
  await press(page, handle)
  await expect(page.getByText('Picked up Slide 2, position 2 of 4.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Slide 2 is at position 1 of 4.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(page.getByText('Slide 2 moved from position 2 to 1.')).toBeAttached()
  await expect(page.locator('[id^="dnd-kit"]')).toHaveCount(0)

  await modal.getByRole('button', { name: 'Cancel' }).click()
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  await question.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(modal).toBeHidden()
  await expect(card(page, 'Hero Banner').getByText('Unsaved changes')).toHaveCount(0)
})

test('what is asked of the log stands in the address, and comes back with it', async ({
  staff,
}) => {
  const page = await staff('editor')
  await openHomeEditor(page)
  const log = await openLog(page)
  await expect(log).toBeInViewport()
  await page.getByRole('button', { name: 'Approved', exact: true }).click()
  await log.getByRole('button', { name: 'Description' }).click()
  await page.getByRole('searchbox', { name: 'Search the log' }).fill('hero')
  await expect(page).toHaveURL(/status=2/)
  await expect(page).toHaveURL(/search=hero&sort=description/)
  await page.reload()
  await expect(log.getByRole('columnheader', { name: 'Description' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await page.goto('/admin/logs?page=999')
  await expect(page).not.toHaveURL(/page=999/)
  await expect(log.getByRole('row')).not.toHaveCount(1)
})

/** As from another program, into the box that has the focus. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
}
