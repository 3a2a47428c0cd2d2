import type { Declaration } from '#catalogue/declaration.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import type { DocumentView } from '#catalogue/wire.ts'
import { findDeadLinksIn, type Site } from '#domain/content-checks/find-dead-links.ts'
import type { Call } from './context.ts'

/** Returns warnings for the links of a saved record that lead to no page that guests can open. */
export async function linkWarnings(
  call: Call<unknown, unknown>,
  declaration: Declaration,
  { record }: Pick<DocumentView, 'record'>,
): Promise<FieldErrors> {
  if (!record) return {}
  return findDeadLinksIn(call.store.db, call.now(), declaration, record.id, siteOf(call))
}

/** Returns the site as checks of its addresses know it. */
export function siteOf({ pages = [], addresses = [], config }: Call<unknown, unknown>): Site {
  return { pages, addresses, origin: config.publicUrl }
}
