// A text with headings, lists and links: typed with the toolbar and the keyboard, kept, and read again.
import type { Locator, Page } from '@playwright/test'
import { expectAccessible, expectAccessibleInBothColours } from '../support/accessible.ts'
import { expectNotice, sentences } from '../support/home-editor.ts'
import { expect, test } from '../support/journey.ts'
import { typeAtOnce } from '../support/keyboard.ts'
import { boxOf, openNewPromotion, toolbarOf } from './text-box.ts'

test.use({ ownApp: true })

test('every tool of the toolbar does what it says, and the text comes back as it was', async ({
  staff,
}) => {
  const editor = await staff('editor')
  await openNewPromotion(editor)
  await editor.getByRole('textbox', { name: 'Title', exact: true }).fill('Summer box')
  const box = boxOf(editor)
  await box.click()
  await typeWithTools(editor)
  const typed = [
    '<h3>How it works</h3>',
    '<p>Order in <strong>the app</strong> <em>today</em>.</p>',
    '<p class="indent-2">Far in</p>',
    '<blockquote><p>So good</p></blockquote>',
    '<ul><li><p>Burger</p><ul><li><p>and fries</p></li></ul></li></ul>',
    '<ol><li><p>Pay</p></li></ol>',
    '<p>See <a href="/menu">our menu</a>!</p>',
  ].join('')
  await expectText(box, typed)
  await editor.getByRole('button', { name: 'Save Draft' }).click()
  await expectNotice(editor, 'Promotion', sentences.saved)
  await expect(editor).toHaveURL(/\/admin\/pages\/promo\/details\/\d+$/)
  await expectText(boxOf(editor), typed)
  await editor.reload()
  await expectText(boxOf(editor), typed)
  await expect(editor.getByText('Unsaved changes', { exact: true })).toBeHidden()
})

test('a table is made, grown and cut with the toolbar, filled with the keyboard, and read again', async ({
  staff,
}) => {
  const editor = await staff('editor')
  await openNewPromotion(editor)
  await editor.getByRole('textbox', { name: 'Title', exact: true }).fill('Sizes')
  const box = boxOf(editor)
  const tool = (name: string) =>
    toolbarOf(editor).getByRole('button', { name, exact: true }).click()
  await box.click()
  await tool('Insert table')
  await editor.keyboard.type('Size')
  await editor.keyboard.press('ArrowRight')
  await editor.keyboard.type('Price')
  await editor.keyboard.press('ArrowRight')
  await tool('Delete column')
  await tool('Delete row')
  await tool('Header row')
  await tool('Header column')
  await tool('Add row below')
  await tool('Add column after')
  const caption = editor.getByLabel('Caption of the table')
  await caption.fill('What it weighs')
  await expect(box.getByRole('table', { name: 'What it weighs' })).toBeVisible()
  await expectAccessible(editor)
  await expectAccessibleInBothColours(editor)
  await tool('Delete table')
  await expect(box.getByRole('table')).toHaveCount(0)
  await tool('Insert table')
  await editor.keyboard.type('Size')
  await editor.keyboard.press('ArrowRight')
  await editor.keyboard.type('Price')
  await caption.fill('What it costs')
  await editor.getByRole('button', { name: 'Save Draft' }).click()
  await expectNotice(editor, 'Promotion', sentences.saved)
  await expect(editor).toHaveURL(/\/admin\/pages\/promo\/details\/\d+$/)
  await editor.reload()
  await expect(boxOf(editor).getByRole('row')).toHaveCount(3)
  await expect(boxOf(editor).getByRole('table', { name: 'What it costs' })).toBeVisible()
  await expect(boxOf(editor).getByRole('columnheader')).toHaveText(['Size', 'Price', ''])
})

test('steps go back and forward, and what is typed survives a reload', async ({ staff }) => {
  const editor = await staff('editor')
  await openNewPromotion(editor)
  const box = boxOf(editor)
  const tool = (name: string) => toolbarOf(editor).getByRole('button', { name, exact: true })
  await expect(tool('Undo')).toHaveAttribute('aria-disabled', 'true')
  await box.click()
  await editor.keyboard.type('Kept')
  await tool('Bold').click()
  await editor.keyboard.type(' here')
  await expectText(box, '<p>Kept<strong> here</strong></p>')
  await tool('Undo').click()
  await expect(box).not.toContainText('here')
  await tool('Redo').click()
  await expectText(box, '<p>Kept<strong> here</strong></p>')
  editor.once('dialog', (question) => void question.accept())
  await editor.reload()
  await expectText(boxOf(editor), '<p>Kept<strong> here</strong></p>')
  await editor.getByRole('button', { name: 'Discard', exact: true }).first().click()
  await editor.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(boxOf(editor)).toHaveText('')
})

test('the toolbar is one stop of the keyboard, and Tab leads out of the text', async ({
  staff,
}) => {
  const editor = await staff('editor')
  await openNewPromotion(editor)
  const box = boxOf(editor)
  const focused = editor.locator(':focus')
  await box.focus()
  await editor.keyboard.press('Alt+F10')
  await expect(focused).toHaveAccessibleName('Heading: Paragraph')
  await editor.keyboard.press('ArrowRight')
  await expect(focused).toHaveAccessibleName('Bold')
  await editor.keyboard.press('End')
  await expect(focused).toHaveAccessibleName('Insert table')
  await editor.keyboard.press('ArrowRight')
  await expect(focused).toHaveAccessibleName('Heading: Paragraph')
  await editor.keyboard.press('Enter')
  await editor.getByRole('menuitemradio', { name: 'Paragraph' }).press('ArrowDown')
  await editor.keyboard.press('Enter')
  await expect(box).toBeFocused()
  await editor.keyboard.type('Rules')
  await expectText(box, '<h2>Rules</h2>')
  await editor.keyboard.press('Shift+Tab')
  await expect(focused).toHaveAccessibleName('Heading: Heading')
  await editor.keyboard.press('Tab')
  await expect(box).toBeFocused()
  await editor.keyboard.press('Tab')
  await expect(box).not.toBeFocused()
})

