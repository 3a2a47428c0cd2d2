// What people paste from other programs arrives as headings, lists, quotes and links, and as nothing else.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { boxOf, openNewPromotion } from './text-box.ts'

const pasted = {
  word: [
    '<h2>Terms of the <strong>summer</strong> box</h2>',
    '<p><strong>Valid</strong> from 1&nbsp;June, <em>while stocks last</em>.</p>',
    '<ul><li><p>One box a person</p><ul><li><p>also in the app</p></li></ul></li>',
    '<li><p>Not with other offers</p></li></ul>',
    '<ol><li><p>Order</p></li><li><p>Eat</p></li></ol>',
    '<p>Small</p><p>4.90</p><p>Large</p><p>6.90</p>',
    '<p>See <a href="https://marigold.example/menu">the menu</a>, win, local and a note[1].</p>',
  ],
  google: [
    '<h2>Our crew</h2><p><strong>Bold</strong><em> and italic</em></p>',
    '<ul><li><p>first</p><ul><li><p>inner</p></li></ul></li><li><p>second</p></li></ul>',
    '<p><a href="https://www.example.com/x">link</a></p>',
  ],
  page: [
    '<h4>Small print</h4><p>First <strong>strong</strong><br>line</p>',
    '<p>Second underlined gone code <em>em</em> turned</p>',
    '<blockquote><p>Quoted</p></blockquote><p>pre  text</p><p>Caption</p>',
    '<ol start="3"><li><p>three</p></li><li><p>four</p><ul><li><p>sub</p></li></ul></li></ol>',
    '<p>evil <a href="/menu">menu</a></p>',
  ],
}

test('from Word, Google Docs and web pages only what we have comes in', async ({ staff }) => {
  const editor = await staff('editor')
  await openNewPromotion(editor)
  for (const [source, html] of Object.entries(pasted)) {
    await clear(editor)
    const file = new URL(`./pasted/${source}.txt`, import.meta.url)
    await paste(editor, { 'text/html': readFileSync(file, 'utf8'), 'text/plain': source })
    await expect.poll(() => boxOf(editor).innerHTML(), source).toBe(html.join(''))
  }
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
