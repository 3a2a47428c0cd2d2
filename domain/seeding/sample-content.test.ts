import { expect, test } from 'vitest'
import { blockKinds } from '#catalogue/collections/block-kinds.ts'
import type { StoredRow } from '#catalogue/field.ts'
import { addDocument, addPicture } from '#test/content/content.ts'
import { workspace } from '#test/content/workspace.ts'
import { openTestStore } from '#test/open-test-store.ts'
import { testClock } from '#test/test-clock.ts'
import { fillBrand } from './fill-brand.ts'
import { contentAtLimits } from './sample-content.ts'

test('content at the limits is complete for every declaration, with the longest texts', async () => {
  const store = await openTestStore()
  const content = contentAtLimits()
  const files = new Map<string, number>()
  for (const each of content.files)
    files.set(each.file, await ('pdf' in each ? addDocument : addPicture)(store, each.file))
  const said: string[] = []
  const say = (sentence: string) => said.push(sentence)
  const brand = { content, files, passwordHash: 'none', say }
  await store.write((tx) => fillBrand(tx, testClock().now(), brand))
  expect(said).toEqual([])
  const revisions = await workspace(store).revisions()
  const contentOf = (key: string) =>
    JSON.parse(revisions.find(({ subject }) => subject === key)?.content ?? '{}')
  expect(contentOf('promotion').values.title).toHaveLength(200)
  expect(contentOf('home.hero').items).toHaveLength(50)
  const kinds = contentOf('page').values.blocks.map((row: StoredRow) => row.values.kind)
  expect(kinds).toEqual(blockKinds.map(({ kind }) => kind))
})
