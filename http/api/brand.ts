import { z } from 'zod'
import { messages } from '#catalogue/messages/messages.ts'
import { programVersion } from '#catalogue/program-version.ts'
import { wholeNumber } from '#catalogue/wire.ts'
import { readBrandColours, readBrandRegion } from '#domain/reading/read-brand-region.ts'
import { startReading } from '#domain/reading/reading.ts'
import { defineRoute, type Route } from '../call/route.ts'

/** Facts about the brand that forms need for money, times and files. */
export const brandRoutes: Route[] = [
  defineRoute({
    methods: ['get'],
    path: '/brand',
    allow: 'content.view',
    summary:
      "The brand's currency, time zone, country and colours, how large a file may be, and the program's version",
    response: z.object({
      currency: z.string(),
      time_zone: z.string(),
      /** ISO 3166-1; '' when it is unknown. */
      country: z.string(),
      /** Bytes of one file at most. */
      upload_bytes: wholeNumber,
      primary_color: z.string(),
      secondary_color: z.string(),
      /** Of the program. */
      version: z.string(),
    }),
    async run({ store, now, config }) {
      const reading = startReading(store.db, now())
      const { currency, time_zone, country } = await readBrandRegion(reading)
      const brand = { currency, time_zone, country, ...(await readBrandColours(reading)) }
      const data = { ...brand, upload_bytes: config.maxUpload, version: programVersion }
      return { message: messages.loaded, data }
    },
  }),
]
