import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { communityPost } from '#catalogue/collections/community-post.ts'
import { faq } from '#catalogue/collections/faq.ts'
import { legalPage } from '#catalogue/collections/legal-page.ts'
import { location } from '#catalogue/collections/location.ts'
import { menuCategory } from '#catalogue/collections/menu-category.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { completeBody } from '#test/content/arbitrary-body.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { after } from '#test/content/workspace.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin } from '#test/people.ts'

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // How it is written is React's.
    'attr-quotes': 'off',
    'attribute-boolean-style': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    'long-title': 'off',
  },
})

const quay = {
  ...{ name: 'Quay & “Corner”', services: ['dine_in', 'delivery'], time_zone: 'Europe/Berlin' },
  ...{ dine_in_hours: 'Mo-Fr 07:00-23:00; Sa off', phone: '+49 40 555 0123' },
  ...{ street: 'Quay 1', town: 'Hamburg', latitude: 53.5, longitude: 10 },
  exceptions: [{ date: '2030-01-01', hours: 'off', note: 'New Year <holiday>' }],
}

test('the pages of collections are HTML as its standard has it, in both directions', async () => {
  const app = await openTestApp()
  const { picture } = await publishSite(app.services)
  await app.call(asAdmin, 'POST', '/settings/update', { languages: ['en', 'ae'], currency: 'EUR' })
  const { publishEntry } = app.desk
  const filling = { text: 'Crisp', picture: picture.id, entry: () => 0 }
  const bodyOf = (collection: Collection, more: object) => {
    const refers = new Set(['references', 'entity'])
    const fields = collection.fields.filter(({ kind, key }) => !refers.has(kind) && key !== 'slug')
    return { ...completeBody({ ...collection, fields }, filling), ...more }
  }
  const lists = [{ name: 'Fries & dips' }]
  const category = await publishEntry(menuCategory, { title: 'Sides', type: 'Sides', lists })
  const dish = await publishEntry(
    menuItem,
    bodyOf(menuItem, { title: 'Hot & “crisp”', category: [category] }),
  )
  const place = await publishEntry(location, { ...quay, gallery_id: picture.id })
  const there = { items: [dish], restaurants: 'some', locations: [place] }
  const offer = await publishEntry(promotion, bodyOf(promotion, there))
  const over = await publishEntry(promotion, { title: 'Over', ends_at: after(-60) }, after(-120))
  await publishEntry(faq, bodyOf(faq, {}))
  await publishEntry(faq, { question: 'Really?' })
  const singleton = { slug: 'privacy-policy' }
  const legal = await publishEntry(legalPage, { ...bodyOf(legalPage, {}), ...singleton })
  const next = { effective_on: '2030-01-01', body: bodyOf(faq, {}).answer, approval: 1 }
  await app.desk.publish(legalPage, next, { entry: legal })
  const news = await publishEntry(communityPost, bodyOf(communityPost, { kind: 'news' }))
  const shots = await publishEntry(communityPost, bodyOf(communityPost, { kind: 'gallery' }))
  const paths = [
    '/promotion',
    `/promotion/${offer}/details`,
    `/promotion/${over}/details`,
    '/menu',
    '/menu?without=milk',
    '/menu/allergens',
    '/contact',
    `/contact/${place}`,
    '/menu?val=0&name=Fries+%26+dips',
    `/menu-details/${dish}`,
    '/faqs',
    '/community',
    '/community/news',
    '/community/gallery',
    `/community/${news}/details`,
    `/community/${shots}/details`,
    '/privacy-policy',
    '/privacy-policy/versions/1',
    '/privacy-policy/changes/2',
  ]
  for (const path of paths.flatMap((one) => [one, `/ar${one}`])) {
    const first = await app.get(path)
    const { status, bytes } = first.headers.location ? await app.get(first.headers.location) : first
    expect([path, status]).toEqual([path, 200])
    const { results } = await validator.validateString(bytes.toString(), path)
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    expect(faults, path).toEqual([])
  }
})
