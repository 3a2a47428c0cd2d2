import { expect, test } from 'vitest'
import { limits, type RateName } from '#catalogue/limits.ts'
import { Problem } from '#domain/problem.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asEditor } from '#test/people.ts'
import { mostRemembered, RateLimiter } from './rate-limiter.ts'

const { person, address: fromAddress } = limits.rates.export

function openRates(name: RateName = 'export') {
  let now = 0
  const counted = new RateLimiter(() => now)
  /** The seconds to wait; 0 where the call may be made. */
  function call(personId: number | null, address: string): number {
    try {
      counted.count(name, { personId, address })
      return 0
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'too-many') throw error
      return error.details.retryAfter ?? -1
    }
  }
  const calls = (times: number, personId: number | null, address: (n: number) => string) =>
    Array.from({ length: times }, (_, n) => call(personId, address(n))).filter((wait) => wait === 0)
      .length
  return { call, calls, pass: (seconds: number) => (now += seconds * 1000) }
}

test('a person may make so many calls at once, wherever from, and goes on as time passes', () => {
  const { call, calls, pass } = openRates()
  const anywhere = (n: number) => `198.51.100.${n % 100}`
  expect(calls(person.burst + 20, 7, anywhere)).toBe(person.burst)
  const wait = call(7, '192.0.2.1')
  expect(wait).toBeGreaterThan(0)
  expect(call(8, '192.0.2.1')).toBe(0)
  pass(wait)
  expect(call(7, '192.0.2.1')).toBe(0)
  expect(call(7, '192.0.2.1')).toBeGreaterThan(0)
  pass(86_400)
  expect(calls(person.burst + 20, 7, anywhere)).toBe(person.burst)
})

test('calls are counted by a clock of its own where it is given none', () => {
  const rateLimiter = new RateLimiter()
  const count = () => rateLimiter.count('export', { personId: 7, address: '192.0.2.1' })
  for (let time = 0; time < person.burst; time++) count()
  expect(count).toThrow(Problem)
})

test('an address may make so many calls, whoever they are made by', () => {
  const { calls } = openRates()
  expect(calls(fromAddress.burst + 20, null, () => '192.0.2.1')).toBe(fromAddress.burst)
  expect(calls(5, 9, () => '192.0.2.1')).toBe(0)
  expect(calls(5, null, () => '192.0.2.2')).toBe(5)
  const beside = (n: number) => `2001:db8:1:2::${(n + 1).toString(16)}`
  expect(calls(fromAddress.burst + 20, null, beside)).toBe(fromAddress.burst)
})

test('what is refused is not counted', () => {
  const { call, calls, pass } = openRates()
  calls(person.burst, 7, () => '192.0.2.1')
  const wait = call(7, '192.0.2.1')
  for (let again = 0; again < 50; again++) expect(call(7, '192.0.2.1')).toBe(wait)
  pass(wait)
  expect(call(7, '192.0.2.1')).toBe(0)
})

test('who has to wait is told how long, and a second less each second', () => {
  const { burst, perMinute } = limits.rates.import.person
  const { call, pass } = openRates('import')
  for (let time = 0; time < burst; time++) expect(call(7, `192.0.2.${time}`)).toBe(0)
  const wait = Math.ceil(60 / perMinute)
  expect(wait).toBeGreaterThan(1)
  for (let passed = 0; passed < wait; passed++) {
    expect([passed, call(7, '198.51.100.1')]).toEqual([passed, wait - passed])
    pass(1)
  }
  expect(call(7, '198.51.100.1')).toBe(0)
  expect(call(7, '198.51.100.1')).toBe(wait)
})

/** An app whose clock for this stands still, so that nothing comes back. */
async function openApp(env: Record<string, string> = {}) {
  const rateLimiter = new RateLimiter(() => 0)
  return { rateLimiter, ...(await openTestApp({ rateLimiter, env })) }
}

test('an address that searches without end is 429 with Retry-After, on the page too, and nobody else is', async () => {
  const { get, rateLimiter, lines } = await openApp({ TRUSTED_PROXIES: '127.0.0.1' })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  for (let time = 2; time < limits.rates.search.address.burst; time++)
    rateLimiter.count('search', { personId: null, address: '192.0.2.1' })
  const paths = ['/api/search?query=box', '/search?query=box']
  for (const status of [200, 429]) {
    for (const path of paths) {
      const { headers, ...response } = await get(path, from('192.0.2.1'))
      expect([path, response.status]).toEqual([path, status])
      if (status === 429) {
        expect(headers['retry-after']).toBe('1')
        expect(lines.map((line) => JSON.parse(line)).at(-1)).toMatchObject({
          level: 30,
          msg: 'refused',
          requestId: headers['x-request-id'],
          address: '192.0.2.1',
          path: path.split('?')[0],
          status,
          why: 'Too many requests in a short time. Please wait a moment and try again.',
        })
      }
      expect((await get(path, from('192.0.2.2'))).status).toBe(200)
    }
  }
  expect((await get('/search', from('192.0.2.1'))).status).toBe(200)
})

test('a person who takes the log with them without end is told to wait', async () => {
  const { call } = await openApp()
  const takeAway = () => call(asEditor, 'GET', '/logs/export?search=nothing')
  for (let time = 0; time < person.burst; time++) expect((await takeAway()).status).toBe(200)
  expect(await takeAway()).toMatchObject({
    status: 429,
    headers: { 'retry-after': '1' },
    body: { message: 'Too many requests in a short time. Please wait a moment and try again.' },
  })
  expect((await call(asEditor, 'GET', '/logs')).status).toBe(200)
})

test('so many are remembered, and one more takes the place of whoever asked least lately', () => {
  const { call, calls } = openRates()
  expect(calls(fromAddress.burst, null, () => '192.0.2.1')).toBe(fromAddress.burst)
  const others = (n: number) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`
  calls(mostRemembered - 1, null, others)
  expect(call(null, '192.0.2.1')).toBeGreaterThan(0)
  call(null, '192.0.2.2')
  expect(call(null, '192.0.2.1')).toBe(0)
})

test('who has asked again lately is remembered, however long ago they asked first', () => {
  const { call, calls } = openRates()
  expect(calls(fromAddress.burst - 1, null, () => '192.0.2.1')).toBe(fromAddress.burst - 1)
  call(null, '192.0.2.2')
  expect(call(null, '192.0.2.1')).toBe(0)
  calls(mostRemembered - 1, null, (n) => `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`)
  expect(call(null, '192.0.2.1')).toBeGreaterThan(0)
})
