import { expect, test } from 'vitest'
import { inEnglish } from './localize.ts'
import { uploadedMessage, usedMessage } from './media-messages.ts'

test('an upload says what was added, what was there and what is back', () => {
  const file = (name: string, more = {}) => ({ name, duplicate: false, restored: false, ...more })
  expect(uploadedMessage([file('a.jpg')])).toEqual('a.jpg was uploaded.')
  expect(
    uploadedMessage([
      file('a.jpg'),
      file('b.jpg'),
      file('c.jpg', { duplicate: true }),
      file('d.jpg', { restored: true }),
    ]),
  ).toEqual(
    '2 files were uploaded. c.jpg is already in the library and was not stored twice. d.jpg was in the deleted files and has been restored.',
  )
})

test('many places are named in part', () => {
  const uses = Array.from({ length: 8 }, (_, at) => ({
    label: `P${at}`,
    approval: 0,
    status_text: 'Draft',
  }))
  expect(inEnglish(usedMessage('a.jpg', uses))).toMatch(
    /P2 \(Draft\) and 5 more places\. Please choose/,
  )
})

test('tickets that show a file are counted, after the places', () => {
  const ticket = { label: 'Support ticket no. 7', approval: null, status_text: 'Open' }
  const draft = { label: 'Banner', approval: 0, status_text: 'Draft' }
  expect(inEnglish(usedMessage('a.jpg', [ticket]))).toBe(
    'a.jpg is shown in a support ticket that is not closed yet. You can delete it when the ticket is closed.',
  )
  expect(inEnglish(usedMessage('a.jpg', [draft, ticket, ticket]))).toMatch(
    /^a\.jpg is used in Banner \(Draft\)\. .+ a\.jpg is shown in 2 support tickets/,
  )
})
