import { expect, test } from 'vitest'
import { openTestStore } from '#test/open-test-store.ts'
import { type DocumentKey, documentKeyOf, documentName } from './document-key.ts'
import { listDocumentStates, lockDocument } from './document-states.ts'

test('the heads of some places are those and no others', async () => {
  const { db, write } = await openTestStore()
  const all = ['home.icm', 'home.hero', 'promotion', 'dish'].flatMap((type) =>
    [0, 1, 2].flatMap((entryId) =>
      (['', 'de'] as const).map((language): DocumentKey => ({ type, entryId, language })),
    ),
  )
  await write(async (tx) => {
    for (const document of all) await lockDocument(tx, document)
  })
  const named = async (documents: readonly DocumentKey[]) =>
    (await listDocumentStates(db, documents))
      .map((head) => documentName(documentKeyOf(head)))
      .sort()
  expect(await named([])).toEqual([])
  expect(await named(all)).toEqual(all.map(documentName).sort())
  for (let step = 1; step < 12; step += 1) {
    const some = all.filter((_, place) => (place * 7) % 11 < step)
    expect(await named(some)).toEqual(some.map(documentName).sort())
    expect(await named([...some, ...some])).toEqual(some.map(documentName).sort())
  }
})
