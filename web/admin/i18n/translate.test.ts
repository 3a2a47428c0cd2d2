import { expect, test } from 'vitest'
import {
  chosenLanguage,
  labelled,
  languageAttributes,
  loadMessages,
  setLanguage,
  t,
} from './translate.ts'

test('nothing is said before the language is known, and everything in it from then on', async () => {
  expect(() => t('languageSwitch.label')).toThrow('before the language is known')
  await setLanguage('de')
  expect(t('languageSwitch.label')).toBe('Sprache')
  expect(labelled('No label of ours')).toBe('No label of ours')
  await Promise.all([setLanguage('ae'), loadMessages('ae')])
  expect(t('card.edit', { label: 'FAQs' })).toBe('تعديل \u2068FAQs\u2069')
  expect(languageAttributes()).toEqual({ lang: 'ar', dir: 'rtl' })
})

test('the language is the stored one if it is one of ours, else English', () => {
  const stored = (value: string | null) => chosenLanguage({ getItem: () => value })
  expect(['ae', 'cn', 'zh', '', null].map(stored)).toEqual(['ae', 'cn', 'en', 'en', 'en'])
})
