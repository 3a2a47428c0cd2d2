import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { collections } from '#catalogue/catalogue.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { localizableText, wholeNumber } from '#catalogue/wire.ts'
import { importInChildProcess } from '#domain/import/child-process/import-in-child-process.ts'
import type { Import } from '#domain/import/import-entries.ts'
import type { ImportReport } from '#domain/import/import-report.ts'
import { importSlot } from '#domain/import/progress.ts'
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

const yesOrNo = z.enum(['0', '1'])

const form: Form = {
  files: 1,
  file: { name: 'file', types: ['text/csv', 'application/json'] },
  fields: { dry_run: yesOrNo, approval: yesOrNo },
}

const fields = z.object({ dry_run: yesOrNo.default('0'), approval: yesOrNo.default('0') })

const response = z
  .object({
    dry_run: z.boolean(),
    new: wholeNumber,
    changed: wholeNumber,
    unchanged: wholeNumber,
    refused: wholeNumber,
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
      summary: `${plural}: import a CSV or JSON file as drafts, all rows or none; \`dry_run\` 1 only checks it, \`approval\` 1 submits them`,
      form,
      problems: ['conflict'],
      response,
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
}

function importTable(call: Call, collection: Collection) {
  return withTable(call, async (path, options) => {
    const report = await runImport(call, collection, { path, ...options })
    return { message: messageOf(report, options), data: toResponse(report, options.isDry) }
  })
}

function downloadRejectedRows(call: Call, collection: Collection) {
  return withTable(call, async (path, { submits }) => {
    const language = readerLanguage(call.request.headers.get('accept-language'))
    const refusedTo = { path: `${path}.refused`, language }
    try {
      await runImport(call, collection, { path, isDry: true, submits, rejectedTo: refusedTo })
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

/** Calls `work` with the path of the form's one file and the options of its fields. */
function withTable<T>(
  { config, request }: Call,
  work: (path: string, options: ImportOptions) => Promise<T>,
): Promise<T> {
  const names = Object.keys(form.fields)
  const bounds = { folder: join(config.dataDir, 'incoming'), most: config.maxUpload, fields: names }
  return withUpload(request, { ...bounds, field: /^file$/ }, async (upload) => {
    const [file, ...more] = upload.files
    if (!file || more.length > 0) throw invalid({ file: [importMessages.noFile] })
    if (file.isTooLarge) throw new Problem('too-large', messages.tooLarge)
    const { dry_run, approval } = parseInput(fields, Object.fromEntries(upload.fields))
    return work(file.path, { isDry: dry_run === '1', submits: approval === '1' })
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

function toResponse({ rows, counts, problems }: ImportReport, dry_run: boolean) {
  const wireRows = rows.map(({ errors, ...row }) => ({
    ...row,
    refusals: errors.map(({ column, sentence: message }) => ({ column, message })),
  }))
  const wireProblems = problems.map(({ sentence, ...rest }) => ({ ...rest, message: sentence }))
  return { dry_run, ...counts, rows: wireRows, problems: wireProblems }
}
