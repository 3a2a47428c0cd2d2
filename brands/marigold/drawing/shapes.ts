export type Point = readonly [x: number, y: number]

/** The middle of every picture. */
export const middle = 600

/** How flat circles lie: seen from a little above. */
const flat = 0.17

/** A number as drawings carry it. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** A closed outline through points, without corners. */
export function smooth(points: readonly Point[]): string {
  return `${alongOf(points, true)}Z`
}

/** An open line through points, without corners. */
export function along(points: readonly Point[]): string {
  return alongOf(points, false)
}

/** Catmull and Rom's curve as Bézier's. */
function alongOf(points: readonly Point[], isClosed: boolean): string {
  const at = (place: number): Point => {
    const count = points.length
    const index = isClosed ? (place + count) % count : Math.min(Math.max(place, 0), count - 1)
    return points[index] ?? [0, 0]
  }
  const [x, y] = at(0)
  const steps = isClosed ? points.length : points.length - 1
  const curves = Array.from({ length: steps }, (_, place) => {
    const [before, from, to, after] = [at(place - 1), at(place), at(place + 1), at(place + 2)]
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${[...first, ...second, ...to].map(n).join(' ')}`
  })
  return `M${n(x)} ${n(y)}${curves.join('')}`
}

/** A point on the near half of a disc's edge: 0 at the left end, 1 at the right. */
export function rim(y: number, radius: number, share: number): Point {
  const angle = Math.PI * (1 - share)
  return [middle + radius * Math.cos(angle), y + radius * flat * Math.sin(angle)]
}

/** Points along the near edge of a disc, from left to right. */
export function rimPoints(
  y: number,
  radius: number,
  count: number,
  shift: (share: number) => number = () => 0,
): Point[] {
  return Array.from({ length: count + 1 }, (_, place) => {
    const share = place / count
    const [x, deep] = rim(y, radius, share)
    return [x, deep + shift(share)] as const
  })
}

/** A thick disc from above: its round top, its sides, and its near edge below. */
export function slab(top: number, bottom: number, radius: number, bulge = 0): string {
  const [left, right, deep] = [middle - radius, middle + radius, radius * flat]
  const [upper, lower] = [top + (bottom - top) * 0.25, top + (bottom - top) * 0.8]
  return [
    `M${n(left)} ${n(top)}`,
    `C${n(left - bulge)} ${n(upper)} ${n(left - bulge)} ${n(lower)} ${n(left)} ${n(bottom)}`,
    `A${n(radius)} ${n(deep)} 0 0 0 ${n(right)} ${n(bottom)}`,
    `C${n(right + bulge)} ${n(lower)} ${n(right + bulge)} ${n(upper)} ${n(right)} ${n(top)}`,
    `A${n(radius)} ${n(deep)} 0 0 0 ${n(left)} ${n(top)}Z`,
  ].join('')
}

/** An ellipse as a path, for clips and outlines. */
export function oval(x: number, y: number, across: number, down: number): string {
  const half = `${n(across)} ${n(down)} 0 0 0`
  return `M${n(x - across)} ${n(y)}A${half} ${n(x + across)} ${n(y)}A${half} ${n(x - across)} ${n(y)}Z`
}

/** A soft-edged fall of shadow: the shape a few times, each a little further away and fainter. */
export function fall(d: string, dx: number, dy: number, colour: string, opacity: number): string {
  return [0.6, 0.85, 1.1, 1.35]
    .map((far) => {
      const at = `translate(${n(dx * far)} ${n(dy * far)})`
      return `<path d="${d}" transform="${at}" fill="${colour}" opacity="${Math.round(opacity * 38) / 100}"/>`
    })
    .join('')
}
