import { expect, test } from 'vitest'
import { faq } from '#catalogue/collections/faq.ts'
import { page } from '#catalogue/collections/page.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { responsiveMenu } from '#catalogue/sections/site/header-menus.ts'
import { redirects } from '#catalogue/sections/site/redirects.ts'
import type { Actor } from '#domain/actor.ts'
import { fillLinkUses } from '#domain/content-checks/fill-link-uses.ts'
import { saveSiteLayout } from '#domain/site-layout/save-site-layout.ts'
import { lockRevision } from '#store/content/revisions.ts'
import { addPicture } from '#test/content/content.ts'
import { after, openWorkspace } from '#test/content/workspace.ts'
import { asAdmin, asApprover, asEditor } from '#test/people.ts'
import { sectionDocument } from '../document.ts'
import { listLinkUses } from './list-link-uses.ts'

async function openLinks() {
  const desk = await openWorkspace()
  const picture = await addPicture(desk.store)
  const uses = async (
    link: string,
    { actor = asEditor as Actor, now = after(0), offset = 0 } = {},
  ) => {
    const context = { db: desk.store.db, actor, now }
    const { rows, total } = await listLinkUses(context, {
      links: link.split(' '),
      page: { limit: 2, offset },
    })
    const told = rows.map(({ entity_type, title, is_live, approval, editor_path }) => {
      return { entity_type, title, is_live, approval, editor_path }
    })
    return { told, total }
  }
  const card = (url: string, id?: number) => ({
    items: [{ id, title: 'Come in', description: 'We train.', image_id: picture, url }],
  })
  const answer = (href: string) => {
    const marks = [{ type: 'link', attrs: { href } }]
    const text = { type: 'text', text: 'Look', marks }
    return { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }
  }
  return { desk, uses, card, answer }
}

const named = async (uses: Promise<{ told: { entity_type: string; is_live: boolean }[] }>) =>
  (await uses).told.map(({ entity_type, is_live }) => `${entity_type} ${is_live ? 'live' : 'not'}`)

test('an entry says which records link to it, by choice, in a text or by its address', async () => {
  const { desk, uses, card, answer } = await openLinks()
  const offer = await desk.publishEntry(promotion, { title: 'Soup' })
  const link = `entry:promotion/${offer}`
  expect(await uses(link)).toEqual({ told: [], total: 0 })
  await desk.publish(discover, card(`/promotion/${offer}-soup/details#terms`))
  const question = await desk.publishEntry(faq, { question: 'Soup?', answer: answer(link) })
  await desk.save(asEditor, discover, { ...card('/menu', 1), approval: 0 }, { now: after(1) })
  expect(await uses(link)).toEqual({
    told: [
      {
        entity_type: 'faq',
        title: 'Soup?',
        is_live: true,
        approval: null,
        editor_path: `/admin/pages/faqs/details/${question}`,
      },
      {
        entity_type: discover.entityType,
        title: '',
        is_live: true,
        approval: null,
        editor_path: '/admin/pages/home',
      },
    ],
    total: 2,
  })
  expect((await uses(`/menu ${link}`)).total).toBe(2)
  // The other page of the list.
  expect(await uses(link, { offset: 2 })).toEqual({ told: [], total: 2 })
})

test('a link that waits is told as such, and what is taken down links no more', async () => {
  const { desk, uses, card } = await openLinks()
  const offer = await desk.publishEntry(promotion, { title: 'Soup' })
  const link = `entry:promotion/${offer}`
  const { revisionId } = await desk.save(asEditor, discover, { ...card(link), approval: 1 })
  expect((await uses(link)).told).toMatchObject([{ is_live: false, approval: 1 }])
  await desk.approve(asApprover, discover, revisionId)
  expect((await uses(link)).told).toMatchObject([{ is_live: true, approval: null }])
  await desk.publish(discover, card('/menu', 1), { now: after(1) })
  expect((await uses(link)).told).toEqual([])

  const other = await desk.publishEntry(promotion, { title: 'Bread', cta_url: link })
  expect(await named(uses(link))).toEqual(['promotion live'])
  await desk.publish(promotion, { archived: true }, { entry: other, now: after(2) })
  expect(await named(uses(link, { now: after(2) }))).toEqual([])
})

