import { expect, test } from 'vitest'
import { ownTime } from '#test/http/own-time.ts'
import { acceptedCodings, smallestCoding } from './accepts-coding.ts'

test('a client gets the smallest coding that it takes, and none with a weight of 0', () => {
  const cases = [
    [undefined, []],
    ['', []],
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['gzip;q=0.5,BR ; q=1', ['br', 'gzip']],
    ['br;q=0, gzip;q=0.000', []],
    ['br;q=0.001', ['br']],
    ['*', ['br', 'gzip']],
    ['abracadabra, brotli, gzipped, x-gzip', []],
    ['identity;q=0', []],
  ] as const
  for (const [header, codings] of cases) {
    expect([header, acceptedCodings(header)]).toEqual([header, [...codings, 'identity']])
    expect([header, smallestCoding(header)]).toEqual([header, codings[0] ?? 'identity'])
  }
})

test('no header takes long to read', () => {
  for (const header of [','.repeat(16_000), 'a,'.repeat(8_000), 'br;q='.repeat(3_000)]) {
    const begun = ownTime()
    smallestCoding(header)
    expect(ownTime() - begun).toBeLessThan(50)
  }
})
