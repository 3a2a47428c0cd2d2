import { randomUUID } from 'node:crypto'
import { translationFileDeclarations } from '#catalogue/catalogue.ts'
import { readInput } from '#catalogue/content/read-input.ts'
import { saveBody } from '#catalogue/content/save-body.ts'
import type { Declaration } from '#catalogue/declaration.ts'
import type { Language } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { may } from '#catalogue/roles.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import type { Actor } from '#domain/actor.ts'
import { saveContent } from '#domain/content/saving/save-content.ts'
import { pauseBetweenBatches } from '#domain/delete-in-batches.ts'
import { type Base, findBaseVersions } from '#domain/import/find-base-versions.ts'
import type { Imported } from '#domain/import/import-entries.ts'
import type { Planned } from '#domain/import/planned.ts'
import type { Progress } from '#domain/import/progress.ts'
import { Problem } from '#domain/problem.ts'
import { saveSiteLayout } from '#domain/site-layout/save-site-layout.ts'
import type { Store } from '#store/store.ts'
import { loadTexts } from './load-texts.ts'
import { bodyOfMenu, isMenu } from './menu-labels.ts'
import { bodyOf, type DocumentTexts } from './text-units.ts'
import { readTranslationFile, type TranslationRow } from './translation-file.ts'

export interface TranslationImport {
  language: Language
  actor: Actor
  now: string
  /** Path of the file. */
  path: string
  /** Save nothing. */
  isDry: boolean
  /** Submit the drafts too. */
  submits: boolean
}

/** With the name by which its submissions are decided together. */
type BatchedImport = TranslationImport & { batch: string }

interface KeyedRow extends TranslationRow {
  planned: Planned
  path: string
}

/** Documents that are loaded at once. */
const batchSize = 20

/**
 * Imports the translations of a file as drafts of a language. What cannot be imported is reported
 * and left: a text that has gone, one whose source has changed since the export, a document that
 * somebody else is working on. Runs in the process of imports.
 */
export async function importTranslations(
  store: Pick<Store, 'db' | 'write'>,
  input: TranslationImport,
  progress: Progress,
): Promise<Imported> {
  const batched = { ...input, batch: randomUUID() }
  const read = await readTranslationFile(input.path, input.language)
  progress.total = read.length
  const rows = read.map(
    ({ key }, at): Planned => ({
      number: at + 2,
      entryId: null,
      title: key.slice(0, limits.title),
      outcome: 'unchanged',
      errors: [],
      draft: null,
    }),
  )
  for (const [declaration, byEntry] of groupRows(read, rows)) {
    const entries = [...byEntry]
    for (let at = 0; at < entries.length; at += batchSize) {
      const batch = new Map(entries.slice(at, at + batchSize))
      await importBatch(store, batched, declaration, batch)
      await progress.step([...batch.values()].reduce((sum, { length }) => sum + length, 0))
      await pauseBetweenBatches()
    }
  }
  const counts = { new: 0, changed: 0, unchanged: 0, refused: 0 }
  for (const { outcome } of rows) counts[outcome] += 1
  return { rows, counts, mapping: null }
}

type RowsByEntry = Map<number, KeyedRow[]>

function groupRows(read: readonly TranslationRow[], rows: readonly Planned[]) {
  const groups = new Map<Declaration, RowsByEntry>()
  for (const [at, row] of read.entries()) {
    const planned = rows[at]
    if (!planned) continue
    const [, key, id, path = ''] = /^([\w.-]{1,100})\/(\d{1,10})\/(.{1,300})$/.exec(row.key) ?? []
    const declaration = translationFileDeclarations.find((one) => one.key === key)
    if (!declaration || Number(id) > limits.id) {
      refuse(planned, importMessages.noSuchText)
      continue
    }
    const byEntry: RowsByEntry = groups.get(declaration) ?? new Map()
    groups.set(declaration, byEntry)
    const entryId = Number(id)
    byEntry.set(entryId, [...(byEntry.get(entryId) ?? []), { ...row, planned, path }])
  }
  return groups
}

async function importBatch(
  store: Pick<Store, 'db' | 'write'>,
  input: BatchedImport,
  declaration: Declaration,
  batch: RowsByEntry,
): Promise<void> {
  const { db } = store
  const { actor, now, language } = input
  const documents = await loadTexts({ db, now }, declaration, language, [...batch.keys()])
  const states = documents.flatMap(({ state }) => state ?? [])
  const bases = await findBaseVersions({ db, actor, now }, declaration, states)
  for (const [entryId, rows] of batch) {
    const document = documents.find((one) => one.entryId === entryId)
    if (!document) for (const { planned } of rows) refuse(planned, importMessages.noSuchText)
    else
      await importDocument(store, input, { declaration, document, base: bases.get(entryId) }, rows)
  }
}

interface Target {
  declaration: Declaration
  document: DocumentTexts
  base: Base | undefined
}

