import { join } from 'node:path'
import { z } from 'zod'
import { translationFileDeclarations } from '#catalogue/catalogue.ts'
import { type Language, languages, locales } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { importInChildProcess } from '#domain/import/child-process/import-in-child-process.ts'
import { importSlot } from '#domain/import/progress.ts'
import { exportTranslations } from '#domain/import/translations/export-translations.ts'
import { translationCsv, translationXliff } from '#domain/import/translations/translation-file.ts'
import { invalid, Problem } from '#domain/problem.ts'
import { readBrandLanguages } from '#domain/reading/brand-languages.ts'
import { startReading } from '#domain/reading/reading.ts'
import { parseInput } from '../call/envelope.ts'
import { withUpload } from '../call/read-upload.ts'
import { actorOf, type Call, defineRoute, type Form, nothing, type Route } from '../call/route.ts'
import { importResponse, toResponse } from './collections/entry-import.ts'

const types = { csv: 'text/csv', xliff: 'application/xliff+xml' } as const

const yesOrNo = z.enum(['0', '1'])

const form: Form = {
  files: 1,
  file: { name: 'file', types: Object.values(types) },
  fields: { lang: z.enum(languages), dry_run: yesOrNo, approval: yesOrNo },
}

const fields = z.object({
  lang: z.enum(languages),
  dry_run: yesOrNo.default('0'),
  approval: yesOrNo.default('0'),
})

const keys = new Set(translationFileDeclarations.map(({ key }) => key))

/** Translations out as a file for translators, and in again (contract section 7). */
export const translationFileRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/translations/export',
    allow: 'content.view',
    rate: 'export',
    summary:
      'Source texts beside their translations, as CSV or XLIFF 1.2; `collections` names collections and sections, separated by commas',
    query: z.object({
      lang: z.enum(languages),
      format: z.enum(['csv', 'xliff']).default('csv'),
      state: z.enum(['missing', 'outdated', 'all']).default('all'),
      collections: z.string().max(limits.url).default(''),
    }),
    response: nothing,
    download: Object.values(types),
    async run(call) {
      const { lang, format, state, collections } = call.query
      const { first } = await requireLanguage(call, lang)
      const chosen = collections.split(',').filter((key) => keys.has(key))
      const texts = exportTranslations(call.store, call.now(), {
        language: lang,
        state,
        collections: chosen,
      })
      const tags = { source: locales[first], target: locales[lang] }
      const body = format === 'csv' ? translationCsv(texts) : translationXliff(texts, tags)
      const name = `translations-${lang}.${format === 'csv' ? 'csv' : 'xlf'}`
      const file = { name, type: `${types[format]}; charset=utf-8`, body }
      return { message: messages.loaded, data: {}, file }
    },
  }),
  defineRoute({
    methods: ['post'],
    path: '/translations/import',
    allow: 'content.edit',
    rate: 'import',
    summary:
      'Import a file of translations as drafts of a language; what cannot be imported is reported and left. `dry_run` 1 only checks it, `approval` 1 submits them',
    form,
    problems: ['conflict'],
    response: importResponse,
    run: importFile,
  }),
]

/** Throws `Problem('invalid')` for a language without translations. */
async function requireLanguage({ store, now }: Call, language: Language) {
  const brand = await readBrandLanguages(startReading(store.db, now()))
  if (!brand.others.includes(language)) throw invalid({ lang: [importMessages.notThisLanguage] })
  return brand
}

async function importFile(call: Call) {
  const { config, request, store } = call
  const names = Object.keys(form.fields)
  const bounds = { folder: join(config.dataDir, 'incoming'), most: config.maxUpload, fields: names }
  return withUpload(request, { ...bounds, field: /^file$/ }, async ({ files, fields: sent }) => {
    const [file, ...more] = files
    if (!file || more.length > 0) throw invalid({ file: [importMessages.noFile] })
    if (file.isTooLarge) throw new Problem('too-large', messages.tooLarge)
    const { lang, dry_run, approval } = parseInput(fields, Object.fromEntries(sent))
    await requireLanguage(call, lang)
    const isDry = dry_run === '1'
    const work = { language: lang, actor: actorOf(call), now: call.now(), path: file.path }
    const report = await importSlot(store).run(work.actor.id, request.signal, (progress) =>
      importInChildProcess(store, { ...work, isDry, submits: approval === '1' }, progress),
    )
    const { new: added, changed, unchanged, refused } = report.counts
    const counts = { changed: added + changed, unchanged, refused }
    const sentence = isDry ? importMessages.translationsChecked : importMessages.translationsTaken
    return { message: fill(sentence, counts), data: toResponse(report, isDry) }
  })
}
