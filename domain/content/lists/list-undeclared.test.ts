import { expect, test } from 'vitest'
import { icmBanner } from '#catalogue/sections/home/icm-banner.ts'
import { icmLine } from '#test/content/content.ts'
import { openWorkspace } from '#test/content/workspace.ts'
import { asEditor } from '#test/people.ts'
import { countPending } from './list-pending.ts'
import { listUndeclared } from './list-undeclared.ts'

test('what a declaration had that is gone is kept and named, and waits for nobody', async () => {
  const { store, save } = await openWorkspace()
  await save(asEditor, icmBanner, { ...icmLine(), approval: 1 })
  await save(asEditor, { ...icmBanner, key: 'barn.card' }, { ...icmLine(), approval: 1 })
  expect(await listUndeclared(store.db)).toEqual({ 'barn.card': 1 })
  expect(await countPending(store.db)).toBe(1)
})
