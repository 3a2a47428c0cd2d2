import { z } from 'zod'
import { collections } from '#catalogue/catalogue.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import { entrySchema } from '#catalogue/content/entry-schema.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { groupMessages } from '#catalogue/messages/group-messages.ts'
import { invalid } from '#domain/problem.ts'
import { readMenuAt } from '#domain/reading/menu-at.ts'
import { readEntryResponse, readEntryResponses } from '#domain/reading/responses/entry-responses.ts'
import { ListPart, type PublishedRoute } from '#http/call/published-route.ts'

/** The id of a restaurant. */
const atQuery = z.string().regex(/^[1-9]\d{0,8}$/)

/** Public reads of every collection (contract section 4): its live entries, and each of them. */
export const publishedEntries: PublishedRoute[] = collections.flatMap(routesOf)

function routesOf(collection: Collection): PublishedRoute[] {
  const { path, label, plural } = collection
  return [
    {
      path,
      summary: `${plural}: live entries, in their order`,
      response: z.array(entrySchema(collection)),
      ...(collection.key === menuItem.key ? { filters: { at: atQuery.optional() } } : {}),
      async read(reading, { page, filter }) {
        const menu = filter.at ? await readMenuAt(reading, Number(filter.at)) : null
        if (filter.at && !menu) throw invalid({ at: [groupMessages.noSuchLocation] })
        const { rows, total } = await readEntryResponses(reading, collection, page, menu)
        return new ListPart(rows, total)
      },
    },
    {
      path: `${path}/{id}`,
      summary: `${label}: one live entry`,
      response: entrySchema(collection),
      read: (reading, { id }) => readEntryResponse(reading, collection, id),
    },
  ]
}
