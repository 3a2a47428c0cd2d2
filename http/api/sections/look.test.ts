import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { addPicture } from '#test/content/content.ts'
import { fileCalls } from '#test/media/file-calls.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor } from '#test/people.ts'
import { testPng } from '#test/upload.ts'

let app: TestApp
beforeEach(async () => {
  app = await openTestApp()
  await app.call(asAdmin, 'POST', '/settings/update', { brand_name: 'Barn' })
})

const green = {
  brand: '#0b5d3b',
  on_brand: 'white',
  ink: '#10291e',
  ground: '#ffffff',
  corners: 'sharp',
  density: 'compact',
  motif: 'none',
  footer_edge: 'straight',
  hero_style: 'panel',
}

async function approve(id: number) {
  const named = { entity_id: id, entity_type: 'look' }
  expect((await app.call(asApprover, 'POST', '/approvals/approve', named)).status).toBe(200)
}

const submit = (sent: object) =>
  app.call<{ id: number }>(asEditor, 'POST', '/settings/look', { ...sent, approval: 1 })

async function htmlTag(path: string) {
  const page = (await app.get(path)).bytes.toString()
  return /<html[^>]*>/.exec(page)?.[0] ?? ''
}

test('a look is seen on every page once it is approved, and not before', async () => {
  const paths = ['/home', '/menu', '/error-404']
  for (const path of paths) expect(await htmlTag(path)).toContain('--brand:#ffb81c')
  const { status, body } = await submit(green)
  expect(status).toBe(200)
  for (const path of paths) expect(await htmlTag(path)).toContain('--brand:#ffb81c')
  await approve(body.data.id)
  for (const path of paths) {
    const tag = await htmlTag(path)
    expect(tag).toContain('--brand:#0b5d3b;--on-brand:#ffffff')
    for (const chosen of [
      'corners="sharp"',
      'density="compact"',
      'motif="none"',
      'hero="panel"',
      'footer-edge="straight"',
    ])
      expect(tag).toContain(` data-${chosen}`)
    expect(tag).not.toContain('data-ground')
  }
  expect((await app.get('/site.webmanifest')).bytes.toString()).toContain('"theme_color":"#0b5d3b"')
})

test('a weak pair is refused beside its colour, with the nearest shade that works', async () => {
  const weak = { ...green, on_brand: 'white', brand: '#ffb81c', ink: '#9ccfb4', accent: '#ffee88' }
  const { status, body } = await submit(weak)
  expect(status).toBe(422)
  expect(body.errors).toEqual({
    brand: [
      expect.stringMatching(/^White text on the brand colour: .*1\.7\d:1.* 4\.5:1 .* #\w{6}\.$/),
    ],
    ink: [expect.stringMatching(/^Text on the background: .* 4\.5:1 .* #\w{6}\.$/)],
    accent: [expect.stringMatching(/^The accent colour on .* 3:1 .* #\w{6}\.$/)],
  })
  const works = /#\w{6}/.exec(body.errors?.ink?.[0] ?? '')?.[0]
  expect((await submit({ ...green, ink: works })).status).toBe(200)
})

test('a draft may be weak, and empty colours follow the settings', async () => {
  const draft = await app.call<{ id: number }>(asEditor, 'POST', '/settings/look', {
    ink: '#eeeeee',
  })
  expect(draft.status).toBe(200)
  const { id } = draft.body.data
  const path = `/settings/look/${id}`
  expect((await app.call(asEditor, 'POST', path, { ink: '', approval: 1 })).status).toBe(200)
  await approve(id)
  const colours = { primary_color: '#1d3557', secondary_color: '#222222' }
  expect((await app.call(asAdmin, 'POST', '/settings/update', colours)).status).toBe(200)
  // Text on the dark blue is white, and the page is a light shade of it.
  expect(await htmlTag('/home')).toContain('--brand:#1d3557;--on-brand:#ffffff')
})

test('guests with a dark system get dark pages until a look without them is approved', async () => {
  expect(await htmlTag('/home')).toContain(' data-scheme="system"')
  expect(await htmlTag('/home')).toContain('--dark-ground:#2b1420')
  const { body } = await submit({ ...green, scheme: 'light' })
  await approve(body.data.id)
  expect(await htmlTag('/home')).not.toMatch(/data-scheme|--dark-ground/)
})

test('what is no colour, no choice or too long is refused', async () => {
  for (const wrong of [
    { ink: 'red' },
    { scheme: 'dark' },
    { corners: 'oval' },
    { display_face: 'comic-sans' },
  ])
    expect((await submit({ ...green, ...wrong })).status).toBe(422)
  const { body } = await submit({ ...green, badge_text: 'x'.repeat(21) })
  expect(body.errors).toEqual({ badge_text: [expect.stringContaining('20 characters')] })
})

test('icons are made from the picture of the look: cut square, and with a margin for masks', async () => {
  const icon = await addPicture(app.store)
  // One amber, but for the upper left corner.
  const png = await testPng({ width: 900, height: 600 })
  expect((await fileCalls(app).replace(icon, png)).status).toBe(200)
  const { body } = await submit({ ...green, icon })
  await approve(body.data.id)
  for (const [path, size, corner] of [
    ['/apple-touch-icon.png', 180, 'amber'],
    ['/icon-192.png', 192, 'amber'],
    ['/icon-512.png', 512, 'amber'],
    ['/icon-mask.png', 512, 'green'],
  ] as const) {
    const { pixels, side } = await pixelsOf((await app.get(path)).bytes)
    expect([path, side]).toEqual([path, size])
    const middle = (side * side) / 2 + side / 2
    expect([path, colourAt(pixels, middle)]).toEqual([path, 'amber'])
    expect([path, colourAt(pixels, side * side - 1)]).toEqual([path, corner])
  }
  const favicon = await pixelsOf((await app.get('/favicon.ico')).bytes.subarray(22))
  expect(colourAt(favicon.pixels, 32 * 32 - 1)).toBe('amber')
  const card = /property="og:image" content="[^"]*\/media\//
  expect((await app.get('/faqs')).bytes.toString()).toMatch(card)
})

async function pixelsOf(png: Buffer) {
  const options = { resolveWithObject: true } as const
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer(options)
  return { pixels: data, side: info.width }
}

/** The nearer of the picture's and the brand's colour: icons have a palette. */
function colourAt(pixels: Buffer, place: number) {
  const [red = 0] = pixels.subarray(place * 3)
  return red > 133 ? 'amber' : 'green'
}
