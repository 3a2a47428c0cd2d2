import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { faq } from '#catalogue/collections/faq.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import type { Actor } from '#domain/actor.ts'
import { approveCampaign, submitCampaign } from '#domain/campaigns/decide-campaign.ts'
import { addCampaign } from '#domain/campaigns/save-campaign.ts'
import { checkSignedPage } from '#domain/past/signed-page.ts'
import { RateLimiter } from '#http/rate-limiter.ts'
import { icmLine } from '#test/content/content.ts'
import { type PublishedSite, publishSite } from '#test/content/publish-site.ts'
import { after } from '#test/content/workspace.ts'
import { fileCalls } from '#test/media/file-calls.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor, asSupport } from '#test/people.ts'
import { testJpeg } from '#test/upload.ts'

interface SignedFile {
  manifest: {
    at: string
    status: number
    language: string
    sequence: number | null
    revisions: { document: string; sequence: number | null }[]
    chain: { previous: string; sequence: number; publications: object[]; hash: string }[]
    not_proved: string[]
  }
  signed: string
  signature: string
  key: string
  page: string
}

let app: TestApp
let site: PublishedSite
beforeEach(async () => {
  app = await openTestApp()
  site = await publishSite(app.services)
})

async function approveNext(calls: ReturnType<typeof fileCalls>) {
  const { entity_id = 0, version } = (await calls.queue()).data[0] ?? {}
  expect((await calls.step(asApprover, 'approve', { entity_id, version })).status).toBe(200)
}

const noon = '2026-05-03T12:00:00.000Z'

async function live(query: Record<string, string>) {
  const authorization = `Bearer ${await app.tokenOf(asSupport)}`
  return app.get(`/api/live?${new URLSearchParams(query)}`, { authorization })
}

async function fileOf(query: Record<string, string>): Promise<SignedFile> {
  const { status, bytes } = await live(query)
  expect(status).toBe(200)
  return JSON.parse(bytes.toString())
}

test('what the home page said on 3 May at noon is a signed file, whatever it says since', async () => {
  await app.desk.publish(icmBanner, icmLine('Of today'), { now: app.clock.now() })
  const file = await fileOf({ path: '/home', at: '2026-05-03T14:00:00+02:00' })
  const { manifest, page, signed, signature, key } = file
  expect(page).toContain('Fresh since five')
  expect(page).not.toContain('Of today')
  expect(manifest).toMatchObject({ at: noon, status: 200, language: 'en' })
  expect(JSON.parse(signed)).toEqual(manifest)
  // As somebody without this program verifies it.
  expect(verify(null, Buffer.from(signed), key, Buffer.from(signature, 'base64'))).toBe(true)
  expect(createHash('sha256').update(page).digest('hex')).toBe(JSON.parse(signed).page_sha256)
  const icm = manifest.revisions.find(({ document }) => document === icmBanner.key)
  const link = manifest.chain.find(({ sequence }) => sequence === icm?.sequence)
  const { hash, ...hashed } = link ?? { hash: '' }
  expect(createHash('sha256').update(JSON.stringify(hashed)).digest('hex')).toBe(hash)
  expect(manifest.chain.some(({ sequence }) => sequence === manifest.sequence)).toBe(true)
  expect(await checkSignedPage(app.services, JSON.stringify(file))).toBeNull()
})

test('a file that was changed, or signed by somebody else, is found', async () => {
  const file = await fileOf({ path: '/home', at: noon })
  const check = (change: Partial<SignedFile>) =>
    checkSignedPage(app.services, JSON.stringify({ ...file, ...change }))
  expect(await check({ page: file.page.replace('Fresh', 'Stale') })).toContain('page was changed')
  expect(await check({ signed: file.signed.replace(':200', ':404') })).toContain('signature')
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const signature = sign(null, Buffer.from(file.signed), privateKey).toString('base64')
  const key = String(publicKey.export({ format: 'pem', type: 'spki' }))
  expect(await check({ signature, key })).toContain('signature')
  expect(await checkSignedPage(app.services, 'no JSON')).toContain('no signed page')
  expect(await checkSignedPage(app.services, '{"signed":1}')).toContain('no signed page')
  const { sequence } = file.manifest.chain[0] ?? { sequence: 0 }
  await app.store.write((tx) =>
    tx
      .updateTable('publication_hash')
      .set({ hash: 'x' })
      .where('sequence', '=', sequence)
      .execute(),
  )
  expect(await check({})).toContain(`publication ${sequence}`)
})

test('a page that was not there is the page that guests got instead', async () => {
  const none = await fileOf({ path: '/promotions/999/nothing', at: noon })
  expect(none.manifest).toMatchObject({ status: 404, revisions: expect.any(Array) })
  const before = await fileOf({ path: '/home', at: '2026-04-01T00:00:00Z' })
  expect(before.page).not.toContain('Fresh since five')
  expect(before.manifest).toMatchObject({ sequence: null, revisions: [] })
  expect(before.manifest.not_proved.join()).toContain('The ledger begins later')
})

test('what has been removed since is said, and not left out in silence', async () => {
  const at = app.clock.now()
  expect((await fileOf({ path: '/home', at })).manifest.not_proved).toHaveLength(2)
  await app.store.write(async (tx) => {
    await tx.deleteFrom('media_use').execute()
    await tx.deleteFrom('media').execute()
  })
  const { manifest, page } = await fileOf({ path: '/home', at })
  expect(manifest.not_proved.join()).toContain('has been removed since')
  expect(page).toContain('Fresh since five')
})

