import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages, locales } from '../languages.ts'
import { formsOf, needsOf, needsSource } from './needs-of.ts'
import { siteSentences, siteSpeech } from './site-speech.ts'

const { en } = siteSentences
const keys = Object.keys(en)

test.each(languages)(
  '%s says every sentence, with what the English one says, and no other',
  (to) => {
    const sentences = siteSentences[to]
    expect(Object.keys(sentences)).toEqual(keys)
    for (const [key, sentence] of Object.entries(sentences)) {
      expect(sentence.trim(), key).not.toBe('')
      expect({ key, needs: needsOf(sentence) }).toEqual({ key, needs: needsOf(siteEnglish(key)) })
    }
  },
)

test.each(languages)('%s has every plural form that its grammar has', (to) => {
  const grammar = new Intl.PluralRules(locales[to]).resolvedOptions().pluralCategories.toSorted()
  for (const [key, sentence] of Object.entries(siteSentences[to])) {
    for (const forms of formsOf(sentence)) expect([key, ...forms.sort()]).toEqual([key, ...grammar])
  }
})

test('the compiler knows what each sentence needs', async () => {
  await expect(needsSource('SiteNeeds', en)).toMatchFileSnapshot('./site/needs.ts')
})

test('every sentence is said somewhere', () => {
  const text = ['../../web', '.']
    .flatMap((room) => sourcesIn(join(import.meta.dirname, room)))
    .join()
  expect(keys.filter((key) => !text.includes(`'${key}'`))).toEqual([])
})

/** Names and words that are the same in both. */
const alike = new Set(['cn page.app'])

test('nothing is left in English', () => {
  const left = languages.slice(1).flatMap((to) => {
    const same = Object.entries(siteSentences[to]).filter(
      ([key, said]) => said === siteEnglish(key),
    )
    return same.map(([key]) => `${to} ${key}`)
  })
  expect(left.filter((one) => !alike.has(one))).toEqual([])
})

test('counts, numbers and names stand where each language has them', () => {
  const words = { total: 1234, query: 'Tee' }
  expect(siteSpeech('en')('search.found', words)).toBe('1,234 results for “Tee”')
  expect(siteSpeech('de')('search.found', words)).toBe('1.234 Treffer für „Tee“')
  expect(siteSpeech('cn')('search.found', words)).toBe('“Tee”共有 1,234 条结果')
  expect(siteSpeech('ae')('search.found', { total: 2, query: 'شاي' })).toBe('نتيجتان عن «شاي»')
  expect(siteSpeech('ae')('search.found', { total: 11, query: 'شاي' })).toBe('11 نتيجة عن «شاي»')
})

function sourcesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sources = names.filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  return sources
    .filter((name) => !name.endsWith('needs.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}

function siteEnglish(key: string): string {
  return new Map(Object.entries(en)).get(key) ?? ''
}
