import { expect, test } from 'vitest'
import { openTestStore } from '#test/open-test-store.ts'
import { holdHead, listHeads } from './heads.ts'
import { type PlaceKey, placeName, placeOf } from './place.ts'

test('the heads of some places are those and no others', async () => {
  const { db, write } = await openTestStore()
  const all = ['home.icm', 'home.hero', 'promotion', 'dish'].flatMap((subject) =>
    [0, 1, 2].flatMap((entryId) =>
      (['', 'de'] as const).map((language): PlaceKey => ({ subject, entryId, language })),
    ),
  )
  await write(async (tx) => {
    for (const place of all) await holdHead(tx, place)
  })
  const named = async (places: readonly PlaceKey[]) =>
    (await listHeads(db, places)).map((head) => placeName(placeOf(head))).sort()
  expect(await named([])).toEqual([])
  expect(await named(all)).toEqual(all.map(placeName).sort())
  for (let step = 1; step < 12; step += 1) {
    const some = all.filter((_, place) => (place * 7) % 11 < step)
    expect(await named(some)).toEqual(some.map(placeName).sort())
    expect(await named([...some, ...some])).toEqual(some.map(placeName).sort())
  }
})
