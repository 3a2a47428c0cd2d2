import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { menuCategory } from '#catalogue/collections/menu-category.ts'
import { promotion } from '#catalogue/collections/promotion.ts'
import { saveBody } from '#catalogue/content/save-body.ts'
import { addEntry } from '#domain/content/saving/add-entry.ts'
import { saveEntry } from '#domain/entries/save-entry.ts'
import { after, morning, openWorkspace } from '#test/content/workspace.ts'
import { asEditor } from '#test/people.ts'
import { importEntries } from './import-entries.ts'
import { Progress } from './progress.ts'

test('an entry that changes while a table is looked at keeps all of it out', async () => {
  const { store } = await openWorkspace()
  const sentOf = (title: string) =>
    saveBody(menuCategory).parse({ title, type: 'Drinks', approval: 0 })
  const { entryId } = await store.write((tx) =>
    addEntry({ db: tx, actor: asEditor, now: morning }, menuCategory, sentOf('Shakes')),
  )
  const path = join(await mkdtemp(join(tmpdir(), 'linecheck-import-')), 'rows.json')
  const rows = [
    { title: 'Wraps', type: 'Sides' },
    { id: entryId, title: 'Malts' },
  ]
  await writeFile(path, JSON.stringify(rows))
  const document = { declaration: menuCategory, entryId, language: '' } as const
  const busy = {
    db: store.db,
    // Between the plan and its transaction the same person saves on a screen.
    write: async <T>(work: Parameters<typeof store.write<T>>[0]) => {
      await store.write((tx) => {
        const save = { document, recordId: null, sent: sentOf('Smoothies') }
        return saveEntry({ db: tx, actor: asEditor, now: morning }, save)
      })
      return store.write(work)
    },
  }
  const asked = { collection: menuCategory, actor: asEditor, now: morning, path }
  const importing = importEntries(
    busy,
    { ...asked, isDry: false, submits: false, mapping: null },
    new Progress(),
  )
  await expect(importing).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Nothing was'),
  })
  const states = await store.db.selectFrom('head').select('title').orderBy('title').execute()
  expect(states).toEqual([{ title: 'Smoothies' }])
})

test('a row that changes nothing but the end of an offer is a change', async () => {
  const { store, publishEntry } = await openWorkspace()
  const id = await publishEntry(promotion, { title: 'Summer', ends_at: after(60) })
  const path = join(await mkdtemp(join(tmpdir(), 'linecheck-import-')), 'rows.json')
  const input = { collection: promotion, actor: asEditor, now: morning, path, isDry: true }
  for (const [ends_at, outcome] of [
    [after(60), 'unchanged'],
    [after(120), 'changed'],
  ]) {
    await writeFile(path, JSON.stringify([{ id, ends_at }]))
    const { rows } = await importEntries(
      store,
      { ...input, submits: false, mapping: null },
      new Progress(),
    )
    expect(rows).toMatchObject([{ outcome }])
  }
})