async function importDocument(
  store: Pick<Store, 'write'>,
  input: BatchedImport,
  { declaration, document, base }: Target,
  rows: readonly KeyedRow[],
): Promise<void> {
  const changes = rows.flatMap((row) => changeOf(document, row) ?? [])
  const changed = changes.map(({ planned }) => planned)
  if (changes.length === 0) return
  for (const { planned, path } of changes) {
    const former = isMenu(declaration) ? document.targets.get(path)?.text : document.translation
    planned.outcome = former ? 'changed' : 'new'
  }
  if (base?.lockedMessage) {
    for (const planned of changed) refuse(planned, base.lockedMessage)
    return
  }
  const texts = new Map(changes.map(({ path, text }) => [path, text]))
  if (isMenu(declaration)) {
    const [sentence] = Object.values(await saveLabels(store, input, document, texts)).flat()
    if (sentence) for (const planned of changed) refuse(planned, sentence)
    return
  }
  const body = {
    ...bodyOf(document.declaration, document.content, texts),
    ...(base?.base ? { version: base.base.version } : {}),
    source_id: document.source.id,
    approval: input.submits ? 1 : 0,
  }
  const read = readInput(saveBody(document.declaration), body)
  const errors = 'errors' in read ? read.errors : await save(store, input, read.data)
  const [sentence] = Object.values(errors).flat()
  // A document is saved whole or not at all.
  if (sentence) for (const planned of changed) refuse(planned, sentence)

  function save(
    to: Pick<Store, 'write'>,
    { actor, now, language, isDry, batch }: BatchedImport,
    sent: Record<string, unknown>,
  ): Promise<FieldErrors> {
    const recordId = base?.base?.state === 'draft' ? base.base.id : null
    const named = { declaration, entryId: document.entryId, language }
    return saveOrExplain(to, isDry, (tx) =>
      saveContent({ db: tx, actor, now, batch }, { document: named, recordId, sent }),
    )
  }
}

/** Saves the labels of a menu, which guests see at once: menus have no drafts. */
async function saveLabels(
  store: Pick<Store, 'write'>,
  { actor, now, language, isDry }: BatchedImport,
  document: DocumentTexts,
  texts: ReadonlyMap<string, string>,
): Promise<FieldErrors> {
  const { declaration, source } = document
  if (!may(actor.role, declaration.ability)) return { '': [messages.forbidden] }
  const body = { ...bodyOfMenu(document, language, texts), version: source.version }
  const read = readInput(saveBody(declaration), body)
  if ('errors' in read) return read.errors
  const named = { declaration, entryId: 0, language: '' as const }
  return saveOrExplain(store, isDry, (tx) =>
    saveSiteLayout({ db: tx, actor, now }, named, read.data),
  )
}

/** Thrown to roll back: a dry run saves as the import will, and keeps nothing. */
class DryRun extends Error {}

async function saveOrExplain(
  store: Pick<Store, 'write'>,
  isDry: boolean,
  save: (tx: Parameters<Parameters<Store['write']>[0]>[0]) => Promise<unknown>,
): Promise<FieldErrors> {
  try {
    await store.write(async (tx) => {
      await save(tx)
      if (isDry) throw new DryRun()
    })
    return {}
  } catch (error) {
    if (error instanceof DryRun) return {}
    if (!(error instanceof Problem) || error.code === 'forbidden') throw error
    const { errors = {} } = error.details
    return Object.keys(errors).length > 0 ? errors : { '': [error.userMessage] }
  }
}

/** Returns the text that a row changes; null for none, and where the row is refused. */
function changeOf(
  { title, entryId, sources, targets }: DocumentTexts,
  row: KeyedRow,
): { planned: Planned; path: string; text: string } | null {
  const { planned, path } = row
  planned.title = title
  planned.entryId = entryId || null
  const source = sources.find((unit) => unit.path === path)
  const target = targets.get(path)
  if (!source || !target) return refuse(planned, importMessages.noSuchText)
  const isOld = !isSameText(source.text, row.source)
  planned.text = {
    field: path.slice(0, limits.title),
    source: shorten(row.source),
    sourceNow: isOld ? shorten(source.text) : null,
    before: shorten(target.text),
    after: shorten(row.target),
  }
  if (isOld) return refuse(planned, importMessages.sourceChanged)
  if (row.target.trim() === '' || isSameText(row.target, target.text)) return null
  return { planned, path, text: row.target.replaceAll('\r\n', '\n') }
}

/** Characters of a text in a preview, of which there may be a thousand. */
const mostShown = 600

function shorten(text: string): string {
  return text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
}

/** Tools and spreadsheets change line ends and blanks. */
function isSameText(one: string, other: string): boolean {
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
  return plain(one) === plain(other)
}

function refuse(planned: Planned, sentence: Planned['errors'][number]['sentence']): null {
  planned.outcome = 'refused'
  planned.errors = [{ column: '', sentence }]
  return null
}
