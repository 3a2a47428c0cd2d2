import { z } from 'zod'
import type { Derived } from '../derived.ts'
import { hourRows } from '../opening/hour-rows.ts'
import type { LocationHours } from './location-services.ts'
import { mainService, weekOfService } from './location-services.ts'
import { type Address, addressLine, type GeoPoint, mapLink } from './postal-address.ts'

const rows = z.array(z.object({ days: z.string(), hours: z.string() }))

type Stored = Address & GeoPoint & Omit<LocationHours, 'exceptions'>

/** What the specification's Location carries beside what staff type: all of it follows from that. */
export const locationDerived: Derived<Stored> = {
  answers: {
    address: z.string(),
    location: z.string(),
    deliver: z.boolean(),
    content: rows,
    content2: rows,
  },
  of(values, reader) {
    const isDelivering = values.services.includes('delivery')
    return {
      address: addressLine(values, reader),
      location: mapLink(values),
      deliver: isDelivering,
      content: hourRows(weekOfService(values, mainService(values.services)), reader),
      content2: isDelivering ? hourRows(weekOfService(values, 'delivery'), reader) : [],
    }
  },
}
