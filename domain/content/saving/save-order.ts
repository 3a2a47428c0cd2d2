import type { z } from 'zod'
import type { Collection } from '#catalogue/declaration.ts'
import { type orderBody, orderOf } from '#catalogue/order.ts'
import type { Context } from '#domain/context.ts'
import { sectionDocument } from '../document.ts'
import { type Saved, saveContent } from './save-content.ts'

/**
 * Moves entries in a draft of a collection's order, and submits it when `approval` is 1. Throws as
 * `saveContent` does.
 */
export async function saveOrder(
  context: Context,
  collection: Collection,
  { moves = [], ...sent }: z.infer<typeof orderBody>,
): Promise<Saved> {
  const document = sectionDocument(orderOf(collection))
  return saveContent(context, { document, recordId: null, sent, moves })
}