test('a link is refused beside its field until it leads somewhere, and can be taken away', async ({
  staff,
}) => {
  const editor = await staff('editor')
  await openNewPromotion(editor)
  const box = boxOf(editor)
  await box.click()
  await editor.keyboard.type('Write to us')
  await editor.keyboard.press('Control+Shift+ArrowLeft')
  await editor.keyboard.press('Control+K')
  const dialog = editor.getByRole('dialog', { name: 'Link' })
  const address = dialog.getByRole('combobox', { name: 'Address' })
  await expect(address).toBeFocused()
  await address.fill('javascript:alert(1)')
  await address.press('Enter')
  await expect(address).toHaveAccessibleDescription(/Links in a text start with https:\/\//)
  await expectAccessibleInBothColours(editor)
  await address.fill('crew@marigold.example')
  await address.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(box).toBeFocused()
  await expectText(box, '<p>Write to <a href="mailto:crew@marigold.example">us</a></p>')

  await editor.keyboard.press('Control+K')
  await expect(address).toHaveValue('mailto:crew@marigold.example')
  await dialog.getByRole('button', { name: 'Remove link' }).click()
  await expectText(box, '<p>Write to us</p>')
  await typeAtOnce(editor, { key: 'k', ctrlKey: true }, { key: 'Escape' })
  await expect(dialog).toBeHidden()
  await expect(box).toBeFocused()
})

test('its box, menu and tools are accessible, on a phone too, and only forms load it', async ({
  enter,
}) => {
  const editor = await enter('editor')
  const asked: string[] = []
  editor.on('request', (request) => asked.push(request.url()))
  const isLoaded = () => asked.some((url) => url.includes('rich-text-editor'))
  await editor.goto('/admin/pages/promotion')
  await expect(editor.getByRole('heading', { level: 1, name: 'Promotions' })).toBeVisible()
  expect(isLoaded()).toBe(false)
  await openNewPromotion(editor)
  expect(isLoaded()).toBe(true)
  for (const width of [1440, 390]) {
    await editor.setViewportSize({ width, height: 900 })
    await boxOf(editor).click()
    // At the end of the form the bar with its steps lies over nothing.
    await editor.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expectAccessibleInBothColours(editor)
    await boxOf(editor).scrollIntoViewIfNeeded()
    await toolbarOf(editor)
      .getByRole('button', { name: /^Heading/ })
      .click()
    await expect(editor.getByRole('menuitemradio', { name: 'Subheading' })).toBeVisible()
    await expectAccessible(editor)
    await editor.keyboard.press('Escape')
    const room = await editor.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(room).toBeLessThanOrEqual(0)
  }
})

/** As people do: some by the toolbar, some by keys. */
async function typeWithTools(editor: Page): Promise<void> {
  const { keyboard } = editor
  const tool = (name: string) =>
    toolbarOf(editor).getByRole('button', { name, exact: true }).click()
  await toolbarOf(editor).getByRole('button', { name: 'Heading: Paragraph' }).click()
  await editor.getByRole('menuitemradio', { name: 'Subheading' }).click()
  await keyboard.type('How it works')
  await keyboard.press('Enter')
  await keyboard.type('Order in ')
  await tool('Bold')
  await keyboard.type('the app')
  await tool('Bold')
  await keyboard.type(' ')
  await keyboard.press('Control+I')
  await keyboard.type('today')
  await keyboard.press('Control+I')
  await keyboard.type('.')
  await keyboard.press('Enter')
  await tool('Indent')
  await keyboard.press('Control+]')
  await keyboard.press('Control+]')
  await tool('Outdent')
  await keyboard.type('Far in')
  await keyboard.press('Enter')
  await keyboard.press('Control+[')
  await keyboard.press('Control+[')
  await tool('Block quote')
  await keyboard.type('So good')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await tool('Bulleted list')
  await keyboard.type('Burger')
  await keyboard.press('Enter')
  await tool('Indent')
  await keyboard.type('and fries')
  for (const _ of [1, 2, 3]) await keyboard.press('Enter')
  await tool('Numbered list')
  await keyboard.type('Pay')
  await keyboard.press('Enter')
  await keyboard.press('Enter')
  await keyboard.type('See ')
  await tool('Link')
  const dialog = editor.getByRole('dialog', { name: 'Link' })
  await dialog.getByRole('textbox', { name: 'Link text' }).fill('our menu')
  await dialog.getByRole('combobox', { name: 'Address' }).fill('Menu')
  await editor.getByRole('option', { name: /^Menu\s*Page$/ }).click()
  await dialog.getByRole('button', { name: 'Set link' }).click()
  await keyboard.type('!')
}

/** What stands in the box, without what the editor itself puts there to hold the cursor. */
async function expectText(box: Locator, html: string): Promise<void> {
  await expect.poll(() => box.innerHTML()).toBe(html)
}
