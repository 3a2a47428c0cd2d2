import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { menuCategory } from '#catalogue/collections/menu-category.ts'
import { saveBody } from '#catalogue/content/save-body.ts'
import { addEntry } from '#domain/content/saving/add-entry.ts'
import { saveEntry } from '#domain/entries/save-entry.ts'
import { type Desk, morning, openDesk } from '#test/content/desk.ts'
import { asApprover, asEditor } from '#test/people.ts'
import { importEntries } from './import-entries.ts'
import { Progress } from './progress.ts'

const row = fc.record(
  {
    title: fc.constantFrom('Wraps', 'wraps', 'Éclairs', 'Bowls'),
    type: fc.constantFrom('Breakfast', 'Sides'),
    lists: fc.array(fc.constantFrom({ name: 'Beef' }, { name: 'Plant' }), { maxLength: 2 }),
    seo_title: fc.constantFrom('', 'Found'),
  },
  { requiredKeys: ['title'] },
)
const known = fc.constantFrom(0, 1, 2, null)
const rows = fc.uniqueArray(fc.tuple(known, row), {
  minLength: 1,
  maxLength: 8,
  selector: ([at]) => at ?? Symbol('new'),
})

/** Three entries: live, a draft of the editor's own, and rejected. */
async function fill(desk: Desk): Promise<number[]> {
  const live = await desk.publishEntry(menuCategory, { title: 'Burgers', type: 'Regular' })
  const add = (title: string, approval: 0 | 1) =>
    desk.store.write((tx) => {
      const sent = saveBody(menuCategory).parse({ title, type: 'Drinks', approval })
      return addEntry(tx, asEditor, morning, menuCategory, sent)
    })
  const draft = await add('Shakes', 0)
  const tea = await add('Tea', 1)
  await desk.reject(asApprover, menuCategory, tea.revisionId, { remarks: 'Colder' })
  return [live, draft.entryId, tea.entryId]
}

const tables = ['entry', 'revision', 'head', 'head_value', 'entry_slug', 'activity'] as const

async function allOf({ store }: Desk) {
  const found = await Promise.all(
    tables.map(async (table) => {
      const all = await store.db.selectFrom(table).selectAll().execute()
      return all.map((one) => JSON.stringify(one)).sort()
    }),
  )
  return found
}

test('an import writes what saves one by one would have written', { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linecheck-import-'))
  const property = fc.asyncProperty(rows, fc.boolean(), async (sent, submits) => {
    const [one, other] = [await openDesk(), await openDesk()]
    const ids = await fill(one)
    expect(await fill(other)).toEqual(ids)
    const list = sent.map(([at, values]) => ({
      ...(at === null ? {} : { id: ids[at] }),
      ...values,
    }))
    const path = join(folder, 'rows.json')
    await writeFile(path, JSON.stringify(list))
    const asked = { collection: menuCategory, actor: asEditor, now: morning, path }
    const progress = new Progress(new AbortController().signal)
    const { rows: planned } = await importEntries(
      one.store,
      { ...asked, isDry: false, submits },
      progress,
    )
    // Entries are numbered in the order of the rows, and written in it.
    const approval = submits ? 1 : 0
    await other.store.write(async (tx) => {
      for (const [at, { id, ...values }] of list.entries()) {
        if (planned[at]?.outcome === 'unchanged') continue
        const body = saveBody(menuCategory).parse({ ...values, approval })
        const document = { declaration: menuCategory, entryId: id ?? 0, language: '' } as const
        if (id === undefined) await addEntry(tx, asEditor, morning, menuCategory, body)
        else await saveEntry(tx, asEditor, morning, { document, recordId: null, sent: body })
      }
    })
    const [imported, saved] = [await allOf(one), await allOf(other)]
    expect(withoutIds(imported)).toEqual(withoutIds(saved))
    await one.store.close()
    await other.store.close()
  })
  await fc.assert(property, { numRuns: 12, interruptAfterTimeLimit: 40_000 })
})

/** Records and lines get their ids in another order, part by part and not entry by entry. */
function withoutIds(found: Awaited<ReturnType<typeof allOf>>) {
  const bare = (text: string) =>
    text.replaceAll(/"(id|open_id|shown_id|revision_id|base_id)":\d+/g, '"$1":0')
  return found.map((all) => all.map(bare).sort())
}
