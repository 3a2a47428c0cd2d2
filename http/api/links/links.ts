import { z } from 'zod'
import { menuLinks, toContentLink } from '#catalogue/content/checks/links-of.ts'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { plainText } from '#catalogue/text/plain-text.ts'
import { linkUse } from '#catalogue/wire/link-use.ts'
import { listPageOf, localizableText } from '#catalogue/wire.ts'
import { nameLinkTarget, searchLinkTargets } from '#domain/content/lists/list-link-targets.ts'
import { listLinkUses } from '#domain/content/lists/list-link-uses.ts'
import { findDeadLinks } from '#domain/content-checks/find-dead-links.ts'
import { pageOf, pageQuery, paginate } from '#http/call/envelope.ts'
import { actorOf, defineRoute, type Route } from '#http/call/route.ts'
import { siteOf } from '#http/call/saved-response.ts'

/** Ids of pages as `1,14`. */
const pageIds = z
  .string()
  .max(limits.url)
  .regex(/^\d{1,16}(,\d{1,16}){0,99}$/)
  .transform((ids) => ids.split(',').map(Number))

const links = plainText(limits.url * 2)
  .transform((typed) => typed.split(' ').filter((link) => link !== ''))
  .pipe(z.array(z.string()).max(limits.pageSize))

const namedTarget = z.object({
  name: z.string(),
  kind: localizableText,
  path: z.string().nullable(),
})

/** Targets in one answer. */
const listed = 20

/** Checks and finds what links lead to while they are typed, and says what links where. */
export const contentLinkRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/links/check',
    allow: 'content.view',
    summary:
      'Whether guests can open a link to this site, pages of a menu or an entry; other sites are not requested',
    query: z.object({
      address: plainText(limits.url).optional(),
      pages: pageIds.optional(),
      entity_type: plainText(limits.title).optional(),
      entry_id: z.coerce.number().int().positive().max(limits.id).optional(),
    }),
    response: z.object({
      warnings: z.array(localizableText),
      target: namedTarget.nullable(),
    }),
    async run(call) {
      const { address, pages: ids = [], entity_type, entry_id } = call.query
      const entry =
        entity_type === undefined || entry_id === undefined
          ? []
          : [{ entity_type, entry_id, label: '', labels: {} }]
      const chosen = menuLinks([...ids, ...entry]).map((link) => ({ ...link, path: 'pages' }))
      const typed = address === undefined ? [] : [toContentLink('address', address)]
      const links = [...typed, ...chosen]
      const context = { db: call.store.db, now: call.now() }
      const deadLinks = await findDeadLinks(context, links, siteOf(call))
      const target = address === undefined ? null : await nameLinkTarget(context, address)
      const warnings = Object.values(deadLinks).flat()
      return { message: messages.loaded, data: { warnings, target } }
    },
  }),
  defineRoute({
    methods: ['get'],
    path: '/links/targets',
    allow: 'content.view',
    summary: 'The entries and documents that a link can lead to, by a part of their name',
    query: z.object({ search: plainText(limits.search).pipe(z.string().min(1)) }),
    response: z.object({ data: z.array(namedTarget.extend({ link: z.string() })) }),
    async run({ store, now, query }) {
      const context = { db: store.db, now: now() }
      const data = await searchLinkTargets(context, { words: query.search, limit: listed })
      return { message: messages.loaded, data: { data } }
    },
  }),
  defineRoute({
    methods: ['get'],
    path: '/links/uses',
    allow: 'content.view',
    summary:
      'Where entries (`entry:promotion/12`) or pages (`/menu`), up to 100 with spaces between them, are linked from, live or waiting',
    query: z.object({ ...pageQuery, links }),
    response: listPageOf(linkUse),
    async run(call) {
      const { store, now, query } = call
      const context = { db: store.db, actor: actorOf(call), now: now() }
      const asked = { links: query.links, page: pageOf(query) }
      const { rows, total } = await listLinkUses(context, asked)
      return { message: messages.loaded, data: paginate(rows, total, query) }
    },
  }),
]
