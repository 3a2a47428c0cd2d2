import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { collections } from '#catalogue/catalogue.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { whole, words } from '#catalogue/wire.ts'
import { importApart } from '#domain/import/apart/import-apart.ts'
import type { Import } from '#domain/import/import-entries.ts'
import type { ImportReport } from '#domain/import/import-report.ts'
import { importSlot } from '#domain/import/progress.ts'
import { invalid, Problem } from '#domain/problem.ts'
import { readerLanguage } from '#http/authenticate.ts'
import type { Call } from '#http/call/context.ts'
import { parsed } from '#http/call/envelope.ts'
import { withUpload } from '#http/call/read-upload.ts'
import { actorOf, defineRoute, type Form, nothing, type Route } from '#http/call/route.ts'

const yesOrNo = z.enum(['0', '1'])

const form: Form = {
  files: 1,
  file: { name: 'file', types: ['text/csv', 'application/json'] },
  fields: { dry_run: yesOrNo, approval: yesOrNo },
}

const fields = z.object({ dry_run: yesOrNo.default('0'), approval: yesOrNo.default('0') })

const answer = z
  .object({
    dry_run: z.boolean(),
    new: whole,
    changed: whole,
    unchanged: whole,
    refused: whole,
    /** What becomes of each but the unchanged: the refused ones first, and no more than a thousand. */
    rows: z.array(
      z.object({
        row: whole,
        /** Null of a new entry. */
        id: whole.nullable(),
        title: z.string(),
        outcome: z.enum(['new', 'changed', 'refused']),
        /** By column; '' where it is about the whole row. */
        refusals: z.array(z.object({ column: z.string(), message: words })),
      }),
    ),
    /** What is wrong with the refused ones, each once with its rows: `[[3, 40], [45, 45]]`. */
    problems: z.array(
      z.object({
        column: z.string(),
        message: words,
        count: whole,
        rows: z.array(z.array(whole).min(2).max(2)),
      }),
    ),
  })
  .meta({ id: 'ImportedEntries' })

const progress = z
  .object({
    /** Null while nothing of this person's is taken in by this process. */
    running: z.object({ done: whole, total: whole }).nullable(),
  })
  .meta({ id: 'ImportProgress' })

/** Every collection's entries from a table (contract section 4): looked at first, then all rows or none. */
export const entryImportRoutes: Route[] = collections.flatMap((collection) => {
  const { path, plural, ability } = collection
  return [
    defineRoute({
      methods: ['post'],
      path: `${path}/import`,
      allow: ability,
      rate: 'import',
      summary: `${plural}: take a CSV or JSON file in as drafts, all rows or none; \`dry_run\` 1 only looks at it, \`approval\` 1 submits them`,
      form,
      refuses: ['conflict'],
      answer,
      run: (call) => takeIn(call, collection),
    }),
    defineRoute({
      methods: ['post'],
      path: `${path}/import/refused`,
      allow: ability,
      rate: 'import',
      summary: `${plural}: the rows of a CSV or JSON file that an import would refuse, as such a file with a column \`reasons\``,
      form,
      refuses: ['conflict'],
      answer: nothing,
      download: form.file?.types ?? [],
      run: (call) => listRefused(call, collection),
    }),
    defineRoute({
      methods: ['get'],
      path: `${path}/import`,
      allow: ability,
      summary: `${plural}: how far one's import is`,
      answer: progress,
      async run(call) {
        const running = importSlot(call.store).of(actorOf(call).id)
        const data = { running: running && { done: running.done, total: running.total } }
        return { message: messages.loaded, data }
      },
    }),
    defineRoute({
      methods: ['delete'],
      path: `${path}/import`,
      allow: ability,
      summary: `${plural}: call one's import off; nothing of it is written`,
      refuses: ['not-found'],
      answer: nothing,
      async run(call) {
        const running = importSlot(call.store).of(actorOf(call).id)
        if (!running) throw new Problem('not-found', messages.noSuchRecord)
        running.cancel()
        return { message: importMessages.cancelled, data: {} }
      },
    }),
  ]
})

interface How {
  isDry: boolean
  submits: boolean
}

function takeIn(call: Call, collection: Collection) {
  return withTable(call, async (path, how) => {
    const imported = await imports(call, collection, { path, ...how })
    return { message: sentenceOf(imported, how), data: answerOf(imported, how.isDry) }
  })
}

function listRefused(call: Call, collection: Collection) {
  return withTable(call, async (path, { submits }) => {
    const language = readerLanguage(call.request.headers.get('accept-language'))
    const refusedTo = { path: `${path}.refused`, language }
    try {
      await imports(call, collection, { path, isDry: true, submits, refusedTo })
      const text = await readFile(refusedTo.path, 'utf8')
      const kind = text.startsWith('[') ? 'json' : 'csv'
      const type = kind === 'json' ? 'application/json' : 'text/csv'
      const file = { name: `${collection.key}-refused.${kind}`, type: `${type}; charset=utf-8` }
      return { message: messages.loaded, data: {}, file: { ...file, body: inParts(text) } }
    } finally {
      await rm(refusedTo.path, { force: true })
    }
  })
}

function imports(
  call: Call,
  collection: Collection,
  asked: How & Pick<Import, 'path' | 'refusedTo'>,
): Promise<ImportReport> {
  const { store, request } = call
  const actor = actorOf(call)
  const work = { collection, actor, now: call.now(), ...asked }
  return importSlot(store).take(actor.id, request.signal, (running) =>
    importApart(store, work, running),
  )
}

/** Hands over where the one file of a form lies, and what is to be done with it. */
function withTable<T>(
  { config, request }: Call,
  work: (path: string, how: How) => Promise<T>,
): Promise<T> {
  const names = Object.keys(form.fields)
  const bounds = { folder: join(config.dataDir, 'incoming'), most: config.maxUpload, fields: names }
  return withUpload(request, { ...bounds, field: /^file$/ }, async (upload) => {
    const [file, ...more] = upload.files
    if (!file || more.length > 0) throw invalid({ file: [importMessages.noFile] })
    if (file.isTooLarge) throw new Problem('too-large', messages.tooLarge)
    const { dry_run, approval } = parsed(fields, Object.fromEntries(upload.fields))
    return work(file.path, { isDry: dry_run === '1', submits: approval === '1' })
  })
}

/** Characters that are sent at once. */
const part = 64 * 1024

async function* inParts(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += part) yield text.slice(at, at + part)
}

function sentenceOf(
  { counts }: ImportReport,
  { isDry, submits }: { isDry: boolean; submits: boolean },
) {
  const { new: created, changed, unchanged, refused } = counts
  if (isDry) return fill(importMessages.looked, { created, changed, unchanged, refused })
  const taken = { created, changed, unchanged }
  return submits ? fill(importMessages.submitted, taken) : fill(importMessages.taken, taken)
}

function answerOf({ rows, counts, problems }: ImportReport, dry_run: boolean) {
  const said = rows.map(({ refusals, ...row }) => ({
    ...row,
    refusals: refusals.map(({ column, sentence: message }) => ({ column, message })),
  }))
  const grouped = problems.map(({ sentence: message, ...problem }) => ({ ...problem, message }))
  return { dry_run, ...counts, rows: said, problems: grouped }
}
