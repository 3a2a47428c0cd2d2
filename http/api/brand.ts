import { z } from 'zod'
import { messages } from '#catalogue/messages/messages.ts'
import { readBrandRegion } from '#domain/reading/read-brand-region.ts'
import { startReading } from '#domain/reading/reading.ts'
import { defineRoute, type Route } from '../call/route.ts'

/** What forms need of the brand to show and take money and moments. */
export const brandRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/brand',
    allow: 'content.view',
    summary: "The brand's currency and time zone",
    answer: z.object({ currency: z.string(), time_zone: z.string() }),
    async run({ store, now }) {
      const data = await readBrandRegion(startReading(store.db, now()))
      return { message: messages.loaded, data }
    },
  }),
]
