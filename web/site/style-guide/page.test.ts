import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { communityPost } from '#catalogue/collections/community-post.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp } from '#test/open-test-app.ts'
import { containedIn, wholePages } from './specimen.tsx'

const guide = globSync('web/site/style-guide/*.tsx')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** Folders of `web/site/` and `web/ui/` in which components stand, at any depth. */
const folders = [
  ...new Set(
    globSync('web/{site,ui}/*/**/*.tsx')
      .filter((file) => !/\.test\.|style-guide/.test(file))
      .map((file) => dirname(file).split('/').slice(0, 3).join('/')),
  ),
]

test('every folder of public components is on the guide, or named as a page of its own', () => {
  const missing = folders.filter((folder) => {
    const name = folder.split('/')[2] ?? ''
    const isShown = guide.includes(`from '#${folder}/`)
    const isWithin = name in containedIn && guide.includes(`<${containedIn[name]}`)
    return !isShown && !isWithin && !(name in wholePages)
  })
  expect(missing).toEqual([])
  const names = folders.map((folder) => folder.split('/')[2])
  expect(Object.keys(wholePages).filter((name) => !names.includes(name))).toEqual([])
})

test('the guide is drawn of what the brand says, in both directions, and hidden from search', async () => {
  const app = await openTestApp()
  const { picture } = await publishSite(app.services)
  const post = { title: 'Fair', date: '2026-05-01', gallery_id: picture.id }
  await app.desk.publishEntry(communityPost, { ...post, kind: 'news' })
  const look = async (path: string) => {
    const { status, bytes } = await app.get(path)
    return { status, page: bytes.toString() }
  }
  const { status, page } = await look('/test')
  expect(status).toBe(200)
  expect(page).toContain('<meta name="robots" content="noindex"/>')
  expect(page).toContain('PostCard isLead')
  expect(page).toContain('Two for one')
  expect(page).toContain('AAA')
  expect((await look('/test?dir=rtl')).page).toContain('class="page-column guide" dir="rtl"')
  const index = await look('/sitemap.xml')
  for (const [, part = ''] of index.page.matchAll(/<loc>[^<]*?(\/sitemap-[a-z]+\.xml)<\/loc>/g)) {
    expect((await look(part)).page, part).not.toContain('/test<')
  }
  const found = await app.call(null, 'GET', '/search?query=style+guide')
  expect(JSON.stringify(found.body)).not.toContain('"/test"')
})
