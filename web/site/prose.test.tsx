import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { RichText } from '#catalogue/text/rich-text.ts'
import { richTextToText } from '#catalogue/text/rich-text-to-text.ts'
import { createI18n, I18nContext } from './i18n.tsx'
import { Prose } from './prose.tsx'

const link = { type: 'link', attrs: { href: '/menu' } } as const
const value: RichText = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Menu', marks: [link] }] }],
}

test('links lead on in the language of the page, and a text without a translation says so', () => {
  const fallbackTexts = new Set([richTextToText(value)])
  const i18n = createI18n({ language: 'ae', first: 'en', foreign: fallbackTexts })
  const html = renderToStaticMarkup(
    <I18nContext value={i18n}>
      <Prose value={value} />
    </I18nContext>,
  )
  const inside = '<p><a href="/ar/menu">Menu</a></p>'
  expect(html).toBe(`<div class="rich-text" lang="en" dir="ltr">${inside}</div>`)
})
