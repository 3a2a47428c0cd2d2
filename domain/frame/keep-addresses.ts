import { type Content, type Declaration, emptyContent } from '#catalogue/declaration.ts'
import { redirects, withMove } from '#catalogue/frame/redirects.ts'
import { settings } from '#catalogue/frame/settings.ts'
import { appPage, brandPage, pageById } from '#catalogue/pages.ts'
import { bumpPublished } from '#store/content/bump-published.ts'
import { findNewestRevision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import type { Actor } from '../actor.ts'
import { publishHeld } from '../content/publish-directly.ts'

/** Leaves a redirect where saved settings have moved a page, in the same transaction. */
export async function keepAddresses(
  tx: Tx,
  actor: Actor,
  now: string,
  declaration: Declaration,
  before: Content,
  after: Content,
): Promise<void> {
  if (declaration.key !== settings.key) return
  const from = appPath(before)
  const to = appPath(after)
  if (!from || !to || from === to) return
  await bumpPublished(tx, redirects.key)
  const newest = await findNewestRevision(tx, { subject: redirects.key, entryId: 0 })
  const content = withMove(newest?.content ?? emptyContent(redirects), from, to)
  const remarks = `${from} has moved to ${to}`
  await publishHeld(tx, actor, now, redirects, { content, step: 'publish', remarks })
}

function appPath({ values }: Content): string | null {
  const page = pageById(appPage)
  return page
    ? brandPage(page, { brand_name: '', app_slug: String(values.app_slug ?? '') }).path
    : null
}
