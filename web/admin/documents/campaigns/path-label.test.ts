import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { formatPaths } from './path-label.ts'

test('what both changed is named by its fields, each once', () => {
  const paths = ['title', 'items.3.title', 'items.4.title', 'items.5', 'starts_at', 'title.part']
  expect(formatPaths('promotion', ['title', 'starts_at', 'unknown'])).toBe(
    'Title, Visible from, unknown',
  )
  expect(formatPaths('discover', paths.slice(1, 4))).toBe('Card: Title, Card')
  expect(formatPaths('promotion', [paths[0] ?? '', paths[5] ?? ''])).toBe('Title')
})
