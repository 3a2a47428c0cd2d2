import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { uploadedWords } from './uploaded-words.ts'

test('one file is named, several are counted, and each fate has its sentence', () => {
  expect(uploadedWords([file('a.jpg')])).toBe('a.jpg was uploaded.')
  const back = { ...file('d.jpg'), restored: true }
  const known = { ...file('c.jpg'), duplicate: true }
  expect(uploadedWords([file('a.jpg'), file('b.jpg'), known, back])).toBe(
    '2 files were uploaded. c.jpg is in the library already and was not stored twice. d.jpg had been deleted and is back in the library.',
  )
})

function file(name: string) {
  return { name, duplicate: false, restored: false }
}
