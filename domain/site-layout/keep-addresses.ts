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
import { sectionDocument } from '../content/document.ts'
import { holdToPublish, publishDirectly } from '../content/transitions/publish-directly.ts'
import { invalid } from '../problem.ts'
import { readSection, startReading } from '../reading/reading.ts'

/**
 * Leaves a redirect where saved settings have moved a page, in the same transaction. Refuses (422)
 * when there is no room for another.
 */
export async function keepAddresses(
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
  const head = await holdToPublish(context, document)
  const live = head.live_id === null ? undefined : await findRevision(db, head.live_id)
  const content = addRedirect(live?.content ?? emptyContent(redirects), from, to)
  if (!content) {
    throw invalid({ app_slug: [fill(inputMessages.redirectsFull, { most: maxRedirects })] })
  }
  const remarks = inEnglish(fill(messages.moved, { from, to }))
  await publishDirectly(context, document, head, { content, step: 'publish', remarks })
}

/** Refuses a redirect from where the settings have put a page, which would never be followed. */
export async function checkAddresses(
  { db, now }: Pick<Context, 'db' | 'now'>,
  declaration: Declaration,
  content: Content,
): Promise<FieldErrors> {
  if (declaration.key !== redirects.key) return {}
  const live = await readSection(startReading(db, now), settings)
  const page = appPath({ values: live?.values ?? {} })
  const at = content.items.findIndex(({ values }) => pathOf(String(values.from)) === page)
  return at < 0 ? {} : { [`redirects.${at}.from`]: [inputMessages.pageAtAddress] }
}

function appPath({ values }: Pick<Content, 'values'>): string | null {
  const page = pageById(appPage)
  return page
    ? brandPage(page, { brand_name: '', app_slug: String(values.app_slug ?? '') }).path
    : null
}
