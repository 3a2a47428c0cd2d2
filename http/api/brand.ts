import { z } from 'zod'
import { messages } from '#catalogue/messages/messages.ts'
import { whole } from '#catalogue/wire.ts'
import { readBrandRegion } from '#domain/reading/read-brand-region.ts'
import { startReading } from '#domain/reading/reading.ts'
import { defineRoute, type Route } from '../call/route.ts'

/** What forms have to know to show and take money, moments and files. */
export const brandRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/brand',
    allow: 'content.view',
    summary: "The brand's currency, time zone and country, and how large a file may be",
    answer: z.object({
      currency: z.string(),
      time_zone: z.string(),
      /** ISO 3166-1; '' where it is not known. */
      country: z.string(),
      /** Bytes that one file may have. */
      upload_bytes: whole,
    }),
    async run({ store, now, config }) {
      const data = await readBrandRegion(startReading(store.db, now()))
      return { message: messages.loaded, data: { ...data, upload_bytes: config.maxUpload } }
    },
  }),
]
