/** The seven inks of all prints: greens, cream, wheat, and beetroot as the one accent. */
export const ink = {
  night: '#0b2f23',
  fir: '#1d5c42',
  moss: '#5d9c6c',
  mint: '#bfdcb6',
  cream: '#f7f0dd',
  wheat: '#e2c583',
  beet: '#e8456f',
} as const

export type Ink = keyof typeof ink
export type Random = () => number
type Point = readonly [x: number, y: number]

/** Returns numbers from 0 to 1 that are the same for the same name each time (mulberry32). */
export function randomOf(name: string): Random {
  let state = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function poly(fill: Ink, ...points: Point[]): string {
  const path = points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')
  return `<path d="M${path}z" fill="${ink[fill]}"/>`
}

export function box(fill: Ink, x: number, y: number, width: number, height: number): string {
  return poly(fill, [x, y], [x + width, y], [x + width, y + height], [x, y + height])
}

/** A square around the origin. */
export function square(fill: Ink, side: number): string {
  return box(fill, -side / 2, -side / 2, side, side)
}

/** A disc around the origin, cut with straight edges. */
export function disc(fill: Ink, radius: number, corners = 9): string {
  const points = Array.from({ length: corners }, (_, corner): Point => {
    const angle = (2 * Math.PI * corner) / corners
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  })
  return poly(fill, ...points)
}

export function at(x: number, y: number, inside: string, turn = 0, scale = 1): string {
  const size = scale === 1 ? '' : `scale(${round(scale)})`
  return `<g transform="translate(${round(x)} ${round(y)})rotate(${round(turn)})${size}">${inside}</g>`
}

/** The mark that a gouge leaves: thin at both ends, from the origin to the right. */
export function cut(fill: Ink, length: number, width: number): string {
  return poly(fill, [0, 0], [length * 0.4, width / 2], [length, 0], [length * 0.4, -width / 2])
}

/** Cuts around the origin, like light. */
export function rays(fill: Ink, random: Random, inner: number, outer: number, count = 56): string {
  return Array.from({ length: count }, (_, nth) => {
    const length = (outer - inner) * (0.35 + 0.65 * random())
    const turn = (360 * nth) / count
    const [x, y] = [inner * Math.cos(radians(turn)), inner * Math.sin(radians(turn))]
    return at(x, y, cut(fill, length, outer / 45 + 6 * random()), turn)
  }).join('')
}

/** Rows of level cuts in a rectangle: a sky, water, wood. */
export function grain(
  fill: Ink,
  random: Random,
  area: { x: number; y: number; width: number; height: number; step?: number },
): string {
  const { x, y, width, height, step = 34 } = area
  const rows = Array.from({ length: Math.floor(height / step) }, (_, row) => {
    const cuts: string[] = []
    for (let from = x + random() * 120; from < x + width - 60; ) {
      const length = Math.min(60 + random() * 200, x + width - from)
      cuts.push(at(from, y + (row + 0.5) * step, cut(fill, length, step * (0.16 + random() * 0.2))))
      from += length + 30 + random() * 160
    }
    return cuts.join('')
  })
  return rows.join('')
}

export function svg(width: number, height: number, inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${inside}</svg>`
}

export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
