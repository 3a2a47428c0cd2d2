// What people paste from other programs arrives as headings, lists, quotes and links, and as nothing else.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { expectedOf } from './pasted/expected.ts'
import { boxOf, openNewPromotion } from './text-box.ts'

test('from Word, Google Docs and web pages only what we have comes in', async ({ staff }) => {
  const editor = await staff('editor')
  await openNewPromotion(editor)
  for (const [source, html] of Object.entries(expectedOf)) {
    await clear(editor)
    const file = new URL(`./pasted/${source}.txt`, import.meta.url)
    await paste(editor, { 'text/html': readFileSync(file, 'utf8'), 'text/plain': source })
    await expect.poll(() => boxOf(editor).innerHTML(), source).toBe(asInEditor(html.join('')))
  }
})

/** The editor writes the body of a table, and a break where a paragraph is empty. */
function asInEditor(html: string): string {
  return html
    .replaceAll('<table>', '<table><tbody>')
    .replaceAll('</table>', '</tbody></table>')
    .replaceAll('<p></p>', '<p><br class="ProseMirror-trailingBreak"></p>')
}

test('what is pasted beside other words keeps its headings, its prices and what they mean', async ({
  staff,
}) => {
  const editor = await staff('editor')
  await openNewPromotion(editor)
  const results: [string, string][] = [
    ['<h2>Starters</h2><h3>Cold</h3>', '<p>Intro</p><h2>Starters</h2><h3>Cold</h3>'],
    ['<h2>Drinks</h2>From ten.', '<p>Intro</p><h2>Drinks</h2><p>From ten.</p>'],
    ['<p>Fries 3.90<sup>1</sup>, that<sup>1</sup></p>', '<p>IntroFries 3.90¹, that¹</p>'],
    ['<b>bold</b> words', '<p>Intro<strong>bold</strong> words</p>'],
  ]
  for (const [html, result] of results) {
    await clear(editor)
    await editor.keyboard.type('Intro')
    await paste(editor, { 'text/html': html, 'text/plain': 'x' })
    await expect.poll(() => boxOf(editor).innerHTML(), html).toBe(result)
  }
})

test('a link that is left out of what is pasted is named, with the reason', async ({ staff }) => {
  const editor = await staff('editor')
  await openNewPromotion(editor)
  await boxOf(editor).click()
  const html = '<p>Our <a href="ftp://files.example/menu.pdf">old menu</a></p>'
  await paste(editor, { 'text/html': html, 'text/plain': 'x' })
  await expect(boxOf(editor)).toHaveText('Our old menu')
  const why = 'Links in a text start with https://, http://, mailto:, tel: or a single /'
  const note = `“old menu” to ftp://files.example/menu.pdf. ${why}`
  await expect(editor.getByRole('status').filter({ hasText: note })).toBeVisible()
  await paste(editor, { 'text/html': '<p>fine</p>', 'text/plain': 'fine' })
  await expect(editor.getByText('A link was removed while pasting')).toHaveCount(0)
})

test('a text that is too long says its limit and by how much', async ({ staff }) => {
  const editor = await staff('editor')
  await openNewPromotion(editor)
  await boxOf(editor).click()
  await paste(editor, { 'text/html': `<p>${'x'.repeat(89_000)}</p>`, 'text/plain': 'x' })
  await expect(editor.getByText('90 of 100 kilobytes')).toBeVisible()
  await paste(editor, { 'text/html': `<p>${'x'.repeat(20_000)}</p>`, 'text/plain': 'x' })
  const over = '10 kilobytes too many: please shorten this to 100.'
  await expect(editor.getByText(over)).toBeVisible()
})

test('plain text becomes paragraphs, and an address over words makes them a link', async ({
  staff,
}) => {
  const editor = await staff('editor')
  await openNewPromotion(editor)
  await boxOf(editor).click()
  await paste(editor, { 'text/plain': 'One <b>\n\nTwo \u202eturned' })
  await expect.poll(() => boxOf(editor).innerHTML()).toBe('<p>One &lt;b&gt;</p><p>Two turned</p>')
  await editor.keyboard.press('Control+Shift+ArrowLeft')
  await paste(editor, { 'text/plain': 'https://marigold.example/terms' })
  const link = '<a href="https://marigold.example/terms">turned</a>'
  await expect.poll(() => boxOf(editor).innerHTML()).toBe(`<p>One &lt;b&gt;</p><p>Two ${link}</p>`)
})

async function clear(page: Page): Promise<void> {
  await boxOf(page).click()
  await page.keyboard.press('Control+A')
  await page.keyboard.press('Delete')
}

/**
 * As the browser does it for Control+V, with what the other program has put there; behind what the
 * keys before it have selected, of which the box hears a moment later.
 */
async function paste(page: Page, types: Record<string, string>): Promise<void> {
  await boxOf(page).evaluate(async (box, given) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await frame()
    await frame()
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text)
    const event = { clipboardData, bubbles: true, cancelable: true }
    box.dispatchEvent(new ClipboardEvent('paste', event))
  }, types)
}
