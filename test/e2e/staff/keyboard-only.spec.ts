// An editor and an approver who use no mouse: from the card to the decision.
import type { Locator, Page } from '@playwright/test'
import { card, openHomeEditor } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'
import { press } from '../support/keyboard.ts'

test.use({ ownApp: true })

test('a slide moves up, goes for approval and is approved, all by keyboard', async ({
  enter,
  staff,
}) => {
  const editor = await staff('editor')
  await openHomeEditor(editor)
  await test.step('a link of the sidebar says which key leads to its pin', async () => {
    const entry = editor.getByRole('link', { name: 'Media Library' })
    await expect(entry).toHaveAttribute('aria-description', /right arrow key/)
    await press(editor, entry, 'ArrowRight')
    await expect(editor.getByRole('button', { name: 'Pin Media Library' })).toBeFocused()
    await editor.keyboard.press('Enter')
    const pinned = editor.getByRole('region', { name: 'Pinned' })
    await expect(pinned.getByRole('link')).toHaveText(['Media Library'])
  })

  await test.step('the modal opens, keeps the focus, and gives it back', async () => {
    await press(editor, card(editor, 'Hero Banner').getByRole('button', { name: /^Edit/ }))
    const modal = editor.getByRole('dialog', { name: 'Edit Hero Banner' })
    await expect(modal).toBeVisible()
    await press(editor, modal.getByRole('button', { name: 'Move Slide 2 up' }))
    await expect(modal.getByRole('button', { name: /^Slide 1/ })).toContainText('Sunrise Breakfast')
    await walkRound(editor, modal)
    await press(editor, modal.getByRole('button', { name: 'Done' }))
    await expect(modal).toBeHidden()
    await expect(editor.getByRole('button', { name: 'Edit Hero Banner' })).toBeFocused()
  })

  await test.step('the request goes out, and its sentence is closed by Enter', async () => {
    await press(
      editor,
      card(editor, 'Hero Banner').getByRole('button', { name: 'Submit For Approval' }),
    )
    const told = editor.getByRole('dialog', { name: 'Hero Banner' })
    await expect(told.getByRole('button', { name: 'Close' })).toBeFocused()
    await editor.keyboard.press('Enter')
    await expect(told).toBeHidden()
    await expect(editor.getByRole('heading', { name: 'Hero Banner' })).toBeFocused()
  })

  await test.step('the approver decides with the arrow keys', async () => {
    const approver = await enter('approver')
    await press(approver, approver.getByRole('link', { name: /^Approval/ }))
    await press(approver, approver.getByRole('button', { name: 'Approval', exact: true }))
    const dialog = approver.getByRole('dialog', { name: 'Approval: Hero Banner' })
    await expect(dialog.getByRole('radio', { name: 'Approve' })).toBeFocused()
    await approver.keyboard.press('Space')
    await expect(dialog.getByRole('radio', { name: 'Approve' })).toBeChecked()
    await press(approver, dialog.getByRole('button', { name: 'Submit' }))
    const told = approver.getByRole('dialog').filter({ hasText: 'The change has been approved.' })
    await expect(told.getByRole('button', { name: 'Close' })).toBeFocused()
    await approver.keyboard.press('Enter')
    await expect(approver.getByRole('heading', { level: 1, name: 'Approval' })).toBeFocused()
  })
})

/** Tab never leaves a modal. */
async function walkRound(page: Page, modal: Locator): Promise<void> {
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab')
    await expect(modal.locator(':focus')).toHaveCount(1)
  }
}
