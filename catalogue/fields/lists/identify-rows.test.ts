import { expect, test } from 'vitest'
import { applySave } from '#catalogue/content/apply-save.ts'
import { emptyContent, type Section } from '#catalogue/declaration.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { heroBanner } from '#catalogue/sections/home/hero-banner.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { identifyRows } from './identify-rows.ts'

/** The ids that a save's rows have once they are identified; `first` are candidates unless `added` says which. */
function idsOf(section: Section, first: object[], rows: object[], added?: number[]) {
  const { set } = section
  if (!set) throw new Error(`${section.key} is no set`)
  const { content } = applySave(section, emptyContent(section), { [set.wire]: first })
  const candidates = content.items.filter(({ id }) => added?.includes(id) ?? true)
  const known = { items: content.items, candidates, inOrder: added !== undefined }
  const sent = identifyRows(set, { [set.wire]: rows }, known)
  return (sent[set.wire] as { id?: number }[]).map(({ id }) => id ?? null)
}

test('an account is the one of its name, however that is spelt; a second one of it is another', () => {
  const accounts = [{ name: 'Instagram URL' }, { name: 'Facebook URL' }]
  const ids = (...names: string[]) =>
    idsOf(
      settings,
      accounts,
      names.map((name) => ({ name })),
    )
  expect(ids('Facebook URL', ' instagram url')).toEqual([2, 1])
  expect(ids('Facebook URL', 'Facebook URL')).toEqual([2, null])
  expect(ids('TikTok URL')).toEqual([null])
})

test('a row that names an item keeps it, and no other row is taken for it', () => {
  const cards = [{ title: 'Fries' }, { title: 'Shake' }]
  expect(idsOf(discover, cards, [{ id: 1 }, { title: 'Fries' }])).toEqual([1, null])
})

test('slides about the same are told apart by what else they hold', () => {
  const slides = [
    { entity: 1, entity_id: 5, url: '/menu' },
    { entity: 1, entity_id: 5, url: '/faqs' },
  ]
  const sent = [{ entity: 1, entity_id: 5, url: '/faqs', entity_name: 'Soup' }]
  expect(idsOf(heroBanner, slides, sent)).toEqual([2])
})

test('what was added and has changed altogether is known by its place where all else is named', () => {
  const cards = [{ title: 'Fries' }, { title: 'Shake' }]
  expect(idsOf(discover, cards, [{ id: 1 }, { title: 'Malt' }], [2])).toEqual([1, 2])
  expect(idsOf(discover, cards, [{ title: 'Malt' }], [2])).toEqual([null])
  expect(idsOf(discover, cards, [{ id: 1 }, { id: 2 }, { title: 'Malt' }], [2])).toEqual([
    1,
    2,
    null,
  ])
})
