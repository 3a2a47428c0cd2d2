import { z } from 'zod'
import { bannerCategories } from '#catalogue/collections/reference-categories.ts'
import { referenceName } from '#catalogue/field.ts'
import { brandPageLabel, brandPagePaths } from '#catalogue/fields/menu-item.ts'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { brandPage, ownPageId, pageCategory, pages } from '#catalogue/pages.ts'
import { settings } from '#catalogue/sections/site/settings.ts'
import { plainText } from '#catalogue/text/plain-text.ts'
import { idAndName, listPageOf } from '#catalogue/wire.ts'
import { listReferences } from '#domain/content/lists/list-references.ts'
import { lookUpEntries } from '#domain/content/lists/look-up-entries.ts'
import { readSection, startReading } from '#domain/reading/reading.ts'
import { pageOf, pageQuery, paginate } from '../call/envelope.ts'
import { defineRoute, type Route } from '../call/route.ts'

const namedPage = idAndName
  .extend({ id: z.union([z.int(), z.string()]), path: z.string().nullable() })
  .meta({ id: 'NamedPage' })

/** Lists for the selects of forms (specification section 7, "Reference lists"). */
export const referenceRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/pages',
    allow: 'content.view',
    summary: 'The pages that menus and links can point to',
    query: z.object(pageQuery),
    response: listPageOf(namedPage),
    async run({ store, now, query }) {
      const { limit, offset } = pageOf(query)
      const context = { db: store.db, now: now() }
      const brand = (await readSection(startReading(context.db, context.now), settings))?.values
      const fixed = [
        ...pages.map((page) => brandPage(page, brand)),
        ...brandPagePaths().map((path) => ({ id: path, name: brandPageLabel(path), path })),
      ]
      const ours = fixed
        .slice(offset, offset + limit)
        .map(({ id, name, path }) => ({ id, name, path }))
      const rest = { limit: limit - ours.length, offset: Math.max(0, offset - fixed.length) }
      const own = await listReferences(context, { categoryId: pageCategory, page: rest })
      const refs = own.rows.map(({ id }) => ({ category: pageCategory, id }))
      const entries = await lookUpEntries(context, refs)
      const made = own.rows.map(({ id, name }) => {
        const path = entries.get(referenceName({ category: pageCategory, id }))?.path ?? null
        return { id: ownPageId(id), name, path }
      })
      const total = fixed.length + own.total
      return { message: messages.loaded, data: paginate([...ours, ...made], total, query) }
    },
  }),
  defineRoute({
    methods: ['get'],
    path: '/banners/home/categories',
    allow: 'content.view',
    summary: 'The categories that a banner can refer to',
    query: z.object(pageQuery),
    response: listPageOf(idAndName),
    async run({ query }) {
      const { limit, offset } = pageOf(query)
      const rows = bannerCategories
        .slice(offset, offset + limit)
        .map(({ id, name }) => ({ id, name }))
      return { message: messages.loaded, data: paginate(rows, bannerCategories.length, query) }
    },
  }),
  defineRoute({
    methods: ['get'],
    path: '/banners/home/categories/{id}/lists',
    allow: 'content.view',
    summary: 'The titles of one category, by search',
    query: z.object({ ...pageQuery, search: plainText(limits.search).optional() }),
    response: listPageOf(idAndName),
    async run({ store, params, query, now }) {
      const { rows, total } = await listReferences(
        { db: store.db, now: now() },
        { categoryId: params.id ?? 0, page: pageOf(query), search: query.search },
      )
      return { message: messages.loaded, data: paginate(rows, total, query) }
    },
  }),
]