test('a menu, a scheduled version and a draft of an archived record are told apart', async () => {
  const { desk, uses, card } = await openLinks()
  const offer = await desk.publishEntry(promotion, { title: 'Soup' })
  const link = `entry:promotion/${offer}`
  const links = [{ entity_type: 'promotion', entry_id: offer }]
  await desk.store.write((tx) =>
    saveSiteLayout({ db: tx, actor: asAdmin, now: after(0) }, sectionDocument(responsiveMenu), {
      links,
    }),
  )
  const bread = { title: 'Bread', cta_url: link, starts_at: after(60) }
  await desk.publishEntry(promotion, bread)
  // Its link to itself is left out.
  await desk.publish(promotion, { cta_url: link }, { entry: offer, now: after(1) })
  expect((await uses(link, { now: after(2) })).told).toEqual([
    {
      entity_type: responsiveMenu.entityType,
      title: '',
      is_live: true,
      approval: null,
      editor_path: '/admin/header/responsivemenu',
    },
    expect.objectContaining({ title: 'Bread', is_live: false, approval: 2 }),
  ])
  expect(await named(uses(link, { now: after(60) }))).toEqual([
    `${responsiveMenu.entityType} live`,
    'promotion live',
  ])
  await desk.publish(discover, card('/menu'), { now: after(61) })
  const draft = { ...card(link, 1), approval: 0 }
  const { revisionId } = await desk.save(asEditor, discover, draft, { now: after(62) })
  expect((await uses(link, { now: after(62), offset: 2 })).told).toMatchObject([
    { entity_type: discover.entityType, is_live: false, approval: 0 },
  ])
  // A draft is saved over, and its former links with it.
  const other = { ...card('/contact', 1), approval: 0 }
  await desk.save(asEditor, discover, other, { id: revisionId, now: after(63) })
  expect((await uses(link, { now: after(63) })).total).toBe(2)
})

test('a scheduled version is told also while a draft without the link is open', async () => {
  const { desk, uses } = await openLinks()
  const offer = await desk.publishEntry(promotion, { title: 'Soup' })
  const link = `entry:promotion/${offer}`
  const entry = await desk.publishEntry(promotion, { title: 'Bread' })
  await desk.publish(promotion, { cta_url: link, starts_at: after(60) }, { entry, now: after(1) })
  const draft = { cta_url: '/menu', starts_at: null, approval: 0 }
  await desk.save(asEditor, promotion, draft, { entry, now: after(2) })
  expect((await uses(link, { now: after(3) })).told).toMatchObject([
    { title: 'Bread', is_live: false, approval: 2 },
  ])
})

test('an offer that has ended links to nothing', async () => {
  const { desk, uses } = await openLinks()
  const offer = await desk.publishEntry(promotion, { title: 'Soup' })
  const link = `entry:promotion/${offer}`
  await desk.publishEntry(promotion, { title: 'Bread', cta_url: link, ends_at: after(60) })
  expect((await uses(link, { now: after(59) })).total).toBe(1)
  await desk.settle(after(61))
  expect((await uses(link, { now: after(61) })).total).toBe(0)
  const rows = await desk.store.db.selectFrom('link_use').selectAll().execute()
  expect(rows).toEqual([])
})

