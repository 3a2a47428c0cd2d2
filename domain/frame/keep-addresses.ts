import { type Content, type Declaration, emptyContent } from '#catalogue/declaration.ts'
import { redirects, withMove } from '#catalogue/frame/redirects.ts'
import { settings } from '#catalogue/frame/settings.ts'
import { appPage, brandPage, pageById } from '#catalogue/pages.ts'
import { findRevision } from '#store/content/revisions.ts'
import type { Tx } from '#store/tables.ts'
import type { Actor } from '../actor.ts'
import { sectionPlace } from '../content/place.ts'
import { holdToPublish, publishDirectly } from '../content/publish-directly.ts'

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
  const place = sectionPlace(redirects)
  const head = await holdToPublish(tx, now, place)
  const live = head.live_id === null ? undefined : await findRevision(tx, head.live_id)
  const content = withMove(live?.content ?? emptyContent(redirects), from, to)
  const remarks = `${from} has moved to ${to}`
  await publishDirectly(tx, actor, now, place, head, { content, step: 'publish', remarks })
}

function appPath({ values }: Content): string | null {
  const page = pageById(appPage)
  return page
    ? brandPage(page, { brand_name: '', app_slug: String(values.app_slug ?? '') }).path
    : null
}
