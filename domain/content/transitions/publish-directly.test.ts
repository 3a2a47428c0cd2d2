import { expect, test } from 'vitest'
import { footer } from '#catalogue/sections/site/footer.ts'
import { after, openWorkspace } from '#test/content/workspace.ts'
import { asAdmin, asEditor } from '#test/people.ts'
import { publishSection } from './publish-directly.ts'

function withText(text: string) {
  return { values: { text }, items: [], lastItemId: 0 }
}

test('what needs no approval is seen at once, logged, and the former version is kept', async () => {
  const { store, live, revisions, log } = await openWorkspace()
  for (const [minute, actor] of [asEditor, asAdmin].entries()) {
    const content = withText(`By ${actor.username}`)
    await store.write((tx) =>
      publishSection({ db: tx, actor, now: after(minute) }, footer, content),
    )
    expect((await live(footer))?.values.text).toBe(`By ${actor.username}`)
    expect(store.publications.changedAt('frame.footer')).toBe(minute + 1)
  }
  expect(await revisions()).toMatchObject([
    { state: 'expired', version: 1, content: JSON.stringify(withText('By editor')) },
    { state: 'approved', version: 2, author_id: asAdmin.id, decided_by: asAdmin.id },
  ])
  expect((await log()).map(({ description, actor_name }) => [description, actor_name])).toEqual([
    ['Footer saved and published', 'editor'],
    ['Footer saved and published', 'admin'],
    ['Footer replaced by a newer version', 'admin'],
  ])
})

test('twenty saves at once that need no approval are all kept, one after the other', async () => {
  const { store, live, revisions } = await openWorkspace()
  const saves = Array.from({ length: 20 }, (_, index) =>
    store.write((tx) =>
      publishSection({ db: tx, actor: asEditor, now: after(0) }, footer, withText(`No ${index}`)),
    ),
  )
  await Promise.all(saves)
  const rows = await revisions()
  expect(rows.map(({ version }) => version)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  expect(rows.filter(({ state }) => state === 'approved')).toHaveLength(1)
  expect(await live(footer)).toEqual(JSON.parse(rows.at(-1)?.content ?? ''))
  // A node may read several of them in one look at the ledger; the last one counts.
  await expect.poll(() => store.publications.sequence).toBe(20)
  const { publications } = store
  expect(publications.changedAt('frame.footer')).toBe(publications.changes)
})
