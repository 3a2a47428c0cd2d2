import { expect, test } from 'vitest'
import { inEnglish } from './api-speech.ts'
import { uploadedSentence, usedSentence } from './media-messages.ts'

test('an upload says what was added, what was there and what is back', () => {
  const file = (name: string, more = {}) => ({ name, duplicate: false, restored: false, ...more })
  expect(uploadedSentence([file('a.jpg')])).toEqual('a.jpg was uploaded.')
  expect(
    uploadedSentence([
      file('a.jpg'),
      file('b.jpg'),
      file('c.jpg', { duplicate: true }),
      file('d.jpg', { restored: true }),
    ]),
  ).toEqual(
    '2 files were uploaded. c.jpg is in the library already and was not stored twice. d.jpg had been deleted and is back in the library.',
  )
})

test('many places are named in part', () => {
  const uses = Array.from({ length: 8 }, (_, at) => ({ label: `P${at}`, status_text: 'Draft' }))
  expect(inEnglish(usedSentence('a.jpg', uses))).toMatch(
    /P2 \(Draft\) and 5 more places\. Please choose/,
  )
})
