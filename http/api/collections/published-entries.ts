import { z } from 'zod'
import { collections } from '#catalogue/catalogue.ts'
import { entrySchema } from '#catalogue/content/entry-schema.ts'
import type { Collection } from '#catalogue/declaration.ts'
import { readEntryAnswer, readEntryAnswers } from '#domain/reading/answers/read-entry-answers.ts'
import { Part, type PublishedRoute } from '#http/call/published-route.ts'

/** What guests see of every collection (contract section 4): its live entries, and each of them. */
export const publishedEntries: PublishedRoute[] = collections.flatMap(routesOf)

function routesOf(collection: Collection): PublishedRoute[] {
  const { path, label, plural } = collection
  return [
    {
      path,
      summary: `${plural}: what is live, in their own order`,
      answer: z.array(entrySchema(collection)),
      async read(reading, { page }) {
        const { rows, total } = await readEntryAnswers(reading, collection, page)
        return new Part(rows, total)
      },
    },
    {
      path: `${path}/{id}`,
      summary: `${label}: one that is live`,
      answer: entrySchema(collection),
      read: (reading, { id }) => readEntryAnswer(reading, collection, id),
    },
  ]
}
