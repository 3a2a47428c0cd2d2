import { slugTargets } from '#catalogue/content/checks/targets-of.ts'
import { type Content, type Declaration, emptyContent } from '#catalogue/declaration.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { inEnglish } from '#catalogue/messages/localize.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { appPage, brandPage, pageById } from '#catalogue/pages.ts'
import { pathOf } from '#catalogue/sections/site/check-redirects.ts'
import { addRedirect, maxRedirects, redirects } from '#catalogue/sections/site/redirects.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import type { Context } from '#domain/context.ts'
import { findRevision } from '#store/content/revisions.ts'
import { listReachable } from '#store/content-checks/content-issues.ts'
import { sectionDocument } from '../content/document.ts'
import { lockForPublishing, publishDirectly } from '../content/transitions/publish-directly.ts'
import { invalid } from '../problem.ts'
import { readSection, startReading } from '../reading/reading.ts'

/**
 * Adds a redirect where the settings have moved a page, in the same transaction. Throws
 * `Problem('invalid')` when the list of redirects is full.
 */
export async function redirectMovedPages(
  context: Context,
  declaration: Declaration,
  before: Content,
  after: Content,
): Promise<void> {
  const { db } = context
  if (declaration.key !== settings.key) return
  const from = appPath(before)
  const to = appPath(after)
  if (!from || !to || from === to) return
  const document = sectionDocument(redirects)
  const state = await lockForPublishing(context, document)
  const live = state.live_id === null ? undefined : await findRevision(db, state.live_id)
  const content = addRedirect(live?.content ?? emptyContent(redirects), from, to)
  if (!content) {
    throw invalid({ app_slug: [fill(inputMessages.redirectsFull, { most: maxRedirects })] })
  }
  const remarks = inEnglish(fill(messages.moved, { from, to }))
  await publishDirectly(context, document, state, { content, step: 'publish', remarks })
}

/** Returns an error for a redirect from the address of a page: the page would be hidden, or stay. */
export async function checkRedirects(
  { db, now }: Pick<Context, 'db' | 'now'>,
  declaration: Declaration,
  content: Content,
): Promise<FieldErrors> {
  if (declaration.key !== redirects.key) return {}
  const live = await readSection(startReading(db, now), settings)
  const page = appPath({ values: live?.values ?? {} })
  const from = content.items.map(({ values }) => pathOf(String(values.from)))
  const own = await listReachable(
    db,
    now,
    from.flatMap((path) => (path === null ? [] : slugTargets(path))),
  )
  const taken = new Set([page, ...own.map(({ slug }) => `/${encodeURIComponent(slug)}`)])
  const at = from.findIndex((path) => path !== null && taken.has(path))
  return at < 0 ? {} : { [`redirects.${at}.from`]: [inputMessages.pageAtAddress] }
}

function appPath({ values }: Pick<Content, 'values'>): string | null {
  const page = pageById(appPage)
  return page
    ? brandPage(page, { brand_name: '', app_slug: String(values.app_slug ?? '') }).path
    : null
}
