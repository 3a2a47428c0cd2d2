import type { Collection } from '#catalogue/declaration.ts'

/**
 * Returns what a question about taking entries off the site says about links to them; nothing where
 * none are known. Loaded with the question: lists are opened far more often.
 */
export async function aboutLinks(collection: Collection, ids: readonly number[]) {
  try {
    const { linksNote } = await import('./linked-from.tsx')
    return await linksNote(collection, ids)
  } catch {
    // Without an answer the question is asked all the same.
    return {}
  }
}