test('a picture is as it was: its text, its bytes, also where it was replaced or deleted since', async () => {
  const { id } = site.picture
  const at = app.clock.now()
  const calls = fileCalls(app)
  const before = await calls.view(id)
  app.clock.pass({ minutes: 5 })
  await calls.update(id, { alt: 'Of today' })
  await approveNext(calls)
  const between = app.clock.now()
  app.clock.pass({ minutes: 5 })
  await calls.replace(id, await testJpeg({ width: 700, height: 500 }))
  await approveNext(calls)
  const { page } = await fileOf({ path: '/home', at })
  expect(page).toContain('A paper cone of fries')
  expect(page).toContain(before.image_url)
  expect(page).not.toContain('Of today')
  const { page: later } = await fileOf({ path: '/home', at: between })
  expect(later).toContain('Of today')
  expect(later).toContain(before.image_url)
  const now = (await app.get('/home')).bytes.toString()
  expect(now).not.toContain(before.image_url)
  await app.store.write((tx) =>
    tx
      .updateTable('media')
      .set({ deleted_at: after(99_999) })
      .where('id', '=', id)
      .execute(),
  )
  expect((await fileOf({ path: '/home', at })).page).toBe(page)
})

test('a moment to come, results of a search and no address are rejected', async () => {
  const later = new Date(Date.parse(app.clock.now()) + 1_000).toISOString()
  const queries: [Record<string, string>, string][] = [
    [{ path: '/home', at: later }, 'at'],
    [{ path: '/search?query=fries', at: noon }, 'path'],
    [{ path: '/home', at: 'yesterday' }, 'at'],
    [{ path: 'home', at: noon }, 'path'],
    [{ at: noon }, 'path'],
  ]
  for (const [query, field] of queries) {
    const { status, bytes } = await live(query)
    expect([status, Object.keys(JSON.parse(bytes.toString()).errors)]).toEqual([422, [field]])
  }
  expect((await app.get(`/api/live?path=/home&at=${noon}`)).status).toBe(401)
})

test('whoever opens page after page has to wait', async () => {
  app = await openTestApp({ rateLimiter: new RateLimiter(() => 0) })
  const statuses: number[] = []
  for (let call = 0; call < 32; call++)
    statuses.push((await live({ path: '/faqs', at: noon })).status)
  expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200))
  expect(statuses.at(-1)).toBe(429)
})

test('staff see the page of a past moment in a preview, with a bar that says when', async () => {
  await app.desk.publish(icmBanner, icmLine('Of today'), { now: app.clock.now() })
  await app.desk.save(asEditor, icmBanner, icmLine('A draft'), { now: app.clock.now() })
  const preview = async (shows: object) => {
    const { headers } = await app.call(asSupport, 'POST', '/auth/preview', shows)
    const cookie = String(headers['set-cookie']).split(';')[0] ?? ''
    const page = await app.get('/home?preview=1', { cookie })
    return { ...page, html: page.bytes.toString() }
  }
  const past = await preview({ at: noon, drafts: 'none' })
  expect(past.html).toContain('Fresh since five')
  expect(past.html).toMatch(/Guests saw this page like this on .*3.* May 2026.* 12:00/)
  expect(past.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  })
  // With drafts it is a preview of today's work at that moment.
  expect((await preview({ at: noon })).html).toContain('A draft')
  const file = await fileOf({ path: '/home', at: noon })
  expect(file.page).not.toContain('Guests saw this page')
})

test('a list is in the order that it had', async () => {
  const ask = (question: string) => app.desk.publishEntry(faq, { question })
  const [, second] = [await ask('First asked?'), await ask('Second asked?')]
  const at = app.clock.now()
  app.clock.pass({ minutes: 5 })
  const order = { moves: [{ id: second, after: null }], approval: 1 }
  const saved = await app.call<{ id: number }>(asEditor, 'POST', '/faqs/order', order)
  const target = { entity_type: 'faq_order', entity_id: saved.body.data.id }
  expect((await app.call(asApprover, 'POST', '/approvals/approve', target)).status).toBe(200)
  const firstOf = async (moment: string) =>
    /(First|Second) asked/.exec((await fileOf({ path: '/faqs', at: moment })).page)?.[1]
  expect([await firstOf(at), await firstOf(app.clock.now())]).toEqual(['First', 'Second'])
})

test('what of the site was carried into a campaign is there from then on, and said not to be published by itself', async () => {
  const { store, desk, clock } = app
  const window = { starts_at: clock.now(), ends_at: after(99_999) }
  const as = (actor: Actor) => ({ actor, now: clock.now() })
  const campaign = await store.write((db) =>
    addCampaign({ ...as(asEditor), db }, { name: 'Summer', rank: 0, ...window }),
  )
  await desk.save(asEditor, workWithUs, { title: 'Summer jobs' }, { campaign, now: clock.now() })
  await store.write((db) => submitCampaign({ ...as(asEditor), db }, campaign))
  await store.write((db) => approveCampaign({ ...as(asApprover), db }, campaign))
  const before = clock.now()
  clock.pass({ minutes: 5 })
  await desk.publish(workWithUs, { description: 'Corrected.' }, { now: clock.now() })
  const earlier = await fileOf({ path: '/home', at: before })
  expect(earlier.page).toContain('Summer jobs')
  expect(earlier.page).not.toContain('Corrected.')
  const carried = await fileOf({ path: '/home', at: clock.now() })
  expect(carried.page).toContain('Summer jobs')
  expect(carried.page).toContain('Corrected.')
  expect(carried.manifest.not_proved.join()).toContain('the merge of a campaign and a correction')
})
