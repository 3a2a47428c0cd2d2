import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { formatUploads } from './format-uploads.ts'

test('one file is named, several are counted, and each fate has its sentence', () => {
  expect(formatUploads([file('a.jpg')])).toBe('a.jpg was uploaded.')
  const back = { ...file('d.jpg'), restored: true }
  const known = { ...file('c.jpg'), duplicate: true }
  expect(formatUploads([file('a.jpg'), file('b.jpg'), known, back])).toBe(
    '2 files were uploaded. c.jpg is already in the library and was not stored twice. d.jpg was in the deleted files and has been restored.',
  )
})

function file(name: string) {
  return { name, duplicate: false, restored: false }
}
