import { z } from 'zod'
import { collections } from '#catalogue/catalogue.ts'
import { entrySchema } from '#catalogue/content/entry-schema.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { readEntryResponse, readEntryResponses } from '#domain/reading/responses/entry-responses.ts'
import { ListPart, type PublishedRoute } from '#http/call/published-route.ts'

/** Public reads of every collection (contract section 4): its live entries, and each of them. */
export const publishedEntries: PublishedRoute[] = collections.flatMap(routesOf)

function routesOf(collection: Collection): PublishedRoute[] {
  const { path, label, plural } = collection
  return [
    {
      path,
      summary: `${plural}: live entries, in their order`,
      response: z.array(entrySchema(collection)),
      async read(reading, { page }) {
        const { rows, total } = await readEntryResponses(reading, collection, page)
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