test('a page is found by its address, and a redirect opens only for who may change it', async () => {
  const { desk, uses, card } = await openLinks()
  const farms = await desk.publishEntry(page, { title: 'Our farms', slug: 'our-farms' })
  await desk.publish(discover, card('/de/our-farms?x=1'))
  const moved = {
    redirects: [
      { from: '/farms', to: '/our-farms' },
      { from: '/eat', to: '/menu' },
    ],
  }
  await desk.store.write((tx) =>
    saveSiteLayout({ db: tx, actor: asAdmin, now: after(0) }, sectionDocument(redirects), moved),
  )
  const link = `entry:page/${farms}`
  expect(await named(uses(link))).toEqual(['redirects live', `${discover.entityType} live`])
  expect(await named(uses('/menu/'))).toEqual(['redirects live'])
  expect(await named(uses('https://elsewhere.example/menu'))).toEqual([])
  const pathFor = async (actor: Actor) => (await uses('/menu', { actor })).told[0]?.editor_path
  expect(await pathFor(asEditor)).toBeNull()
  expect(await pathFor(asAdmin)).toBe('/admin/settings?tab=redirects')
})

test('links that an earlier version saved are known after the next start', async () => {
  const { desk, uses, card } = await openLinks()
  const offer = await desk.publishEntry(promotion, { title: 'Soup' })
  const link = `entry:promotion/${offer}`
  await desk.publish(discover, card(link))
  await desk.store.write((tx) => tx.deleteFrom('link_use').execute())
  expect((await uses(link)).total).toBe(0)
  await fillLinkUses({ store: desk.store, now: () => after(1) }, { rest: 0 })
  expect((await uses(link)).total).toBe(1)
})

test('links that an earlier version saved during an upgrade are known after the start that follows', async () => {
  const { desk, uses, card } = await openLinks()
  const fill = (now: string) => fillLinkUses({ store: desk.store, now: () => now }, { rest: 0 })
  const offer = await desk.publishEntry(promotion, { title: 'Soup' })
  const link = `entry:promotion/${offer}`
  await desk.publishEntry(promotion, { title: 'Bread', cta_url: link })
  await fill(after(90))
  const { revisionId } = await desk.save(asEditor, discover, card('/menu'), { now: after(100) })
  const forMenu = { target_subject: '/menu', target_id: 0 }
  const stored = () =>
    desk.store.db
      .selectFrom('link_use')
      .select(['target_subject', 'target_id'])
      .where('revision_id', '=', revisionId)
      .execute()
  expect(await stored()).toEqual([forMenu])
  // An earlier version changes the content alone.
  await desk.store.write((tx) =>
    tx.updateTable('link_use').set({ target_id: offer, target_subject: promotion.key }).execute(),
  )
  await fill(after(110))
  expect(await stored()).toEqual([forMenu])
  expect((await uses(link)).total).toBe(1)
  // What is older than the last look is not looked at again.
  await desk.store.write((tx) => tx.deleteFrom('link_use').execute())
  await fill(after(200))
  expect(await stored()).toEqual([forMenu])
  expect((await uses(link)).total).toBe(0)
})

test.runIf(process.env.TEST_PG_URL)(
  'links are found while an approval waits for one record and holds another',
  async () => {
    const { desk, uses } = await openLinks()
    const { store } = desk
    const offer = await desk.publishEntry(promotion, { title: 'Soup' })
    const link = `entry:promotion/${offer}`
    await desk.publishEntry(promotion, { title: 'Bread', cta_url: link })
    await desk.publishEntry(promotion, { title: 'Cake', cta_url: link })
    const linking = await store.db.selectFrom('link_use').select('revision_id').execute()
    const [first = 0, second = 0] = linking.map((row) => row.revision_id).sort((a, b) => a - b)
    await store.write((tx) => tx.deleteFrom('link_use').execute())
    const holding = Promise.withResolvers<void>()
    const found = Promise.withResolvers<void>()
    const approving = store.write(async (tx) => {
      await lockRevision(tx, second)
      holding.resolve()
      await found.promise
      await lockRevision(tx, first)
    })
    await holding.promise
    const filling = fillLinkUses({ store, now: () => after(1) }, { rest: 0 })
    await expect.poll(async () => (await uses(link)).total).toBe(1)
    found.resolve()
    await Promise.all([approving, filling])
    expect((await uses(link)).total).toBe(2)
  },
)
