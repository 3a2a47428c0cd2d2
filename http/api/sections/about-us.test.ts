import { beforeEach, expect, test } from 'vitest'
import type { Section } from '#catalogue/declaration.ts'
import { aboutEditor } from '#catalogue/sections/about.ts'
import { appEditor } from '#catalogue/sections/app.ts'
import { type PublishedSite, publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor } from '#test/people.ts'

let app: TestApp
let site: PublishedSite
beforeEach(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
})

/** What the specification's client sends for each section (section 7, "About us" and "App page"). */
function bodyOf({ entityType }: Section): object {
  const image = site.picture.id
  const words = 'Grilled over flames'
  switch (entityType) {
    case 'about_main_segment':
      return {
        image_about_us: image,
        image_history: image,
        image_corporate_milestone: image,
        image_mission_vision: image,
      }
    case 'about_description':
    case 'history_description':
      return { description: `<p>${words}</p>` }
    case 'milestone_description':
    case 'app_deal':
    case 'app_steps':
      return { description: words, image }
    case 'mission_description':
      return { heading: 'Our Mission', title: words, description: words }
    case 'mission_value': {
      const values = ['serve', 'integrity', 'inclusion', 'community', 'family']
      return {
        heading: 'Our Values',
        description: words,
        bottom_description: words,
        values: values.map((name) => ({ [name]: `${name}: ${words}` })),
      }
    }
    case 'app_video':
      return { description: words, video_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }
    default:
      return { image }
  }
}

const pageOfPicture: Record<string, string> = {
  '/about-us-main': 'about-banner',
  '/about-us': 'Grilled over flames',
  '/history': 'Grilled over flames',
  '/corporate-milestone': 'Grilled over flames',
  '/mission-vision': 'community: Grilled over flames',
  '/marigold-app': 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
}

test('an unlisted video keeps what opens it, from the call to the page that plays it', async () => {
  const { status } = await app.call(asEditor, 'POST', '/apps/video', {
    description: 'd',
    video_url: 'https://vimeo.com/123456789/abcdef0123',
    approval: 1,
    status: 0,
  })
  expect(status).toBe(200)
  const read = await app.call<{ video: { id: number; video_url: string } }>(
    asEditor,
    'GET',
    '/apps/create',
  )
  const player = 'https://player.vimeo.com/video/123456789?h=abcdef0123'
  expect(read.body.data.video.video_url).toBe(player)
  const { id } = read.body.data.video
  const named = { entity_id: id, entity_type: 'app_video' }
  expect((await app.call(asApprover, 'POST', '/approvals/approve', named)).status).toBe(200)
  const { bytes, headers } = await app.get('/marigold-app')
  expect(bytes.toString()).toContain(`&quot;address&quot;:&quot;${player}&quot;`)
  expect(headers['content-security-policy']).toContain('; frame-src https://player.vimeo.com; ')
})

test('every section of the pages about the brand goes from draft to guest by the calls of the specification', async () => {
  for (const path of Object.keys(pageOfPicture)) expect((await app.get(path)).status).toBe(404)
  for (const section of [...aboutEditor.sections, ...appEditor.sections]) {
    const path = section.savePath ?? ''
    const draft = { ...bodyOf(section), approval: 0, status: 0 }
    const saved = await app.call<{ id: number }>(asEditor, 'POST', path, draft)
    expect([path, saved.status, saved.body.message]).toEqual([path, 200, expect.any(String)])
    const id = saved.body.data.id
    const sent = await app.call(asEditor, 'POST', `${path}/${id}`, { approval: 1, status: 0 })
    expect([path, sent.status]).toEqual([path, 200])
    const locked = await app.call(asEditor, 'POST', `${path}/${id}`, { approval: 0 })
    expect([path, locked.status]).toEqual([path, 409])
    const decision = { entity_id: id, entity_type: section.entityType, remarks: null }
    const decided = await app.call(asApprover, 'POST', '/approvals/approve', decision)
    expect([path, decided.status]).toEqual([path, 200])
  }
  for (const [path, words] of Object.entries(pageOfPicture)) {
    const { status, bytes } = await app.get(path)
    expect([path, status, bytes.toString().includes(words)]).toEqual([path, 200, true])
  }
  const sitemap = (await app.get('/sitemap.xml')).bytes.toString()
  expect(sitemap).toContain('sitemap')
  expect((await app.get('/foo-app')).headers.location).toContain('/marigold-app')
})

test('a tab loads its own blocks under the names of the specification; what guests read has them too', async () => {
  const [segments] = aboutEditor.tabs[0]?.sections.slice(1) ?? []
  if (segments) await app.desk.publish(segments, { ...bodyOf(segments) })
  type Load = { main_segments: { id: number; key: string; image_url: string }[]; sections: object }
  const load = (query: string) =>
    app.call<Load>(asEditor, 'GET', `/about-us/create${query}`).then(({ body }) => body.data)
  const main = await load('?section=1')
  expect(Object.keys(main.sections)).toEqual(['about_main_banner', 'about_main_segment'])
  expect(main.main_segments.map(({ key }) => key)).toEqual([
    'image_about_us',
    'image_history',
    'image_corporate_milestone',
    'image_mission_vision',
  ])
  expect(new Set(main.main_segments.map(({ id }) => id)).size).toBe(1)
  const { id: picture, path: image_url } = site.picture
  const shownPicture = { image_id: picture, gallery_id: picture, image_url }
  expect(main.main_segments[0]).toMatchObject({ ...shownPicture, approval: 2 })
  expect(Object.keys((await load('?section=5')).sections)).toHaveLength(4)
  expect(await load('')).not.toHaveProperty('main_segments')
  const shown = await app.call<Load>(null, 'GET', '/about-us/main')
  expect(shown.body.data.main_segments[3]).toEqual({ key: 'image_mission_vision', ...shownPicture })
})

test('what a page about the brand cannot show is refused in the words of the specification', async () => {
  const refuse = async (path: string, body: object) => {
    const { status, body: response } = await app.call(asEditor, 'POST', path, {
      approval: 1,
      ...body,
    })
    return [status, response.errors]
  }
  const descriptions = [{ description: null }, { description: null, approval: 0 }]
  for (const body of [...descriptions, { description: '<p>&nbsp;</p>' }]) {
    expect(await refuse('/about-us/description', body)).toEqual([
      422,
      { description: ['Please Fill in Description'] },
    ])
  }
  expect((await refuse('/about-us/description', { description: '', approval: 0 }))[0]).toBe(200)
  expect(
    await refuse('/apps/video', { description: 'x', video_url: 'https://evil.example' }),
  ).toEqual([422, { video_url: ['The video address must be an embed URL of YouTube or Vimeo.'] }])
  const values = [{ serve: 'Yes' }, { speed: 'No' }]
  expect((await refuse('/missions/value', { heading: 'x', values }))[0]).toBe(422)
  expect(await refuse('/missions/value', { heading: 'x', values: [{ serve: 'Yes' }] })).toEqual([
    422,
    { values: ['Please fill in Integrity.'] },
  ])
})
