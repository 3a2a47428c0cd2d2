import { beforeEach, expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { tender } from '#catalogue/collections/tender.ts'
import { workWithUs } from '#catalogue/sections/home/work-with-us.ts'
import { footer } from '#catalogue/sections/site/footer.ts'
import { mainMenu } from '#catalogue/sections/site/header-menus.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { addDocument, addPicture, teaser } from '#test/content/content.ts'
import { publishSiteLayout } from '#test/content/publish-site.ts'
import { fileCalls } from '#test/media/file-calls.ts'
import { openTestApp, type TestApp } from '#test/open-test-app.ts'
import { asApprover, asEditor } from '#test/people.ts'

let app: TestApp
let calls: ReturnType<typeof fileCalls>
beforeEach(async () => {
  app = await openTestApp()
  calls = fileCalls(app)
})

test('whatever shows it makes it wait: menus, footer, settings, what is to come, a document', async () => {
  const picture = (name: string) => addPicture(app.store, name)
  const [logo, slogan, card] = [
    await picture('logo'),
    await picture('slogan'),
    await picture('card'),
  ]
  await publishSiteLayout(app.services, mainMenu, { structure: [2, 3], gallery_id: logo })
  await publishSiteLayout(app.services, footer, { copyright: '2026', image_lovin_it: slogan })
  await publishSiteLayout(app.services, settings, { brand_name: 'Marigold', social_image: card })
  const soon = await picture('soon')
  const starts_at = '2027-01-01T00:00:00.000Z'
  await app.desk.publishEntry(promotion, { title: 'To come', gallery_id: soon, starts_at })
  const paper = await addDocument(app.store, 'conditions.pdf')
  await app.desk.publishEntry(tender, {
    title: 'Ovens',
    reference: 'MG-2026-07',
    description: 'Two ovens for the bakery.',
    apply: 'mailto:bids@m.example',
    time_zone: 'Asia/Dubai',
    ends_at: '2027-01-01T00:00:00.000Z',
    documents: [paper],
  })
  const changes = new Map<number, object>([
    [logo, { alt: 'Logo' }],
    [slogan, { alts: { fr: 'Devise' } }],
    [card, { focal_y: 0.9 }],
    [soon, { decorative: true }],
    [paper, { name: 'terms.pdf' }],
  ])
  for (const [id, change] of changes) {
    const { status, body } = await calls.update(id, change)
    expect([status, body.message]).toEqual([200, expect.stringContaining('waits for approval')])
  }
  expect((await calls.queue()).count).toBe(5)
  expect((await calls.view(paper)).name).toBe('conditions.pdf')
})

test('a draft or a rejected text that shows it holds nothing back', async () => {
  const id = await addPicture(app.store, 'draft.jpg')
  await app.desk.save(asEditor, workWithUs, teaser(id))
  const { body } = await calls.update(id, { alt: 'Only in a draft' })
  expect(body.data.alt).toBe('Only in a draft')
})

test('a text that goes live while its picture is changed: never is a live picture changed directly', async () => {
  for (const round of Array.from({ length: 8 }).keys()) {
    const id = await addPicture(app.store, `race ${round}.jpg`)
    const saved = await app.desk.save(asEditor, workWithUs, { ...teaser(id), approval: 1 })
    const [approved, changed] = await Promise.all([
      app.desk.approve(asApprover, workWithUs, saved.revisionId),
      calls.update(id, { alt: 'Changed' }),
    ])
    expect([approved, changed.status]).toEqual([true, 200])
    const ledger = await app.store.db
      .selectFrom('publication')
      .select(['subject', 'entry_id', 'cause'])
      .orderBy('sequence', 'desc')
      .limit(2)
      .execute()
    const isDirect = changed.body.data.alt === 'Changed'
    // Directly only before the text went live; else it waits behind it.
    expect(ledger[isDirect ? 0 : 1]?.subject).toBe(workWithUs.key)
    expect((await calls.view(id)).change === null).toBe(isDirect)
  }
})
