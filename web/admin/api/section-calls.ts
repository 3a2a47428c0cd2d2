import type { Section } from '#catalogue/declaration.ts'
import type { Editor } from '#catalogue/editor.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import {
  type ApiResponse,
  type CallInput,
  type Got,
  getApi,
  type PathOf,
  postApi,
} from './call-api.ts'
import type { DocumentView, Json, LogEntry, Saved } from './wire.gen.ts'

// Sections and editors declare where they are loaded and saved. These types name the possible
// calls; a test of the API checks that every declaration means one of them.

export interface EditorLoad {
  sections: Record<string, DocumentView>
  logs: LogEntry[]
  last_updated_at: string | null
}

type Returning<M extends 'get' | 'post', Data> = {
  [P in PathOf<M>]: Got<M, P> extends Data ? P : never
}[PathOf<M>]

/** The calls of a section that take a language. */
type InLanguages = {
  [P in PathOf<'post'>]: 'query' extends keyof CallInput<'post', P> ? P : never
}[PathOf<'post'>]

type WithId = `${string}/{id}${string}`
type EditorPath = Returning<'get', EditorLoad>
type RecordPath = Extract<Returning<'post', Saved>, `${string}/{id}`>
type SectionPath = Exclude<Returning<'post', Saved> & InLanguages, WithId>

export function loadEditor(
  { loads, section }: Editor,
  variant: Variant,
  signal: AbortSignal,
): Promise<EditorLoad> {
  const query = { ...variantQuery(variant), ...(section === undefined ? {} : { section }) }
  return getApi((loads[0]?.path ?? '') as EditorPath, { query, signal })
}

/** Saves a section: to its path, or below it to the given revision. */
export function saveSection(
  { savePath }: Section,
  { recordId: id, body, key, ...variant }: Save,
): Promise<ApiResponse<Saved>> {
  const query = variantQuery(variant)
  if (id === null)
    return postApi(savePath as SectionPath, { query, body: body as Body<SectionPath>, key })
  const record = `${savePath}/{id}` as RecordPath
  return postApi(record, { id, query, body: body as Body<RecordPath>, key })
}

/** Which variant of a document: in a language ('' for the first), on the site or in a campaign. */
export interface Variant {
  language?: DocumentLanguage
  /** Left out for the site. */
  campaign?: number | undefined
}

export interface Save extends Variant {
  /** Null saves to the section's path itself. */
  recordId: number | null
  body: Record<string, Json>
  /** The idempotency key. */
  key: string
}

export function variantQuery({ language = '', campaign }: Variant) {
  return {
    ...(language === '' ? {} : { lang: language }),
    ...(campaign === undefined ? {} : { campaign }),
  }
}

type Body<P extends PathOf<'post'>> = CallInput<'post', P> extends { body: infer B } ? B : never
