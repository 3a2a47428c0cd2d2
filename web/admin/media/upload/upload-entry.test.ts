import { expect, test } from 'vitest'
import type { UploadedItem } from '#catalogue/wire.ts'
import { type UploadEntry, uploadSummary } from './upload-entry.ts'

function arrived(name: string, more: Partial<UploadedItem> = {}): UploadEntry {
  const item = { name, duplicate: false, restored: false, ...more } as UploadedItem
  return { key: name, file: new File([], name), state: { is: 'done', item } }
}

test('the end of an upload counts what is new and names what was there already', () => {
  expect(uploadSummary([arrived('a.png')])).toEqual({
    message: '“a.png” is in the library.',
    details: [],
  })
  const copy = {
    ...arrived('b.png', { name: 'burger.png', duplicate: true }),
    file: new File([], 'b.png'),
  }
  expect(uploadSummary([arrived('a.png'), arrived('c.pdf'), copy])).toEqual({
    message: '2 files are in the library.',
    details: ['b.png: It is already in the library, as “burger.png”. It is kept once.'],
  })
})
