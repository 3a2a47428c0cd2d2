import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { heroBanner } from '#catalogue/sections/home/hero-banner.ts'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { mainMenu } from '#catalogue/sections/site/header-menus.ts'
import { addPicture, slide } from '#test/content/content.ts'
import { after, openWorkspace } from '#test/content/workspace.ts'
import { asAdmin, asApprover, asEditor } from '#test/people.ts'
import { publishSection } from '../content/transitions/publish-directly.ts'
import { nextChange } from './next-change.ts'
import { startReading } from './reading.ts'
import { resolveSections } from './resolve-sections.ts'
import { readSectionResponse } from './responses/section-responses.ts'

test('what a page reads is ready to draw: pictures, links, and references as they are now', async () => {
  const desk = await openWorkspace()
  const picture = await addPicture(desk.store)
  const window = { ends_at: after(60) }
  const offer = await desk.publishEntry(promotion, { title: 'Summer Box', ...window })
  await desk.publish(heroBanner, { banners: [slide(picture, offer)] })
  const menu = { values: { structure: [3], image: null }, items: [], lastItemId: 0 }
  await desk.store.write((tx) =>
    publishSection({ db: tx, actor: asAdmin, now: after(0) }, mainMenu, menu),
  )
  const read = async (minute: number) => {
    const reading = startReading(desk.store.db, after(minute))
    const drawn = await resolveSections(reading, { heroBanner, icmBanner, mainMenu })
    return { reading, ...drawn, slide: drawn.heroBanner?.items[0]?.values }
  }
  const { reading, ...drawn } = await read(1)
  expect(drawn.slide?.image?.alt).toBe('A paper cone of fries')
  expect(drawn.slide?.entity).toEqual({
    title: 'Summer Box',
    ref: { category: 1, id: offer },
    path: `/promotion/${offer}-summer-box/details`,
    isHidden: false,
  })
  expect(drawn.mainMenu?.values).toEqual({
    structure: [{ id: 3, name: 'Promotions', path: '/promotion' }],
    image: null,
  })
  expect(drawn.icmBanner).toBeNull()
  expect([...reading.names]).toEqual(
    expect.arrayContaining(['home.hero', `promotion/${offer}`, `media/${picture}`]),
  )
  expect(await nextChange(reading)).toBe(after(60))

  const sent = { title: 'Winter Box', approval: 1 }
  const at = { entry: offer, now: after(2) }
  const { revisionId } = await desk.save(asEditor, promotion, sent, at)
  await desk.approve(asApprover, promotion, revisionId, { now: after(2) })
  expect((await read(3)).slide?.entity).toMatchObject({ title: 'Winter Box' })
  expect((await read(60)).slide?.entity).toMatchObject({ path: null, isHidden: true })
})

test('an answer leaves out slides about what guests do not see any more, at that moment', async () => {
  const desk = await openWorkspace()
  const picture = await addPicture(desk.store)
  const ending = await desk.publishEntry(promotion, { title: 'Today', ends_at: after(60) })
  const staying = await desk.publishEntry(promotion, { title: 'Always' })
  await desk.publish(heroBanner, { banners: [slide(picture, ending), slide(picture, staying)] })
  const read = async (minute: number) => {
    const reading = startReading(desk.store.db, after(minute))
    const { items } = await readSectionResponse(reading, heroBanner)
    return { about: items.map(({ entity_id }) => entity_id), next: await nextChange(reading) }
  }
  expect(await read(1)).toEqual({ about: [ending, staying], next: after(60) })
  expect(await read(60)).toMatchObject({ about: [staying] })
})
