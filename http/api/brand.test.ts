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
  })
  const set = { brand_name: 'Marigold', currency: 'KWD', time_zone: 'Asia/Kuwait' }
  await app.call(asAdmin, 'POST', '/settings/update', set)
  expect(await brand()).toMatchObject({ currency: 'KWD', time_zone: 'Asia/Kuwait' })
  expect((await app.call(null, 'GET', '/brand')).status).toBe(401)
})
