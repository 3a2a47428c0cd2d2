import { expect, test } from 'vitest'
import type { Actor } from '#domain/actor.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin, asEditor } from '#test/people.ts'

interface Saved {
  warnings: Record<string, string[]>
}

const missing = (address: string) =>
  `Our website has no page at ${address}. Guests who follow the link see an error page.`
const unpublished = (address: string) =>
  `The page at ${address} is not published. Guests who follow the link see an error page.`
const notPublished = (page: string) =>
  `${page} is not published. Guests who follow the link see an error page.`

async function openSite() {
  const app = await openTestApp()
  const { picture, offer } = await publishSite(app.services)
  const save = async (path: string, body: object, who: Actor = asEditor) => {
    const { status, body: answered } = await app.call<Saved>(who, 'POST', path, body)
    return { status, warnings: answered.data.warnings }
  }
  const cards = (...urls: string[]) => ({
    items: urls.map((url, at) => {
      const texts = { title: `Card ${at}`, description: 'Come in.' }
      return { ...texts, gallery_id: picture.id, url }
    }),
  })
  return { app, offer, save, cards }
}

test('a dead link is told in the answer of a draft and of a submit, and refuses neither', async () => {
  const { app, offer, save, cards } = await openSite()
  const whole = `${app.config.publicUrl}/promotion/999/details`
  const urls = ['/promotion', '/ofers', whole]
  const expected = {
    status: 200,
    // The first card was there before.
    warnings: { 'items.2.url': [missing('/ofers')], 'items.3.url': [unpublished(whole)] },
  }
  expect(await save('/discovers', { ...cards(...urls), approval: 0 })).toEqual(expected)
  const alive = cards(
    '/promotion',
    `/promotion/${offer}/details`,
    'https://elsewhere.example/ofers',
  )
  expect(await save('/discovers', { ...alive, approval: 0 })).toEqual({ status: 200, warnings: {} })
  expect(await save('/discovers', { ...cards(...urls), approval: 1 })).toEqual(expected)
})

test('menus, footer, settings and entries tell it as well, at the path of the field', async () => {
  const { save } = await openSite()
  expect(await save('/headers/4/update', { structure: [2, 14, 15] })).toEqual({
    status: 200,
    warnings: {
      structure: [notPublished('Privacy Policy'), notPublished('Terms & Conditions')],
    },
  })
  const footer = await save('/footers/update', { apple_store: '/app-store' })
  expect(footer).toEqual({ status: 200, warnings: { apple_store: [missing('/app-store')] } })
  const settings = await save('/settings/update', { pickup_url: '/order' }, asAdmin)
  expect(settings).toEqual({ status: 200, warnings: { pickup_url: [missing('/order')] } })
  const offer = await save('/promotions', { title: 'Soup', cta_url: '/soup', approval: 0 })
  expect(offer).toEqual({ status: 200, warnings: { cta_url: [missing('/soup')] } })
})

test('forms may ask before a save, in the language of the person', async () => {
  const { app } = await openSite()
  const authorization = `Bearer ${await app.tokenOf(asEditor)}`
  const check = async (query: string, language = 'en') => {
    const headers = { authorization, 'accept-language': language }
    const { status, bytes } = await app.get(`/api/links/check?${query}`, headers)
    return status === 200 ? JSON.parse(bytes.toString()).data.warnings : status
  }
  expect(await check('address=/ofers')).toEqual([missing('/ofers')])
  expect(await check('address=/promotion')).toEqual([])
  expect(await check('pages=2,14')).toEqual([notPublished('Privacy Policy')])
  expect(await check('pages=14', 'de')).toEqual([
    'Datenschutz ist nicht veröffentlicht. Gäste, die dem Link folgen, sehen eine Fehlerseite.',
  ])
  expect(await check('pages=14;15')).toBe(422)
  expect(await check(`address=/${'a'.repeat(2_000)}`)).toBe(422)
  const stranger = await app.call(null, 'GET', '/links/check?address=/ofers')
  expect(stranger.status).toBe(401)
})
