import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { stateCodes } from '#catalogue/revision-state.ts'
import { plainText } from '#catalogue/text/plain-text.ts'
import { localizableText } from '#catalogue/wire.ts'
import { nameEntries, searchEntries } from '#domain/content/lists/search-entries.ts'
import { defineRoute, type Route } from '#http/call/route.ts'

/** Entries in one answer. */
const listed = 12

/** Entries as `promotion/12,faq/3`. */
const references = z
  .string()
  .max(limits.url)
  .regex(/^[a-z_]{1,40}\/[1-9]\d{0,9}(,[a-z_]{1,40}\/[1-9]\d{0,9}){0,11}$/)
  .transform((text) =>
    text.split(',').map((one) => {
      const [entity_type = '', id] = one.split('/')
      return { entity_type, entry_id: Number(id) }
    }),
  )

const foundEntry = z.object({
  entity_type: z.string(),
  entry_id: z.int(),
  title: z.string(),
  label: localizableText,
  approval: z.literal(Object.values(stateCodes)),
})

/** Finds entries of every collection by their titles, whatever their state. */
export const foundEntryRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/entries',
    allow: 'content.view',
    summary: 'Entries of all collections, drafts too: by a part of their title, or some by id',
    query: z.object({
      search: plainText(limits.search).default(''),
      entries: references.optional(),
    }),
    response: z.object({ data: z.array(foundEntry) }),
    async run({ store: { db }, query: { search: words, entries } }) {
      const found = words === '' ? [] : await searchEntries(db, { words, limit: listed })
      const named = entries ? await nameEntries(db, entries) : []
      return { message: messages.loaded, data: { data: [...named, ...found] } }
    },
  }),
]
