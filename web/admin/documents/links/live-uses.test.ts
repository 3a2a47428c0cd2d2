import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import type { LinkUse } from '#web/admin/api/wire.gen.ts'
import { liveUses } from './live-uses.ts'

/** A place by its id; every place links to each link that it is listed for. */
function place(entry_id: number, is_live = true, entity_type = 'faq'): LinkUse {
  const title = String(entry_id)
  const rest = { label: 'FAQ', approval: null, editor_path: null }
  return { entity_type, entry_id, language: '', title, is_live, ...rest }
}

const idsFrom = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)

async function usesOf(places: Record<string, LinkUse[]>, ids: number[]) {
  const found = await liveUses(
    async (links, { page, per_page }) => {
      expect(links.length).toBeLessThanOrEqual(100)
      const all = links.flatMap((link) => places[link] ?? [])
      const data = all.slice((page - 1) * per_page, page * per_page)
      return { data, last_page: Math.ceil(all.length / per_page) || 1 }
    },
    promotion,
    ids,
  )
  return found.map(({ entity_type, entry_id }) => `${entity_type} ${entry_id}`)
}

test('the places that lose a link are counted for all the selected entries, each once', async () => {
  const places = {
    'entry:promotion/1': [place(901), place(902)],
    'entry:promotion/101': [place(902)],
    'entry:promotion/250': [place(903)],
  }
  expect(await usesOf(places, idsFrom(1, 250))).toEqual(['faq 901', 'faq 902', 'faq 903'])
  const many = { 'entry:promotion/1': idsFrom(1, 230).map((id) => place(id)) }
  expect(await usesOf(many, [1])).toHaveLength(230)
})

test('drafts, and links among the selected entries, are no places that guests lose', async () => {
  const places = {
    'entry:promotion/1': [
      place(101, true, 'promotion'),
      place(101),
      place(300, true, 'promotion'),
      place(904, false),
    ],
  }
  expect(await usesOf(places, idsFrom(1, 120))).toEqual(['faq 101', 'promotion 300'])
})
