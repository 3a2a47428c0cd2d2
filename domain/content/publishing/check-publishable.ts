import { checkComplete } from '#catalogue/content/check-complete.ts'
import type { ActorRef } from '#domain/actor.ts'
import { checkDisclosure } from '#domain/content/menu-disclosure.ts'
import type { Context } from '#domain/context.ts'
import { invalid } from '#domain/problem.ts'
import type { Revision } from '#store/content/revisions.ts'
import { loadBrandRegion } from '../brand-region.ts'
import { checkReferences } from '../check-references.ts'
import type { Document } from '../document.ts'
import { checkParents } from '../own-address.ts'
import { findSource } from '../source/find-source.ts'

/** Throws `Problem('invalid')` for content that lacks what publishing needs. */
export async function checkPublishable(
  context: Context<ActorRef>,
  document: Document,
  { content, starts_at, ends_at }: Pick<Revision, 'content' | 'starts_at' | 'ends_at'>,
): Promise<void> {
  const { declaration, contentOf } = await findSource(context, document)
  const { colours } = await loadBrandRegion(context.db)
  const whole = contentOf(content) ?? content
  const errors = {
    ...(await checkDisclosure(context, document, content)),
    ...checkComplete(declaration, whole, { starts_at, ends_at }, colours),
    ...(await checkReferences(context, { declaration, content: whole, former: null })),
    ...(await checkParents(context, document, content)),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}
