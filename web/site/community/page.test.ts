import { expect, test } from 'vitest'
import { communityPost } from '#catalogue/collections/community-post.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor } from '#test/people.ts'

const today = '2026-05-04T08:00:00.000Z'

async function openCommunity() {
  const app = await openTestApp({ env: { PUBLIC_URL: 'https://marigold.example' } })
  const { picture } = await publishSite(app.services)
  await app.call(asAdmin, 'POST', '/settings/update', { languages: ['en', 'ae'] })
  const look = async (path: string, headers = {}) => {
    const { status, headers: head, bytes } = await app.get(path, headers)
    const page = bytes.toString()
    return { status, head, page, main: /<main.*<\/main>/s.exec(page)?.[0] ?? '' }
  }
  const add = (title: string, date: string, more: object = {}) => {
    const body = { title, date, kind: 'news', gallery_id: picture.id, ...more }
    return app.desk.publishEntry(communityPost, body, today)
  }
  const data = (page: string) =>
    [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((one) =>
      JSON.parse(one[1] ?? ''),
    )
  return { app, look, add, data, picture }
}

test('each kind has its list with pages, the newest first, and both meet on one page', async () => {
  const { look, add } = await openCommunity()
  expect((await look('/community')).main).toContain('Nothing here yet.')
  for (let day = 1; day <= 13; day++) await add(`Story ${day}.`, `2026-03-${30 - day}`)
  await add('Shots', '2026-01-01', { kind: 'gallery' })
  const both = (await look('/community')).main
  expect(both.indexOf('Story 1.')).toBeLessThan(both.indexOf('Story 2.'))
  expect(both).toContain('Shots')
  expect(both).not.toContain('Story 9.')
  const news = await look('/community/news')
  expect(news.main).toContain('href="/community/news?page=2"')
  expect(news.main).not.toContain('Shots')
  expect((await look('/community/news?page=2')).main).toContain('Story 13.')
  expect((await look('/community/news?page=3')).status).toBe(404)
  expect((await look('/community/gallery')).main).toContain('Shots')
})

test('a gallery shows its pictures with their own words, as links to them, and says so to machines', async () => {
  const { app, look, add, data, picture } = await openCommunity()
  const own = { gallery_id: picture.id, alt: 'Kites', caption: 'At noon' }
  const pictures = [own, { gallery_id: picture.id }]
  const id = await add('Fair', '2026-05-01', { kind: 'gallery', pictures })
  await add('Other', '2026-04-01', { kind: 'gallery' })
  await add('Story', '2026-05-01')
  const { status, page, main } = await look(`/community/${id}-fair/details`)
  expect(status).toBe(200)
  expect(main).toMatch(/<a href="\/media\/[^"]+"><picture/)
  expect(main).toContain('alt="Kites"')
  expect(main).toContain('<figcaption>At noon</figcaption>')
  expect(main).toContain('alt="A paper cone of fries"')
  expect(main).toMatch(/More pictures.*Other/s)
  expect(main).not.toContain('Story')
  expect(data(page)).toContainEqual(
    expect.objectContaining({
      '@type': 'ImageGallery',
      name: 'Fair',
      datePublished: '2026-05-01',
      image: [
        expect.objectContaining({ '@type': 'ImageObject', caption: 'At noon' }),
        expect.objectContaining({ caption: 'A paper cone of fries' }),
      ],
    }),
  )
  const at = { entry: id, now: today }
  const { revisionId } = await app.desk.save(
    asEditor,
    communityPost,
    { archived: true, approval: 1 },
    at,
  )
  await app.desk.approve(asApprover, communityPost, revisionId, { now: today })
  expect((await look(`/community/${id}/details`)).status).toBe(410)
  expect((await look('/community')).main).not.toContain('Fair')
})

test('the feed has both kinds with whole addresses, escaped, in each language, and changes with them', async () => {
  const { app, look, add } = await openCommunity()
  const id = await add('Salt & <pepper>', '2026-05-01', { summary: 'A "day" out' })
  await add('Shots', '2026-05-02', { kind: 'gallery' })
  const at = { entry: id, language: 'ae', now: today } as const
  await app.desk.publish(communityPost, { title: 'ملح وفلفل' }, at)
  const { status, head, page } = await look('/community/feed.xml')
  expect([status, head['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8'])
  expect(page).toContain('<title>Salt &amp; &lt;pepper&gt;</title>')
  expect(page).toContain(
    `<link>https://marigold.example/community/${id}-salt-pepper/details</link>`,
  )
  expect(page).toContain(
    `<guid isPermaLink="true">https://marigold.example/community/${id}/details</guid>`,
  )
  expect(page).toContain('<pubDate>Fri, 01 May 2026 00:00:00 GMT</pubDate>')
  expect(page).toContain('<atom:link href="https://marigold.example/community/feed.xml" rel="self"')
  expect(page.indexOf('Shots')).toBeLessThan(page.indexOf('Salt'))
  const same = await look('/community/feed.xml', { 'if-none-match': head.etag })
  expect(same.status).toBe(304)
  const arabic = await look('/ar/community/feed.xml')
  expect(arabic.page).toContain('<title>ملح وفلفل</title>')
  expect(arabic.page).toContain('<link>https://marigold.example/ar/community/')
  expect((await look('/fr/community/feed.xml')).status).toBe(404)
  expect((await look('/ar/community')).page).toContain(
    'type="application/rss+xml" title="المجتمع · Marigold" href="https://marigold.example/ar/community/feed.xml"',
  )
  await add('Newest', '2026-05-03')
  expect((await look('/community/feed.xml', { 'if-none-match': head.etag })).page).toContain(
    'Newest',
  )
})
