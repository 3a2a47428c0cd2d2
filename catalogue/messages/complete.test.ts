import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages, locales } from '../languages.ts'
import { inputMessages } from './input-messages.ts'
import { fileFaults, mediaMessages, uploadMessages } from './media-messages.ts'
import { messages } from './messages.ts'
import { needsSource, placeholdersOf, pluralFormsOf } from './placeholders.ts'
import { siteTranslator } from './site-translator.ts'
import type { Messages } from './translate.ts'

/** A folder of sentences: what the compiler calls their needs, and where they are said. */
const folders = {
  site: { needs: 'SiteNeeds', saidIn: ['web', 'catalogue'] },
  'sign-in': { needs: 'SignInNeeds', saidIn: ['web/admin'] },
  admin: { needs: 'AdminNeeds', saidIn: ['web/admin'] },
  screens: { needs: 'ScreensNeeds', saidIn: ['web/admin/screens', 'web/admin/lists/import'] },
  api: { needs: 'ApiNeeds', saidIn: ['catalogue', 'domain', 'http'] },
  mail: { needs: 'MailNeeds', saidIn: ['domain', 'http'] },
}

type Folder = keyof typeof folders

/** By what name the server's own are used. */
const books: Record<string, object> = {
  messages,
  inputMessages,
  mediaMessages,
  fileFaults,
  uploadMessages,
}

const root = join(import.meta.dirname, '../..')
const every = Object.keys(folders) as Folder[]
const inEach = every.flatMap((folder) => languages.map((to) => ({ folder, to })))

test.each(inEach)(
  '$folder: $to says every sentence, with what the English one says, and no other',
  ({ folder, to }) => {
    const english = sentencesOf(folder, 'en')
    const sentences = sentencesOf(folder, to)
    expect(Object.keys(sentences)).toEqual(Object.keys(english))
    for (const [key, sentence] of Object.entries(sentences)) {
      expect(sentence.trim(), key).not.toBe('')
      expect({ key, needs: placeholdersOf(sentence) }).toEqual({
        key,
        needs: placeholdersOf(english[key] ?? ''),
      })
    }
  },
)

test.each(inEach)('$folder: $to has every plural form that its grammar has', ({ folder, to }) => {
  const grammar = new Intl.PluralRules(locales[to]).resolvedOptions().pluralCategories.toSorted()
  for (const [key, sentence] of Object.entries(sentencesOf(folder, to))) {
    for (const forms of pluralFormsOf(sentence))
      expect([key, ...forms.sort()]).toEqual([key, ...grammar])
  }
})

test.each(every)('%s: the compiler knows what each sentence needs', async (folder) => {
  const source = needsSource(folders[folder].needs, sentencesOf(folder, 'en'))
  await expect(source).toMatchFileSnapshot(`./${folder}/needs.gen.ts`)
})

test.each(every)('%s: every sentence is said somewhere', (folder) => {
  const text = folders[folder].saidIn.flatMap((room) => sourcesIn(join(root, room))).join()
  const keys = Object.keys(sentencesOf(folder, 'en'))
  expect(keys.filter((key) => !text.includes(`'${key}'`))).toEqual([])
})

test('the messages of screens are used by screens that load them, and by no other part', () => {
  const keys = Object.keys(sentencesOf('screens', 'en'))
  const others = sourcesIn(join(root, 'web/admin'), (name) => {
    return !/^(lists\/import|screens\/(?!login|pages)[^/]+)\//.test(name)
  }).join()
  expect(keys.filter((key) => others.includes(`'${key}'`))).toEqual([])
})

test.each(Object.entries(books))('%s: every sentence of the server is used by its name', (book) => {
  const text = folders.api.saidIn.flatMap((room) => sourcesIn(join(root, room))).join()
  const names = Object.keys(books[book] ?? {})
  const isUsed = (name: string) => new RegExp(`${book}\\.${name}\\b|'${name}'(?!:)`).test(text)
  expect(names.filter((name) => !isUsed(name))).toEqual([])
})

/** Names, and words that are the same in both languages. */
const alike = new Set([
  'ae rich.control',
  'cn page.app',
  'cn rich.control',
  'de file.name',
  'de history.status',
  'de media.name',
  'de media.videos',
  'de offers.restaurants',
  'de preview.tablet',
  'de rich.link',
  'de shell.version',
  'es difference.no',
  'es media.firstFolder',
  'es rich.control',
  'fr file.type',
  'fr history.action',
  'fr history.description',
  'fr mails.ofNotices',
  'fr media.documents',
  'fr media.photos',
  'fr notices.bell',
  'fr offers.restaurants',
  'fr pages.number',
  'fr rich.control',
  'fr shell.version',
  'fr value.inclusion',
  'pt history.status',
  'pt media.pictureSize',
  'pt preview.tablet',
  'pt rich.control',
  'pt rich.link',
  'pt slides.slide',
])

test.each(every)('%s: nothing is left in English', (folder) => {
  const english = sentencesOf(folder, 'en')
  const left = languages.slice(1).flatMap((to) => {
    const same = Object.entries(sentencesOf(folder, to)).filter(([key, said]) => {
      return said === english[key] && hasWords(said)
    })
    return same.map(([key]) => `${to} ${key}`)
  })
  expect(left.filter((one) => !alike.has(one))).toEqual([])
})

test('counts, numbers and names stand where each language has them', () => {
  const words = { total: 1234, query: 'Tee' }
  expect(siteTranslator('en')('search.found', words)).toBe('1,234 results for “Tee”')
  expect(siteTranslator('de')('search.found', words)).toBe('1.234 Treffer für „Tee“')
  expect(siteTranslator('cn')('search.found', words)).toBe('“Tee”共有 1,234 条结果')
  expect(siteTranslator('ae')('search.found', { total: 2, query: 'شاي' })).toBe('نتيجتان عن «شاي»')
  expect(siteTranslator('ae')('search.found', { total: 11, query: 'شاي' })).toBe(
    '11 نتيجة عن «شاي»',
  )
})

/** Is there anything to translate between the braces? */
function hasWords(sentence: string): boolean {
  return /\p{L}/u.test(sentence.replaceAll(/\{[^{}]*\}/g, ''))
}

function sentencesOf(folder: Folder, language: string): Messages {
  return JSON.parse(readFileSync(join(import.meta.dirname, folder, `${language}.json`), 'utf8'))
}

function sourcesIn(folder: string, isMeant = (_name: string) => true): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sources = names.filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  return sources
    .filter((name) => !name.endsWith('needs.gen.ts') && isMeant(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
}
