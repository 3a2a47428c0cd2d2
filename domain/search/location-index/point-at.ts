import type { Point } from '#store/search/spots.ts'

const radians = Math.PI / 180

/** The earth's radius in km, as a sphere. */
const radius = 6371.0088

const nowhere = { x: null, y: null, z: null }

/** Returns a location in degrees as a point of the unit sphere. */
export function pointOf(latitude: number, longitude: number): Point {
  const [north, east] = [latitude * radians, longitude * radians]
  return {
    x: Math.cos(north) * Math.cos(east),
    y: Math.cos(north) * Math.sin(east),
    z: Math.sin(north),
  }
}

/** Returns the point of a location that may be missing. */
export function pointAt(place: { latitude: number | null; longitude: number | null }) {
  const { latitude, longitude } = place
  return latitude === null || longitude === null ? nowhere : pointOf(latitude, longitude)
}

/** Returns the distance in km for the square of a chord of the unit sphere. */
export function kilometresOf(square: number): number {
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(square) / 2))
}

/** Returns the chord of the unit sphere for a distance in km. */
export function reachOf(kilometres: number): number {
  return 2 * Math.sin(Math.min(Math.PI / 2, kilometres / radius / 2))
}

export function squareTo(one: Point, other: Point): number {
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 + (one.z - other.z) ** 2
}
