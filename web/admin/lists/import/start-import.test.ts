import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import type { ImportedEntries, ImportMapping } from '#web/admin/api/wire.gen.ts'
import { type ImportSender, type ImportState, nothingYet, startImport } from './start-import.ts'

const preview: ImportedEntries = {
  dry_run: true,
  new: 1,
  changed: 0,
  unchanged: 0,
  refused: 0,
  mapping: null,
  unmapped: [],
  unmatched_pictures: [],
  rows: [],
  problems: [],
}

const mapping: ImportMapping = {
  columns: [{ heading: 'Name', field: 'title', samples: [] }],
  defaults: {},
  remembered: false,
}

/** An import whose server answers with a preview, and says what it was sent. */
function openImport(answer: ImportSender['send'] = async () => ({ message: '', data: preview })) {
  const sent: unknown[] = []
  let state = nothingYet
  const send: ImportSender['send'] = (table, step) => {
    sent.push([table?.name ?? null, step.isDry, step.pictures])
    return answer(table, step)
  }
  const actions = startImport({ send, hasGivenUp: () => false }, (next: ImportState) => {
    state = next
  })
  return { ...actions, sent, now: () => state }
}

function table(name: string): File {
  return new File(['title\nBurger\n'], name)
}

const pictures = { 'burger.jpg': 7 }

test('a table chosen while the pictures upload stays with its mapping', async () => {
  const importing = openImport(async () => ({ message: '', data: { ...preview, mapping } }))
  const onPictures = importing.change
  await importing.choose(table('menu.csv'))
  await onPictures({ pictures })
  expect(importing.now()).toMatchObject({ table: { name: 'menu.csv' }, mapping, pictures })
  expect(importing.sent.at(-1)).toEqual(['menu.csv', true, pictures])
})

test('pictures and options that come while a table is read stay too', async () => {
  const importing = openImport()
  const choosing = importing.choose(table('menu.csv'))
  const changing = [importing.change({ pictures }), importing.change({ submits: true })]
  await Promise.all([choosing, ...changing])
  expect(importing.now()).toMatchObject({ table: { name: 'menu.csv' }, pictures, submits: true })
  expect(importing.sent.at(-1)).toEqual(['menu.csv', true, pictures])
})

test('what is imported is what was chosen last, and no table is taken meanwhile', async () => {
  const importing = openImport()
  await importing.choose(table('old.csv'))
  await importing.choose(table('new.csv'))
  const late = importing.choose(table('late.csv'))
  await Promise.all([importing.importTable(), late])
  expect(importing.sent.at(-1)).toEqual(['new.csv', false, {}])
  expect(importing.now().table?.name).toBe('new.csv')
})
