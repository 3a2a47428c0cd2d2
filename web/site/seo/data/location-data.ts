import type { Address } from '#catalogue/collections/postal-address.ts'
import { currentCountry } from '#catalogue/time/regions.ts'

type Data = Record<string, unknown>

interface Coordinates {
  latitude: number | null
  longitude: number | null
}

/** Returns address and coordinates as far as known (schema.org PostalAddress, GeoCoordinates). */
export function locationData(place: Address & Coordinates): Data {
  const { latitude, longitude } = place
  const hasCoordinates = latitude !== null && longitude !== null
  return {
    ...addressData(place),
    ...(hasCoordinates ? { geo: geoData(latitude, longitude) } : {}),
  }
}

/** Search engines reject fewer than five decimals (a metre). */
function geoData(latitude: number, longitude: number): Data {
  const [north, east] = [latitude, longitude].map((degrees) => degrees.toFixed(5))
  return { '@type': 'GeoCoordinates', latitude: north, longitude: east }
}

function addressData({ street, town, region, postcode, country }: Address): Data {
  const parts = {
    streetAddress: street,
    addressLocality: town,
    addressRegion: region,
    postalCode: postcode,
    addressCountry: currentCountry(country),
  }
  const known = Object.entries(parts).filter(([, words]) => words !== '')
  if (known.length === 0) return {}
  return { address: { '@type': 'PostalAddress', ...Object.fromEntries(known) } }
}
