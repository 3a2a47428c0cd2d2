import { expect, test } from 'vitest'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin } from '#test/people.ts'

async function openSettings() {
  const app = await openTestApp()
  const load = async () =>
    (await app.call<Record<string, string>>(asAdmin, 'GET', '/settings')).body.data
  const save = (body: object) =>
    app.call(asAdmin, 'POST', '/settings/update', { brand_name: 'Petal', ...body })
  return { app, load, save }
}

test('accounts that come by name, without ids, replace those of that name', async () => {
  const { app, save } = await openSettings()
  const accounts = (...hosts: string[]) => ({
    social_media: ['Instagram URL', 'Facebook URL'].map((name, at) => {
      return { name, url: `https://${hosts[at]}` }
    }),
  })
  const shown = async () => {
    const { body } = await app.call<{ social_media: object[] }>(null, 'GET', '/footers')
    return body.data.social_media
  }
  await save(accounts('one.example', 'two.example'))
  await save(accounts('one.example', 'three.example'))
  expect(await shown()).toEqual(accounts('one.example', 'three.example').social_media)
  const footer = (await app.get('/faqs')).bytes.toString()
  expect(footer.split('https://one.example').length).toBe(
    footer.split('https://three.example').length,
  )
  expect(footer).not.toContain('https://two.example')
  const again = await save(accounts('one.example', 'three.example'))
  expect(again.body.message).toBe('Nothing was changed: guests already see this.')
})

test('a fallback that is sent back as it was read is not stored, and nothing has changed', async () => {
  const { load, save } = await openSettings()
  await save({})
  const { pickup_url, delivery_url, app_slug } = await load()
  expect([pickup_url, delivery_url, app_slug]).toEqual(['/contact', '/contact', 'marigold-app'])
  const again = await save({ pickup_url, delivery_url, app_slug })
  expect(again.body.message).toBe('Nothing was changed: guests already see this.')
})
