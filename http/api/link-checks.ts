import { z } from 'zod'
import { menuLinks } from '#catalogue/content/checks/links-of.ts'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { plainText } from '#catalogue/text/plain-text.ts'
import { localizableText } from '#catalogue/wire.ts'
import { findDeadLinks } from '#domain/content-checks/find-dead-links.ts'
import { defineRoute, type Route } from '../call/route.ts'
import { siteOf } from '../call/saved-response.ts'

/** Ids of pages as `1,14`. */
const pageIds = z
  .string()
  .max(limits.url)
  .regex(/^\d{1,16}(,\d{1,16}){0,99}$/)
  .transform((ids) => ids.split(',').map(Number))

/** Checks for forms while a link is typed or a page is chosen; saves answer the same as `warnings`. */
export const linkCheckRoutes: Route[] = [
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
    response: z.object({ warnings: z.array(localizableText) }),
    async run(call) {
      const { address, pages: ids = [], entity_type, entry_id } = call.query
      const entry =
        entity_type === undefined || entry_id === undefined
          ? []
          : [{ entity_type, entry_id, label: '', labels: {} }]
      const chosen = menuLinks([...ids, ...entry]).map((link) => ({ ...link, path: 'pages' }))
      const typed = address === undefined ? [] : [{ path: 'address', address }]
      const links = [...typed, ...chosen]
      const deadLinks = await findDeadLinks(
        { db: call.store.db, now: call.now() },
        links,
        siteOf(call),
      )
      return { message: messages.loaded, data: { warnings: Object.values(deadLinks).flat() } }
    },
  }),
]
