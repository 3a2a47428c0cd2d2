import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { collections } from '#catalogue/catalogue.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { localizableText, wholeNumber } from '#catalogue/wire.ts'
import { importInChildProcess } from '#domain/import/child-process/import-in-child-process.ts'
import type { Import } from '#domain/import/import-entries.ts'
import type { ImportReport } from '#domain/import/import-report.ts'
import type { PictureIds } from '#domain/import/match-pictures.ts'
import type { TranslatedText } from '#domain/import/planned.ts'
import { importSlot } from '#domain/import/progress.ts'
import type { Mapping } from '#domain/import/sheet/sheet.ts'
import { invalid, Problem } from '#domain/problem.ts'
import { readerLanguage } from '#http/authenticate.ts'
import { parseInput } from '#http/call/envelope.ts'
import { withUpload } from '#http/call/read-upload.ts'
import {
  actorOf,
  type Call,
  defineRoute,
  type Form,
  nothing,
  type Route,
} from '#http/call/route.ts'
import { readMapping, readPictures } from './import-fields.ts'

const yesOrNo = z.enum(['0', '1'])

const form: Form = {
  files: 1,
  file: { name: 'file', types: ['text/csv', 'application/json'] },
  fields: { dry_run: yesOrNo, approval: yesOrNo, mapping: z.string(), pictures: z.string() },
}

const fields = z.object({
  dry_run: yesOrNo.default('0'),
  approval: yesOrNo.default('0'),
  mapping: z.string().optional(),
  pictures: z.string().optional(),
})

/** What the dry run guessed, or was sent, for a sheet whose headings are not ours. */
const reportedMapping = z
  .object({
    columns: z.array(
      z.object({
        heading: z.string(),
        /** Our column; null: not imported. */
        field: z.string().nullable(),
        /** The first contents. */
        samples: z.array(z.string()),
      }),
    ),
    defaults: z.record(z.string(), z.string()),
    /** Whether it was used for an earlier file with the same headings. */
    remembered: z.boolean(),
  })
  .meta({ id: 'ImportMapping' })

export const importResponse = z
  .object({
    dry_run: z.boolean(),
    new: wholeNumber,
    changed: wholeNumber,
    unchanged: wholeNumber,
    refused: wholeNumber,
    /** Null for a table with our own headings. */
    mapping: reportedMapping.nullable(),
    /** Headings that are not imported. */
    unmapped: z.array(z.string()),
    /** Names of pictures that belong to no row. */
    unmatched_pictures: z.array(z.string()),
    /** New, changed and rejected rows; rejected ones first, at most a thousand. */
    rows: z.array(
      z.object({
        row: wholeNumber,
        /** Null for a new entry. */
        id: wholeNumber.nullable(),
        title: z.string(),
        outcome: z.enum(['new', 'changed', 'refused']),
        /** The column is '' when it is about the whole row. */
        refusals: z.array(z.object({ column: z.string(), message: localizableText })),
        /** Of a translation: its text before and after; null in other imports. */
        text: z
          .object({
            field: z.string(),
            source: z.string(),
            /** Null while it is that of the file. */
            source_now: z.string().nullable(),
            before: z.string(),
            after: z.string(),
          })
          .nullable(),
      }),
    ),
    /** Each problem once, with ranges of its rows: `[[3, 40], [45, 45]]`. */
    problems: z.array(
      z.object({
        column: z.string(),
        message: localizableText,
        count: wholeNumber,
        rows: z.array(z.array(wholeNumber).min(2).max(2)),
      }),
    ),
  })
  .meta({ id: 'ImportedEntries' })

const progressSchema = z
  .object({
    /** Null while this process runs no import of the caller. */
    running: z.object({ done: wholeNumber, total: wholeNumber }).nullable(),
  })
  .meta({ id: 'ImportProgress' })

/** Imports of entries of every collection from a table (contract section 4): all rows or none. */
export const entryImportRoutes: Route[] = collections.flatMap((collection) => {
  const { path, plural, ability } = collection
  return [
    defineRoute({
      methods: ['post'],
      path: `${path}/import`,
      allow: ability,
      rate: 'import',
      summary: `${plural}: import a file as drafts, all rows or none; \`dry_run\` 1 only checks, \`approval\` 1 submits; \`mapping\`: columns and defaults; \`pictures\`: uploaded ids by file name (JSON)`,
      form,
      problems: ['conflict'],
      response: importResponse,
      run: (call) => importTable(call, collection),
    }),
    defineRoute({
      methods: ['post'],
      path: `${path}/import/refused`,
      allow: ability,
      rate: 'import',
      summary: `${plural}: the rows that an import would refuse, as a file with a column \`reasons\``,
      form,
      problems: ['conflict'],
      response: nothing,
      download: form.file?.types ?? [],
      run: (call) => downloadRejectedRows(call, collection),
    }),
    defineRoute({
      methods: ['get'],
      path: `${path}/import`,
      allow: ability,
      summary: `${plural}: progress of the caller's import`,
      response: progressSchema,
      async run(call) {
        const progress = importSlot(call.store).find(actorOf(call).id)
        const data = { running: progress && { done: progress.done, total: progress.total } }
        return { message: messages.loaded, data }
      },
    }),
    defineRoute({
      methods: ['delete'],
      path: `${path}/import`,
      allow: ability,
      summary: `${plural}: cancel the caller's import; nothing of it is written`,
      problems: ['not-found'],
      response: nothing,
      async run(call) {
        const progress = importSlot(call.store).find(actorOf(call).id)
        if (!progress) throw new Problem('not-found', messages.noSuchRecord)
        progress.cancel()
        return { message: importMessages.cancelled, data: {} }
      },
    }),
  ]
})

