import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { formerColleague } from '#catalogue/messages/former-colleague.ts'
import { createI18n, I18nContext } from '../i18n.tsx'
import { PreviewBar } from './preview-bar.tsx'

function barOf(author: string, language: 'en' | 'de') {
  const draft = { label: 'Promotion', title: 'Summer box', state: 'draft', author } as const
  return renderToStaticMarkup(
    <I18nContext value={createI18n({ language, first: 'en' })}>
      <PreviewBar previewed={[{ ...draft, editorPath: null }]} />
    </I18nContext>,
  )
}

test('a preview says whose the draft is, of somebody who was erased in words', () => {
  expect(barOf('editor', 'en')).toContain('Promotion: Summer box · Draft, editor')
  expect(barOf(formerColleague(7), 'en')).toContain('Draft, Former colleague 7')
  expect(barOf(formerColleague(7), 'de')).not.toContain('former-colleague')
})

test('a preview of a moment to come says the moment', () => {
  const bar = renderToStaticMarkup(
    <I18nContext value={createI18n({ language: 'en', first: 'en' })}>
      <PreviewBar previewed={[]} moment={{ at: '2030-07-01T00:00:00Z', isPast: false }} />
    </I18nContext>,
  )
  expect(bar).toContain('This is how the page will be on Monday, 1 July 2030')
  expect(bar).not.toContain('Guests already see it')
})
