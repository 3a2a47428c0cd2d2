import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { declarationByKey } from '#catalogue/catalogue.ts'
import type { Content } from '#catalogue/declaration.ts'
import type { Field } from '#catalogue/field.ts'
import { storedRows } from '#catalogue/fields/lists/translated-rows.ts'
import type { Json } from '#catalogue/json.ts'
import type { Revision } from '#store/content/revisions.ts'
import {
  listDeclaredLiveRevisions,
  listUndeclaredRevisions,
} from '#store/content/undeclared-revisions.ts'
import type { Store } from '#store/store.ts'
import type { Db } from '#store/tables.ts'
import { listUndeclared } from './list-undeclared.ts'

/** Revisions in memory at once. */
const part = 100

export interface UndeclaredContent {
  documents: { key: string; count: number }[]
  fields: { key: string; field: string; count: number }[]
}

/**
 * Returns how much content is kept that the brand no longer declares: documents by their keys, and
 * live documents by fields and by kinds of blocks (`blocks.herd`).
 */
export async function countUndeclaredContent({ longReads }: Store): Promise<UndeclaredContent> {
  const documents = Object.entries(await listUndeclared(longReads))
  const counts = new Map<string, number>()
  for await (const revisions of eachPart(longReads, listDeclaredLiveRevisions))
    for (const revision of revisions)
      for (const { field } of undeclaredValues(revision)) {
        const name = `${revision.subject} ${field}`
        counts.set(name, (counts.get(name) ?? 0) + 1)
      }
  return {
    documents: documents.map(([key, count]) => ({ key, count })),
    fields: [...counts].sort().map(([name, count]) => {
      const [key = '', field = ''] = name.split(' ')
      return { key, field, count }
    }),
  }
}

/** Yields the same content as JSON: every revision of the documents, and the values that are live. */
export async function* exportUndeclaredContent({ longReads }: Store): AsyncGenerator<string> {
  let separator = '[\n'
  const line = (value: object) => {
    const text = `${separator}${JSON.stringify(value)}`
    separator = ',\n'
    return text
  }
  for await (const revisions of eachPart(longReads, listUndeclaredRevisions))
    for (const { subject, entry_id, language, state, version, updated_at, content } of revisions)
      yield line({ key: subject, entry_id, language, state, version, updated_at, content })
  for await (const revisions of eachPart(longReads, listDeclaredLiveRevisions))
    for (const revision of revisions) {
      const { subject, entry_id, language } = revision
      const values = undeclaredValues(revision)
      if (values.length > 0) yield line({ key: subject, entry_id, language, values })
    }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

async function* eachPart(db: Db, list: typeof listUndeclaredRevisions) {
  for (let after = 0; ; ) {
    const revisions = await list(db, { after, limit: part })
    if (revisions.length === 0) return
    yield revisions
    after = revisions.at(-1)?.id ?? after
    await yieldToEventLoop()
  }
}

interface UndeclaredValue {
  field: string
  /** Of a set. */
  item?: number
  value: Json
}

function undeclaredValues({
  subject,
  content,
}: Pick<Revision, 'subject' | 'content'>): UndeclaredValue[] {
  const declaration = declarationByKey(subject)
  if (!declaration) return []
  const { fields, set } = declaration
  return [
    ...undeclaredIn(fields, content.values),
    ...content.items.flatMap(({ id, values }) =>
      undeclaredIn(set?.fields ?? [], values).map((one) => ({ ...one, item: id })),
    ),
  ]
}

function undeclaredIn(fields: readonly Field[], values: Content['values']): UndeclaredValue[] {
  return Object.entries(values).flatMap(([key, value]): UndeclaredValue[] => {
    const field = fields.find((one) => one.key === key)
    if (!field) return [{ field: key, value }]
    const kinds = field.rows?.kinds
    if (!kinds) return []
    return storedRows(value)
      .filter((row) => !kinds.some(({ kind }) => kind === row.values.kind))
      .map((row) => ({ field: `${key}.${row.values.kind}`, value: row }))
  })
}
