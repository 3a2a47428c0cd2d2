import { expect, test } from 'vitest'
import { day } from './day.ts'
import { moment } from './moment.ts'

const opens = moment('Opens', { required: true })('opens')
const posted = day('Posted')('posted')

test('a moment is taken with any offset and kept in UTC', () => {
  const sent = { opens: '2026-05-01T09:00:00+04:00' }
  expect(opens.requestSchema.opens?.safeParse(sent.opens).success).toBe(true)
  expect(opens.read(sent, null)).toBe('2026-05-01T05:00:00.000Z')
  expect(opens.read({ opens: null }, 'before')).toBeNull()
  expect(opens.read({}, 'before')).toBeUndefined()
})

test('a moment without an offset, of another age or of no calendar is refused', () => {
  const refused = ['2026-05-01T09:00', '2026-05-01', '', '1969-12-31T23:59:59Z', 'soon', 5]
  for (const sent of [...refused, '2026-02-30T09:00:00Z', '9999-12-31T23:00:00-05:00']) {
    expect(opens.requestSchema.opens?.safeParse(sent).success, String(sent)).toBe(false)
  }
})

test('a day is a date and no more', () => {
  const taken = (sent: unknown) => posted.requestSchema.posted?.safeParse(sent).success
  for (const sent of ['2026-05-01', '2028-02-29', null])
    expect(taken(sent), String(sent)).toBe(true)
  for (const sent of [
    '2026-02-29',
    '2026-5-1',
    '01/05/2026',
    '2026-05-01T00:00:00Z',
    '',
    '1912-01-01',
  ])
    expect(taken(sent), sent).toBe(false)
})

test('publishing needs one where the declaration says so', () => {
  expect(opens.validate(null)).not.toBeNull()
  expect(opens.validate('2026-05-01T05:00:00.000Z')).toBeNull()
  expect(posted.validate(null)).toBeNull()
})
