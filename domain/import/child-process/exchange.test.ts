import { expect, test } from 'vitest'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { invalid } from '#domain/problem.ts'
import { isDamage, StoreBusy, StoreFull } from '#store/store-errors.ts'
import { failedReply, reportIn, reportReply, thrownIn } from './exchange.ts'

/** Returns the error as the other process throws it. */
function sent(error: unknown): Error {
  const reply = structuredClone(failedReply(error))
  if (!('failed' in reply)) throw new Error('it was told')
  return thrownIn(reply)
}

test('a refusal is thrown as it was, with its sentences', () => {
  const problem = invalid({ '2.title': [importMessages.empty] })
  const { code, userMessage, details } = problem
  expect(sent(problem)).toMatchObject({ code, userMessage, details })
})

test('a store that is away, or full, is so here too', () => {
  expect(sent(new StoreBusy('away'))).toBeInstanceOf(StoreBusy)
  expect(sent(Object.assign(new Error('no room'), { code: '53100' }))).toBeInstanceOf(StoreFull)
  expect(sent(new StoreFull('no room', { part: 'files' }))).toMatchObject({ part: 'files' })
})

test('damage is damage, and a bug says where it was', () => {
  expect(isDamage(sent(Object.assign(new Error('malformed'), { errcode: 11 })))).toBe(true)
  const bug = sent(new TypeError('x is not a function'))
  expect(isDamage(bug)).toBe(false)
  expect(String((bug.cause as Error).message)).toContain('x is not a function')
})

test('what is told is told as it was', () => {
  const counts = { new: 0, changed: 1, unchanged: 0, refused: 1 }
  const errors = [{ column: 'title', sentence: importMessages.tooManyCells }]
  const columns = [{ heading: 'Filiale', field: 'name', samples: ['Mitte'] }]
  const told = {
    counts,
    mapping: { columns, defaults: { country: 'DE' }, isRemembered: true },
    rows: [
      { row: 2, id: null, title: 'One', outcome: 'refused' as const, errors, text: null },
      { row: 3, id: 7, title: 'Two', outcome: 'changed' as const, errors: [], text: null },
    ],
    unmatched: ['IMG_1.jpg'],
    problems: errors.map((one) => ({ ...one, count: 1, rows: [[2, 2] as [number, number]] })),
  }
  const reply = structuredClone(reportReply(told))
  if (!('counts' in reply)) throw new Error('it was not told')
  expect(reportIn(reply)).toStrictEqual(told)
})
