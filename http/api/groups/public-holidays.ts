import { z } from 'zod'
import { languages, languageTags } from '#catalogue/languages.ts'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { plainText } from '#catalogue/text/plain-text.ts'
import { nextHolidays } from '#domain/entries/holidays/next-holidays.ts'
import { defineRoute, type Route } from '#http/call/route.ts'

/** Ids as `1,14`. */
const ids = z
  .string()
  .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9}){0,499}$/)
  .transform((text) => text.split(',').map(Number))
  .optional()

const day = z.string()

const publicHoliday = z
  .object({
    date: day,
    /** Its last day where it lasts several. */
    until: day.nullable(),
    names: z.array(z.string()),
    /** ISO 3166. */
    countries: z.array(z.string()),
    /** Restaurants that it is a holiday for, and those of them without an exception on that day. */
    restaurants: z.int(),
    unsaid: z.int(),
  })
  .meta({ id: 'PublicHoliday' })

/** The next public holidays where some restaurants are. */
export const publicHolidayRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/locations/holidays',
    allow: 'content.view',
    rate: 'import',
    summary: 'The next public holidays of some restaurants, and how many have no exception on them',
    query: z
      .object({
        /** Restaurants, groups (each as `1,14`) and words narrow each other down. */
        ids,
        groups: ids,
        search: plainText(limits.search).optional(),
        language: z.enum(languages).default('en'),
      })
      .refine(({ ids, groups, search }) => [ids, groups, search].some(Boolean)),
    response: z.array(publicHoliday),
    async run({ store: { db }, now, query: { language, ...where } }) {
      const data = await nextHolidays({ db, now: now() }, where, languageTags[language])
      return { message: messages.loaded, data }
    },
  }),
]
