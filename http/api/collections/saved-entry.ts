import { z } from 'zod'
import { type EntryState, entryStateSchema } from '#catalogue/content/entry-schema.ts'
import type { Collection } from '#catalogue/declaration.ts'
import type { FieldErrors, Message } from '#catalogue/messages/message.ts'
import { schemaName } from '#catalogue/schema-name.ts'
import { recordHead, wholeNumber } from '#catalogue/wire.ts'
import { type EntryDocument, loadEntry } from '#domain/entries/load-entry.ts'
import { actorOf, type Call } from '#http/call/route.ts'
import { linkWarnings, warningsSchema } from '#http/call/saved-response.ts'

/** Returns the schema of a saved entry: as of sections, but `id` is the entry's, which never changes. */
export function savedEntrySchema(collection: Collection) {
  const head = recordHead.omit({ id: true }).partial().shape
  const ids = { id: wholeNumber, record_id: wholeNumber.nullable(), record: recordHead.nullable() }
  const state = entryStateSchema(collection)
  return z
    .object({ ...head, ...ids, state, warnings: warningsSchema })
    .meta({ id: `Saved${schemaName(collection)}` })
}

/** Returns the response of a save: the entry's state after it. */
export async function savedEntry(
  call: Call<unknown, unknown>,
  document: EntryDocument,
  message: Message,
): Promise<{ message: Message; data: ReturnType<typeof toResponse> }> {
  const state = await loadEntry(
    { db: call.store.db, actor: actorOf(call), now: call.now() },
    document,
  )
  const warnings = await linkWarnings(call, document.declaration, state)
  return { message, data: toResponse(state, warnings) }
}

function toResponse(state: EntryState, warnings: FieldErrors) {
  const { record, entry_id: id } = state
  return { ...record, id, record_id: record?.id ?? null, record, state, warnings }
}
