import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages.ts'
import { plainText } from '#catalogue/plain-text.ts'
import { listGallery } from '#domain/media/list-gallery.ts'
import { pageOf, pageQuery } from '../envelope.ts'
import { defineRoute, type Route } from '../route.ts'

const direction = z.enum(['asc', 'desc'])

/** The library as the picker sees it (specification section 7, "Media"). */
export const galleryRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/galleries',
    allow: 'media.view',
    summary: 'Photos, files and videos, by name and order',
    query: z.object({
      ...pageQuery,
      search: plainText(limits.search).optional(),
      sortDate: direction.optional(),
      sortName: direction.optional(),
    }),
    async run({ store, query }) {
      const { search, sortDate, sortName } = query
      const order = sortName
        ? ({ by: 'name', direction: sortName } as const)
        : ({ by: 'created_at', direction: sortDate ?? 'desc' } as const)
      const data = await listGallery(store.db, { search: search ?? '', order }, pageOf(query))
      return { message: messages.loaded, data }
    },
  }),
]
