import { pino } from 'pino'
import { expect, test } from 'vitest'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { type Reading, readSection } from '#domain/reading/reading.ts'
import { icmLine } from '#test/content/content.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { ResponseCache } from './response-cache.ts'

const body = Array.from({ length: 3_000 }, (_, n) => `${n % 7} of ${n * n}`).join(', ')
const plain = { status: 200, type: 'text/plain', body }

async function openCache() {
  const { services, desk } = await openTestApp()
  const cache = new ResponseCache(services, pino({ level: 'silent' }), () => ({}))
  return { cache, publish: (name: string) => desk.publish(icmBanner, icmLine(name)) }
}

test('what is asked for again is compressed tightly after a while, by whichever path it is known', async () => {
  const { cache } = await openCache()
  const [once, again, known] = await Promise.all([
    cache.get('/once', async () => plain),
    cache.get('/again', async () => plain),
    cache.get('/known/17', async () => ({ ...plain, path: '/known' })),
  ])
  const loose = once.br
  await cache.get('/again', async () => plain)
  cache.find('/known')
  const tight = () => [again, known].map(({ br }) => br.bytes.length < loose.bytes.length)
  await expect.poll(tight, { timeout: 10_000 }).toEqual([true, true])
  expect(once.br).toBe(loose)
})

test('what a publication has replaced is not compressed any more', async () => {
  const { cache, publish } = await openCache()
  const withLine = async (reading: Reading) => {
    await readSection(reading, icmBanner)
    return plain
  }
  const former = await cache.get('/page', withLine)
  const other = await cache.get('/other', async () => plain)
  const loose = former.br
  for (const key of ['/page', '/other']) cache.find(key)
  await publish('Two')
  // One after the other: once the second is done, the first was left out.
  const isTight = () => other.br.bytes.length < loose.bytes.length
  await expect.poll(isTight, { timeout: 10_000 }).toBe(true)
  expect(former.br).toBe(loose)
})
