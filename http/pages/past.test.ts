import fc from 'fast-check'
import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { approveCampaign, submitCampaign } from '#domain/campaigns/decide-campaign.ts'
import { addCampaign, stopCampaign } from '#domain/campaigns/save-campaign.ts'
import { keepDocuments, removeDocuments } from '#domain/campaigns/take-out.ts'
import { recordDueSpans } from '#domain/content/publishing/announce-campaign.ts'
import { Problem } from '#domain/problem.ts'
import { icmLine } from '#test/content/content.ts'
import { publishSite } from '#test/content/publish-site.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asAdmin, asApprover, asEditor, asSupport } from '#test/people.ts'
import { RateLimiter } from '../rate-limiter.ts'

const paths = ['/home', '/promotion', '/menu', '/contact?service=pickup']

interface SignedFile {
  manifest: { status: number; sequence: number | null; revisions: object[]; chain: object[] }
  page: string
}

const open = () => openTestApp({ rateLimiter: new RateLimiter(() => performance.now() * 1_000) })

async function liveAt(app: TestApp, path: string, at: string): Promise<SignedFile> {
  const query = new URLSearchParams({ path, at })
  const authorization = `Bearer ${await app.tokenOf(asSupport)}`
  const { status, bytes } = await app.get(`/api/live?${query}`, { authorization })
  expect(status).toBe(200)
  return JSON.parse(bytes.toString())
}

type Step =
  | { do: 'correct' | 'name' | 'add' | 'stop' | 'keep' | 'takeOut' | 'settle' | 'order' }
  | ({ do: 'offer' } & Window)
  | ({ do: 'campaign' } & Window)

/** In minutes from the step on. */
interface Window {
  starts: number
  ends: number | null
}

const window = fc
  .tuple(fc.integer({ min: -10, max: 30 }), fc.option(fc.integer({ min: 1, max: 30 })))
  .map(([starts, lasts]): Window => {
    return { starts, ends: lasts === null ? null : Math.max(starts, 0) + lasts }
  })
const campaignStep = window.map((one): Step => ({ do: 'campaign', ...one }))
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: window.map((one): Step => ({ do: 'offer', ...one })) },
  { weight: 2, arbitrary: campaignStep },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constantFrom(
        ...(['correct', 'name', 'add', 'stop', 'keep', 'takeOut', 'settle', 'order'] as const),
      ),
    }),
  },
)

/** One brand whose staff do one thing after another; texts carry a number, so that none is twice. */
async function openHistory() {
  const app = await open()
  const site = await publishSite(app.services)
  let count = 0
  let campaign = 0

  async function inCampaign(
    text: string,
    { starts, ends }: { starts: number; ends: number | null },
  ) {
    const { desk, store, clock } = app
    const now = clock.now()
    const later = (by: number) => new Date(Date.parse(now) + by * 60_000).toISOString()
    campaign = await store.write((db) =>
      addCampaign(
        { db, actor: asEditor, now },
        {
          name: text,
          starts_at: later(starts),
          ends_at: ends === null ? null : later(ends),
          rank: count,
        },
      ),
    )
    await desk.save(asEditor, icmBanner, icmLine(text), { campaign, now })
    await desk.save(asEditor, promotion, { title: text }, { entry: site.offer2, campaign, now })
    await store.write((db) => submitCampaign({ db, actor: asEditor, now }, campaign))
    await store.write((db) => approveCampaign({ db, actor: asApprover, now }, campaign))
  }

  async function take(one: Step) {
    const { desk, store, clock } = app
    const now = clock.now()
    const text = `Text ${count++}.`
    const as = { actor: asApprover, now }
    const documents = [
      { declaration: icmBanner, entryId: 0, language: '' as const },
      { declaration: promotion, entryId: site.offer2, language: '' as const },
    ]
    const at = (by: number) => new Date(Date.parse(now) + by * 60_000).toISOString()
    if (one.do === 'correct') await desk.publish(icmBanner, icmLine(text), { now })
    if (one.do === 'name') await app.call(asAdmin, 'POST', '/settings/update', { brand_name: text })
    if (one.do === 'add') await desk.publishEntry(promotion, { title: text }, now)
    if (one.do === 'settle') {
      await desk.settle(now)
      await recordDueSpans(store, now)
    }
    if (one.do === 'offer') {
      const window = { starts_at: at(one.starts), ends_at: one.ends === null ? null : at(one.ends) }
      await desk.publish(promotion, { title: text, ...window }, { entry: site.offer, now })
    }
    if (one.do === 'order') {
      const moves = [{ id: count % 2 ? site.offer : site.offer2, after: null }]
      const order = { moves, approval: 1 }
      const saved = await app.call<{ id: number }>(asEditor, 'POST', '/promotions/order', order)
      await app.call(asApprover, 'POST', '/approvals/approve', {
        entity_type: 'promotion_order',
        entity_id: saved.body.data?.id,
      })
    }
    if (one.do === 'campaign') await inCampaign(text, one)
    if (one.do === 'stop') await store.write((db) => stopCampaign({ ...as, db }, campaign))
    if (one.do === 'keep')
      await store.write((db) => keepDocuments({ ...as, db }, { campaign, documents }))
    if (one.do === 'takeOut')
      await store.write((db) => removeDocuments({ ...as, db }, { campaign, documents }))
  }

  return { app, take }
}

test('a page of any past moment is the page that guests got then, whatever was approved, scheduled, moved and stopped', {
  timeout: 600_000,
}, async () => {
  const lasting = fc.integer({ min: 1, max: 15 })
  const steps = fc.array(fc.tuple(step, lasting), { minLength: 3, maxLength: 7 })
  // Most of what can happen happens to a campaign.
  const history = fc.tuple(fc.tuple(campaignStep, lasting), steps)
  await fc.assert(
    fc.asyncProperty(history, async ([first, others]) => {
      const { app, take } = await openHistory()
      const seen: { path: string; at: string; html: string }[] = []
      const look = async () => {
        const at = app.clock.now()
        for (const path of paths) {
          const { status, bytes } = await app.get(path)
          expect([path, status]).toEqual([path, 200])
          seen.push({ path, at, html: bytes.toString() })
        }
      }
      app.clock.pass({ minutes: 1 })
      await look()
      for (const [one, lasting] of [first, ...others]) {
        app.clock.pass({ minutes: 1 })
        try {
          await take(one)
        } catch (error) {
          if (!(error instanceof Problem)) throw error
        }
        await look()
        app.clock.pass({ minutes: lasting })
        await look()
      }
      for (const { path, at, html } of seen) {
        const { page } = await liveAt(app, path, at)
        expect(page, `${path} at ${at}`).toBe(html)
      }
    }),
    // A failure is not made smaller: each try is a site of its own.
    { numRuns: 8, endOnFailure: true },
  )
})
