import type { Language } from '#catalogue/languages.ts'
import { languageTags } from '#catalogue/languages.ts'
import type { Actor } from '#domain/actor.ts'
import { asEditor } from '../people.ts'
import { multipart } from '../upload.ts'
import type { openCollections } from './open-collections.ts'

/** What an import answers. */
export interface ImportResponse {
  dry_run: boolean
  new: number
  changed: number
  unchanged: number
  refused: number
  mapping: {
    columns: { heading: string; field: string | null; samples: string[] }[]
    defaults: Record<string, string>
    remembered: boolean
  } | null
  unmapped: string[]
  unmatched_pictures: string[]
  problems: { column: string; message: string; count: number; rows: number[][] }[]
  rows: {
    row: number
    id: number | null
    title: string
    outcome: string
    refusals: { column: string; message: string }[]
  }[]
}

interface Envelope {
  success: boolean
  message: string
  errors?: Record<string, string[]>
  data: ImportResponse
}

type Desk = Awaited<ReturnType<typeof openCollections>>

interface ImportOptions {
  dry?: boolean
  /** Whether it submits the rows. */
  submits?: boolean
  who?: Actor
  language?: Language
  /** JSON. */
  mapping?: string
  /** JSON. */
  pictures?: string
}

/** Imports a table, as an editor unless `who` says otherwise; only checks it with `dry`. */
export async function importFile(
  { app }: Desk,
  path: string,
  bytes: string | Uint8Array | null,
  {
    dry = false,
    submits = false,
    who = asEditor,
    language = 'en',
    mapping,
    pictures,
  }: ImportOptions = {},
): Promise<{ status: number; body: Envelope }> {
  const { headers, body } = multipart([
    ...(bytes === null ? [] : [{ field: 'file', name: 'table.csv', bytes }]),
    { field: 'dry_run', value: dry ? '1' : '0' },
    ...(submits ? [{ field: 'approval', value: '1' }] : []),
    ...(pictures === undefined ? [] : [{ field: 'pictures', value: pictures }]),
    ...(mapping === undefined ? [] : [{ field: 'mapping', value: mapping }]),
  ])
  const authorization = `Bearer ${await app.tokenOf(who)}`
  const response = await app.send('POST', `/api${path}/import`, {
    headers: { ...headers, authorization, 'accept-language': languageTags[language] },
    body,
  })
  return { status: response.status, body: JSON.parse(response.bytes.toString()) }
}

/** Returns what an import says of the file as a whole. */
export async function fileProblem(desk: Desk, path: string, bytes: string | Uint8Array) {
  const { status, body } = await importFile(desk, path, bytes, { dry: true })
  return status === 422 ? body.errors?.file?.[0] : `it was taken: ${body.message}`
}

/** Returns what is wrong with the rows of a table: `3.type: message`. */
export async function rowErrors(desk: Desk, path: string, bytes: string, language?: Language) {
  const { body } = await importFile(desk, path, bytes, { dry: true, ...(language && { language }) })
  if (!body.success) throw new Error(JSON.stringify(body.errors))
  return body.data.rows.flatMap(({ row, refusals }) => {
    return refusals.map(({ column, message }) => `${row}.${column}: ${message}`)
  })
}

/** Returns a collection's list as CSV. */
export async function exportCsv({ app }: Desk, path: string, language: Language = 'en') {
  const authorization = `Bearer ${await app.tokenOf(asEditor)}`
  const headers = { authorization, 'accept-language': languageTags[language] }
  return (await app.get(`/api${path}/export?format=csv`, headers)).bytes.toString()
}

/** Returns the file of the rows that an import would reject. */
export async function rejectedRowsFile({ app }: Desk, path: string, bytes: string) {
  const { headers, body } = multipart([{ field: 'file', name: 'table.csv', bytes }])
  const authorization = `Bearer ${await app.tokenOf(asEditor)}`
  const sent = { headers: { ...headers, authorization }, body }
  const response = await app.send('POST', `/api${path}/import/refused`, sent)
  return { type: response.headers['content-type'], text: response.bytes.toString() }
}

/** Returns which field each column was guessed for. */
export function columnsOf({ mapping }: ImportResponse) {
  return Object.fromEntries(mapping?.columns.map(({ heading, field }) => [heading, field]) ?? [])
}

/** Returns the guess as a person sends it back. */
export function confirmed({ mapping }: ImportResponse, defaults: Record<string, string> = {}) {
  const columns = mapping?.columns.map(({ heading, field }) => [heading, field]) ?? []
  return JSON.stringify({ columns: Object.fromEntries(columns), defaults })
}
