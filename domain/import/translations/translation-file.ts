import { readFile, stat } from 'node:fs/promises'
import { CsvError, parse } from 'csv-parse/sync'
import { XMLParser } from 'fast-xml-parser'
import { type Language, locales } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { importableCsvRow, removeFormulaGuards } from '#catalogue/spreadsheet/csv-row.ts'
import { importMessages } from '#catalogue/spreadsheet/import-messages.ts'
import { unescapeHtml } from '#catalogue/text/html/entities.ts'
import { textOf } from '#domain/import/sheet/table-text.ts'
import { invalid, Problem } from '#domain/problem.ts'

/** A text to translate: `promotion/12/title`, with its source and translation. */
export interface TranslationRow {
  key: string
  source: string
  target: string
}

export interface ExportedText extends TranslationRow {
  state: 'missing' | 'outdated' | 'translated'
  title: string
}

const columns = ['key', 'source', 'target', 'state', 'title'] as const

/** Yields texts as a spreadsheet. */
export async function* translationCsv(
  parts: AsyncIterable<readonly ExportedText[]>,
): AsyncGenerator<string> {
  yield `\ufeff${importableCsvRow([...columns])}`
  for await (const texts of parts)
    yield texts.map((text) => importableCsvRow(columns.map((name) => text[name]))).join('')
}

/**
 * Yields texts as XLIFF 1.2, which all tools of translators read. Rich text is HTML as text, which
 * they protect as tags.
 */
export async function* translationXliff(
  parts: AsyncIterable<readonly ExportedText[]>,
  languages: { source: string; target: string },
): AsyncGenerator<string> {
  const { source, target } = languages
  yield `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
<file original="linecheck" datatype="html" source-language="${source}" target-language="${target}">
<body>
`
  for await (const texts of parts) yield texts.map(unitXml).join('')
  yield '</body>\n</file>\n</xliff>\n'
}

function unitXml({ key, source, target, state, title }: ExportedText): string {
  const word =
    state === 'missing' ? 'new' : state === 'outdated' ? 'needs-review-translation' : 'translated'
  return `<trans-unit id="${escapeXml(key)}" xml:space="preserve">
<source>${escapeXml(source)}</source>
<target state="${word}">${escapeXml(target)}</target>
<note>${escapeXml(title)}</note>
</trans-unit>
`
}

/** Characters that XML 1.0 does not allow are left out. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** Bytes of a file, which is parsed as a whole. */
const mostBytes = 32 * 1024 * 1024

/**
 * Reads a file of translations into a language: XLIFF or CSV, by how it begins. Throws
 * `Problem('invalid')`.
 */
export async function readTranslationFile(
  path: string,
  language: Language,
): Promise<TranslationRow[]> {
  if ((await stat(path)).size > mostBytes) throw invalid({ file: [importMessages.tooMuch] })
  const start = (await readFile(path, { encoding: 'utf8' })).trimStart()
  const rows = /^\ufeff?\s*<(?:\?xml|xliff)/i.test(start.slice(0, 200))
    ? readXliff(start, language)
    : readCsv(await wholeText(path))
  if (rows.length > limits.importedTexts)
    throw invalid({ file: [fill(importMessages.tooManyRows, { most: limits.importedTexts })] })
  if (rows.length === 0) throw invalid({ file: [importMessages.empty] })
  return rows
}

async function wholeText(path: string): Promise<string> {
  let text = ''
  for await (const part of textOf(path)) text += part
  return text
}

function readCsv(text: string): TranslationRow[] {
  try {
    const records: string[][] = parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: limits.jsonBody,
    })
    const [headings = [], ...lines] = records
    const names = headings.map((one) => one.trim().toLowerCase())
    const [key, source, target] = ['key', 'source', 'target'].map((name) => names.indexOf(name))
    if (key === undefined || source === undefined || target === undefined) return []
    const missing = ['key', 'source', 'target'].filter((name) => !names.includes(name))
    if (missing.length > 0) throw invalid({ file: [importMessages.notTranslations] })
    const cell = (cells: string[], at: number) => removeFormulaGuards(cells[at] ?? '')
    return lines.map((cells) => {
      return {
        key: cell(cells, key).trim(),
        source: cell(cells, source),
        target: cell(cells, target),
      }
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const row = Number(error.records ?? 0) + 1
    throw invalid({ file: [fill(importMessages.unreadable, { row })] })
  }
}

interface Unit {
  '@id'?: string
  source?: unknown
  target?: unknown
}

/** Elements are read as raw text, and no entity of the file's own is expanded. */
const xml = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  processEntities: false,
  trimValues: false,
  removeNSPrefix: true,
  stopNodes: ['*.source', '*.target', '*.note'],
  isArray: (name) => ['file', 'trans-unit', 'group', 'body'].includes(name),
})

const mostGroups = 8

interface XliffFile {
  '@target-language'?: string
  body?: unknown[]
}

/** Tools write `de` for `de-DE`. Throws `Problem('invalid')` for another language. */
function requireLanguage(tag: string | undefined, language: Language): void {
  const languageOf = (one: string) => one.toLowerCase().split(/[-_]/)[0]
  if (!tag || languageOf(tag) === languageOf(locales[language])) return
  throw invalid({ file: [fill(importMessages.otherLanguage, { language: tag.slice(0, 20) })] })
}

function readXliff(text: string, language: Language): TranslationRow[] {
  // Translators' tools write no document type; entities of one could blow up.
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) throw invalid({ file: [importMessages.notTranslations] })
  try {
    const { xliff } = xml.parse(text) as { xliff?: { file?: XliffFile[] } }
    const files = xliff?.file ?? []
    for (const file of files) requireLanguage(file['@target-language'], language)
    const bodies = files.flatMap(({ body = [] }) => body)
    return bodies.flatMap((body) => unitsIn(body, 0))
  } catch (error) {
    if (error instanceof Problem) throw error
    throw invalid({ file: [importMessages.notTranslations] })
  }
}

function unitsIn(body: unknown, depth: number): TranslationRow[] {
  if (typeof body !== 'object' || body === null || depth > mostGroups) return []
  const { 'trans-unit': units = [], group = [] } = body as {
    'trans-unit'?: Unit[]
    group?: unknown[]
  }
  return [
    ...units.map((unit) => ({
      key: unescapeHtml(String(unit['@id'] ?? '')),
      source: rawText(unit.source),
      target: rawText(unit.target),
    })),
    ...group.flatMap((one) => unitsIn(one, depth + 1)),
  ]
}

/** Returns the text of an element: inline elements of a tool are dropped, CDATA is text. */
function rawText(element: unknown): string {
  const raw =
    typeof element === 'object' && element !== null && '#text' in element
      ? element['#text']
      : element
  if (typeof raw !== 'string') return ''
  const [before = '', ...sections] = raw.split('<![CDATA[')
  return [withoutTags(before), ...sections.map(cdataText)].join('')
}

/** Returns the text of a CDATA section and of what follows it. */
function cdataText(section: string): string {
  const end = section.indexOf(']]>')
  return end < 0 ? section : section.slice(0, end) + withoutTags(section.slice(end + 3))
}

function withoutTags(text: string): string {
  return unescapeHtml(text.replaceAll(/<[^<>]{0,2000}>/g, ''))
}
