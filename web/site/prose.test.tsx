import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RichCell, RichRow, RichText } from '#catalogue/text/rich-text.ts'
import { richTextToProse } from '#catalogue/text/rich-text-to-text.ts'
import { createI18n, I18nContext } from './i18n.tsx'
import { Prose } from './prose.tsx'

const link = { type: 'link', attrs: { href: '/menu' } } as const
const value: RichText = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Menu', marks: [link] }] }],
}

test('a table has its caption as its name and shows it above', () => {
  const cell: RichCell = { type: 'tableCell', content: [{ type: 'paragraph' }] }
  const row: RichRow = { type: 'tableRow', content: [cell, cell] }
  const attrs = { caption: 'What it costs' }
  const table: RichText = {
    type: 'doc',
    content: [{ type: 'table', attrs, content: [row, row] }],
  }
  const html = renderToStaticMarkup(<Prose value={table} />)
  expect(html).toMatch(/aria-label="What it costs"[^>]*><table><caption>What it costs<\/caption>/)
})

test('links lead on in the language of the page, and a text without a translation says so', () => {
  const fallbackTexts = new Set([richTextToProse(value)])
  const i18n = createI18n({ language: 'ae', first: 'en', foreign: fallbackTexts })
  const html = renderToStaticMarkup(
    <I18nContext value={i18n}>
      <Prose value={value} />
    </I18nContext>,
  )
  const inside = '<p><a href="/ar/menu">Menu</a></p>'
  expect(html).toBe(`<div class="rich-text" lang="en" dir="ltr">${inside}</div>`)
})
