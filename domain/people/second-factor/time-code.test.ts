import { Secret } from 'otpauth'
import { expect, test } from 'vitest'
import { newSecret, setUpAddress, timeStepOf } from './time-code.ts'

/** RFC 6238, appendix B: the shared secret, and the last six digits of its SHA-1 codes. */
const shared = Secret.fromUTF8('12345678901234567890').base32
const vectors = [
  ['1970-01-01T00:00:59.000Z', '287082', 1],
  ['2005-03-18T01:58:29.000Z', '081804', 0x23523ec],
  ['2005-03-18T01:58:31.000Z', '050471', 0x23523ed],
  ['2009-02-13T23:31:30.000Z', '005924', 0x273ef07],
  ['2033-05-18T03:33:20.000Z', '279037', 0x3f940aa],
  ['2603-10-11T11:33:20.000Z', '353130', 0x27bc86aa],
] as const

test.each(vectors)('at %s the code is %s', (now, code, step) => {
  expect(timeStepOf(shared, code, now)).toBe(step)
})

test('a clock may be off by one step either way, and no more', () => {
  const [, code, step] = vectors[3]
  const at = (steps: number) => new Date((step + steps) * 30_000).toISOString()
  expect([-2, -1, 0, 1, 2].map((off) => timeStepOf(shared, code, at(off)))).toEqual([
    null,
    step,
    step,
    step,
    null,
  ])
})

test.each(['', '28708', '2870821', 'abcdef', '-00001', '28708x'])('%j is no code', (typed) => {
  expect(timeStepOf(shared, typed, vectors[0][0])).toBeNull()
})

test('a code is one by the digits of any keyboard', () => {
  for (const typed of ['287082', ' 287 082 ', '２８７０８２', '٢٨٧٠٨٢', '۲۸۷۰۸۲']) {
    expect(timeStepOf(shared, typed, vectors[0][0])).toBe(1)
  }
})

test('a new secret has 160 bits, is another each time, and apps read it', () => {
  const [one, other] = [newSecret(), newSecret()]
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(one).not.toBe(other)
  const address = new URL(setUpAddress(one, 'editor@www.marigold.example'))
  expect([address.protocol, address.host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(address.pathname)).toBe('/Linecheck:editor@www.marigold.example')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret: one, digits: '6' })
})
