import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Content, emptyContent } from '../declaration.ts'
import type { SentValues } from '../json.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { messages } from '../messages/messages.ts'
import { discover } from '../sections/home/discover.ts'
import { heroBanner } from '../sections/home/hero-banner.ts'
import { workWithUs } from '../sections/home/work-with-us.ts'
import { applySave } from './apply-save.ts'

function titles(content: Content) {
  return content.items.map(({ id, values }) => `${id} ${values.title}`)
}

function cards(...names: string[]) {
  const sent = { items: names.map((title) => ({ title })) }
  return applySave(discover, emptyContent(discover), sent).content
}

test('fields that are not sent stay as they are', () => {
  const { content: before } = applySave(workWithUs, emptyContent(workWithUs), {
    title: 'Join',
    image_id: 4,
  })
  const { content } = applySave(workWithUs, before, { description: 'Soon.' })
  expect(content.values).toEqual({ title: 'Join', description: 'Soon.', image: 4 })
  expect(applySave(workWithUs, content, { gallery_id: null }).content.values.image).toBe(null)
})

test('a picture is the same under each of its names', () => {
  for (const name of ['gallery_id', 'image_id', 'image']) {
    const { content } = applySave(workWithUs, emptyContent(workWithUs), { [name]: 9 })
    expect(content.values.image).toBe(9)
  }
})

test('new items get new ids, known ones keep theirs, and the order is the one sent', () => {
  const before = cards('Fries', 'Shake')
  expect(titles(before)).toEqual(['1 Fries', '2 Shake'])
  const sent = { items: [{ title: 'Wrap' }, { id: 2 }, { id: 1, title: 'Salted fries' }] }
  expect(titles(applySave(discover, before, sent).content)).toEqual([
    '3 Wrap',
    '2 Shake',
    '1 Salted fries',
  ])
})

test('the id of a removed item is not given again', () => {
  const removed = applySave(discover, cards('Fries', 'Shake'), { removeItem: [2] }).content
  expect(titles(removed)).toEqual(['1 Fries'])
  expect(titles(applySave(discover, removed, { items: [{ title: 'Wrap' }] }).content)).toContain(
    '3 Wrap',
  )
})

test('items that are not sent stay where they are', () => {
  const before = cards('Fries', 'Shake', 'Wrap')
  const after = (sent: SentValues) => titles(applySave(discover, before, sent).content)
  expect(after({ items: [{ id: 3, title: 'Big wrap' }] })).toEqual([
    '1 Fries',
    '2 Shake',
    '3 Big wrap',
  ])
  expect(after({ items: [{ id: 3 }, { id: 1 }] })).toEqual(['3 Wrap', '2 Shake', '1 Fries'])
  expect(after({ items: [{ title: 'Pie' }] })).toEqual(['1 Fries', '2 Shake', '3 Wrap', '4 Pie'])
})

test('an item that is not part of the set is refused where it stands, and so is one sent twice', () => {
  const before = cards('Fries')
  const unknown = applySave(discover, before, { items: [{ id: 1 }, { id: 7 }] })
  expect(unknown.errors).toEqual({ 'items.1.id': [messages.unknownItem] })
  const twice = applySave(discover, before, { items: [{ id: 1 }, { id: 1 }] })
  expect(twice.errors).toEqual({ items: [inputMessages.sentTwice] })
})

test('a set never grows beyond fifty items', () => {
  const before = cards(...Array.from({ length: 50 }, () => 'Card'))
  expect(applySave(discover, before, { items: [{ title: 'One more' }] }).errors).toHaveProperty(
    'items',
  )
  expect(applySave(discover, before, { items: [{ title: 'x' }], removeItem: [1] }).errors).toEqual(
    {},
  )
})

test('a slide about another title does not keep the name of the former one', () => {
  const first = { banners: [{ entity: 1, entity_id: 4, entity_name: 'Two for one' }] }
  const { content } = applySave(heroBanner, emptyContent(heroBanner), first)
  const other = applySave(heroBanner, content, { banners: [{ id: 1, entity_id: 5 }] }).content
  expect(other.items[0]?.values.entity).toEqual({ category: 1, id: 5, name: '' })
  const same = applySave(heroBanner, content, { banners: [{ id: 1, url: '/menu' }] }).content
  expect(same.items[0]?.values.entity).toEqual({ category: 1, id: 4, name: 'Two for one' })
  const object = { banners: [{ id: 1, entity_name: { id: 6, name: 'Free shake' } }] }
  expect(applySave(heroBanner, content, object).content.items[0]?.values.entity).toEqual({
    category: 1,
    id: 6,
    name: 'Free shake',
  })
})

test('whatever is sent one after the other, ids are stable, unique and never given twice', () => {
  const row = fc.record({ id: fc.option(fc.nat({ max: 12 })), title: fc.string({ maxLength: 3 }) })
  const sent = fc.record({
    items: fc.array(row, { maxLength: 4 }),
    removeItem: fc.array(fc.nat({ max: 12 }), { maxLength: 3 }),
  })
  fc.assert(
    fc.property(fc.array(sent, { maxLength: 12 }), (saves) => {
      let content = emptyContent(discover)
      const gone = new Set<number>()
      for (const each of saves) {
        const before = content
        const { content: after, errors } = applySave(discover, before, each)
        if (Object.keys(errors).length > 0) continue
        const ids = after.items.map(({ id }) => id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const { id, values } of before.items) {
          const isSent = each.items.some((item) => item.id === id)
          if (each.removeItem.includes(id)) gone.add(id)
          else if (!isSent)
            expect(after.items.find((item) => item.id === id)?.values).toEqual(values)
        }
        for (const id of ids) expect(gone.has(id)).toBe(false)
        expect(after.lastItemId).toBeGreaterThanOrEqual(Math.max(before.lastItemId, ...ids, 0))
        content = after
      }
    }),
    { numRuns: 300 },
  )
})
