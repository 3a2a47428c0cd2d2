import type { Point } from '#store/search/spots.ts'

const radians = Math.PI / 180

/** The radius of the earth (km), as a sphere. */
const radius = 6371.0088

const nowhere = { x: null, y: null, z: null }

/** A place in degrees as a point of the unit sphere. */
export function pointOf(latitude: number, longitude: number): Point {
  const [north, east] = [latitude * radians, longitude * radians]
  return {
    x: Math.cos(north) * Math.cos(east),
    y: Math.cos(north) * Math.sin(east),
    z: Math.sin(north),
  }
}

/** The same of what may have no place. */
export function pointAt(place: { latitude: number | null; longitude: number | null }) {
  const { latitude, longitude } = place
  return latitude === null || longitude === null ? nowhere : pointOf(latitude, longitude)
}

/** Kilometres on the ground of the square of a straight way through the unit sphere. */
export function kilometresOf(square: number): number {
  return 2 * radius * Math.asin(Math.min(1, Math.sqrt(square) / 2))
}

/** The straight way through the unit sphere to what is so many kilometres away. */
export function reachOf(kilometres: number): number {
  return 2 * Math.sin(Math.min(Math.PI / 2, kilometres / radius / 2))
}

export function squareTo(one: Point, other: Point): number {
  return (one.x - other.x) ** 2 + (one.y - other.y) ** 2 + (one.z - other.z) ** 2
}