interface ImportOptions {
  isDry: boolean
  submits: boolean
  mapping: Mapping | null
  pictures: PictureIds
}

function importTable(call: Call, collection: Collection) {
  return withTable(call, async (path, options) => {
    const report = await runImport(call, collection, { path, ...options })
    return { message: messageOf(report, options), data: toResponse(report, options.isDry) }
  })
}

function downloadRejectedRows(call: Call, collection: Collection) {
  return withTable(call, async (path, { submits, mapping, pictures }) => {
    if (path === null) throw invalid({ file: [importMessages.noFile] })
    const language = readerLanguage(call.request.headers.get('accept-language'))
    const refusedTo = { path: `${path}.refused`, language }
    try {
      const options = { path, isDry: true, submits, mapping, pictures, rejectedTo: refusedTo }
      await runImport(call, collection, options)
      const text = await readFile(refusedTo.path, 'utf8')
      const kind = text.startsWith('[') ? 'json' : 'csv'
      const type = kind === 'json' ? 'application/json' : 'text/csv'
      const file = { name: `${collection.key}-refused.${kind}`, type: `${type}; charset=utf-8` }
      return { message: messages.loaded, data: {}, file: { ...file, body: chunks(text) } }
    } finally {
      await rm(refusedTo.path, { force: true })
    }
  })
}

function runImport(
  call: Call,
  collection: Collection,
  options: ImportOptions & Pick<Import, 'path' | 'rejectedTo'>,
): Promise<ImportReport> {
  const { store, request } = call
  const actor = actorOf(call)
  const work = { collection, actor, now: call.now(), ...options }
  return importSlot(store).run(actor.id, request.signal, (progress) =>
    importInChildProcess(store, work, progress),
  )
}

/** Calls `work` with the path of the form's one file, null with pictures alone, and its options. */
function withTable<T>(
  { config, request }: Call,
  work: (path: string | null, options: ImportOptions) => Promise<T>,
): Promise<T> {
  const names = Object.keys(form.fields)
  const bounds = { folder: join(config.dataDir, 'incoming'), most: config.maxUpload, fields: names }
  const fieldBytes = Math.max(limits.importedMapping, limits.importedPictureNames)
  const taken = { ...bounds, field: /^file$/, fieldBytes }
  return withUpload(request, taken, async (upload) => {
    const [file, ...more] = upload.files
    const sent = parseInput(fields, Object.fromEntries(upload.fields))
    if (more.length > 0 || (!file && sent.pictures === undefined))
      throw invalid({ file: [importMessages.noFile] })
    if (file?.isTooLarge) throw new Problem('too-large', messages.tooLarge)
    const [mapping, pictures] = [readMapping(sent.mapping), readPictures(sent.pictures)]
    const options = { isDry: sent.dry_run === '1', submits: sent.approval === '1' }
    return work(file?.path ?? null, { ...options, mapping, pictures })
  })
}

const chunkLength = 64 * 1024

async function* chunks(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += chunkLength)
    yield text.slice(start, start + chunkLength)
}

function messageOf({ counts }: ImportReport, { isDry, submits }: ImportOptions) {
  const { new: created, changed, unchanged, refused } = counts
  if (isDry) return fill(importMessages.looked, { created, changed, unchanged, refused })
  const imported = { created, changed, unchanged }
  return submits ? fill(importMessages.submitted, imported) : fill(importMessages.taken, imported)
}

export function toResponse(
  { rows, counts, problems, unmatched, ...report }: ImportReport,
  dry_run: boolean,
) {
  const wireRows = rows.map(({ errors, text, ...row }) => ({
    ...row,
    text: text && toWireText(text),
    refusals: errors.map(({ column, sentence: message }) => ({ column, message })),
  }))
  const wireProblems = problems.map(({ sentence, ...rest }) => ({ ...rest, message: sentence }))
  const { columns = [], defaults = {}, isRemembered: remembered = false } = report.mapping ?? {}
  const mapping = report.mapping && { columns, defaults, remembered }
  const unmapped = columns.filter(({ field }) => field === null).map(({ heading }) => heading)
  return {
    dry_run,
    ...counts,
    mapping,
    unmapped,
    unmatched_pictures: unmatched,
    rows: wireRows,
    problems: wireProblems,
  }
}

function toWireText({ sourceNow: source_now, ...text }: TranslatedText) {
  return { ...text, source_now }
}
