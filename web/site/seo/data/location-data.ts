import type { Address } from '#catalogue/collections/postal-address.ts'
import { currentCountry } from '#catalogue/time/regions.ts'

type Data = Record<string, unknown>

interface Coordinates {
  latitude: number | null
  longitude: number | null
}

/** Where something is, as far as that is known (schema.org PostalAddress and GeoCoordinates). */
export function locationData(place: Address & Coordinates): Data {
  const { latitude, longitude } = place
  const isPlaced = latitude !== null && longitude !== null
  return {
    ...addressData(place),
    ...(isPlaced ? { geo: geoData(latitude, longitude) } : {}),
  }
}

/** Five decimals, a metre: fewer are refused by search engines, and more are noise. */
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
  const said = Object.entries(parts).filter(([, words]) => words !== '')
  if (said.length === 0) return {}
  return { address: { '@type': 'PostalAddress', ...Object.fromEntries(said) } }
}
