/** Degrees north and east. */
export type Point = readonly [latitude: number, longitude: number]

/** The earth's mean radius in metres. */
const radius = 6_371_008.8

/** As the crow flies, in metres (haversine). */
export function distanceBetween([north, east]: Point, [otherNorth, otherEast]: Point): number {
  const half = (from: number, to: number) => Math.sin(((to - from) * Math.PI) / 360) ** 2
  const across = Math.cos((north * Math.PI) / 180) * Math.cos((otherNorth * Math.PI) / 180)
  const share = half(north, otherNorth) + across * half(east, otherEast)
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(share)))
}

/** Where roads are measured in miles. */
const milesIn = new Set(['US', 'GB', 'LR', 'MM'])

const metresIn = { mile: 1_609.344, kilometer: 1_000 }

/**
 * A distance as readers write it: one digit behind the point while it is short.
 *
 * @param region theirs (ISO 3166-1), by which it is kilometres or miles
 */
export function distanceWords(metres: number, locale: string, region = regionHere()): string {
  const unit = milesIn.has(region) ? 'mile' : 'kilometer'
  const amount = metres / metresIn[unit]
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount)
}

/** The one that this browser is set to; '' where it does not say. */
function regionHere(): string {
  try {
    return new Intl.Locale(navigator.language).region ?? ''
  } catch {
    return ''
  }
}
