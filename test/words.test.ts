import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { oldKeys, oldWords } from './words.ts'

test('no top-level name, file or folder carries a word that the glossary replaces', () => {
  const root = join(import.meta.dirname, '..')
  const outside = ['node_modules', 'build', 'data', 'test-results']
  const paths = globSync('**/*.{ts,tsx}', { cwd: root, exclude: (name) => outside.includes(name) })
  const sources = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))
  expect(sources.size).toBeGreaterThan(1_000)
  expect(oldWords(sources)).toEqual([])
})

test('no key of a message carries such a word', () => {
  const folders = ['admin', 'mail', 'screens', 'sign-in', 'site']
  const keys = folders.flatMap((folder) => {
    const path = join(import.meta.dirname, '../catalogue/messages', folder, 'en.json')
    return Object.keys(JSON.parse(readFileSync(path, 'utf8')))
  })
  expect(keys.length).toBeGreaterThan(1_000)
  expect(oldKeys(keys)).toEqual([])
  expect(oldKeys(['care.title', 'entry.restore', 'items.toMend'])).toEqual([
    'care.title: “care” is called content check.',
    'items.toMend: “mend” is called fix, restore.',
  ])
})

test('an old word is found in a file, a folder and an exported name, however it is joined', () => {
  const sources = new Map([
    ['store/care/list.ts', ''],
    ['domain/take-desk.ts', 'const placeOf = 1\nfunction f() {\n  const desk = 1\n}\n'],
    ['domain/a.test.ts', 'const told = 1\n'],
    ['web/site/a.ts', 'const hasDishes = true\n'],
    ['domain/a.ts', 'export async function toldIn() {}\nexport const headline = 1\n'],
    ['web/b.tsx', 'export type KeptAnswers = string\n'],
    ['brands/letters/a.ts', 'export const letters = 1\n'],
  ])
  expect(oldWords(sources)).toEqual([
    'care: “care” is called content check.',
    'take-desk.ts: “desk” is called editor, form.',
    'domain/take-desk.ts: placeOf: “place” is called document, location, position.',
    'web/site/a.ts: hasDishes: “dishes” is called menu item.',
    'domain/a.ts: toldIn: “told” is called localized, notified, reported.',
    'web/b.tsx: KeptAnswers: “kept” is called cached, stored.',
  ])
})
