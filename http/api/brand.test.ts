import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin, asEditor } from '#test/people.ts'

test('forms know the currency and the time zone of the brand, as soon as they are set', async () => {
  const app = await openTestApp()
  const brand = async () => (await app.call(asEditor, 'GET', '/brand')).body.data
  expect(await brand()).toEqual({
    currency: 'EUR',
    time_zone: 'UTC',
    country: '',
    upload_bytes: 20 * 1024 * 1024,
    primary_color: '#ffb81c',
    secondary_color: '#2b1420',
    version: packageVersion(),
  })
  const colours = { primary_color: '#ffcc00', secondary_color: '#111111' }
  const set = { brand_name: 'Marigold', currency: 'KWD', time_zone: 'Asia/Kuwait', ...colours }
  await app.call(asAdmin, 'POST', '/settings/update', set)
  expect(await brand()).toMatchObject({ currency: 'KWD', time_zone: 'Asia/Kuwait', ...colours })
  expect((await app.call(null, 'GET', '/brand')).status).toBe(401)
})

test('the version is the one of the package, and not below that of the specification', () => {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  expect([lock.version, lock.packages[''].version]).toEqual([packageVersion(), packageVersion()])
  expect(Number(packageVersion().split('.')[0])).toBeGreaterThanOrEqual(2)
})

function packageVersion(): string {
  return JSON.parse(readFileSync('package.json', 'utf8')).version
}
