/** `#ffb81c 0`, `#ffb81c .5 .8`: a colour, where it stands, and how opaque it is. */
type Stop = string

type Way = 'down' | 'right' | readonly [x1: number, y1: number, x2: number, y2: number]

/** Collects what a drawing refers to (gradients, blurs, clips), each under an id of its own. */
export class Pen {
  readonly #definitions: string[] = []
  readonly #known = new Map<string, string>()
  #state: number

  /** @param seed makes what is scattered fall the same way each time */
  constructor(seed: number) {
    this.#state = seed
  }

  get definitions(): string {
    return this.#definitions.join('')
  }

  linear(way: Way, ...stops: Stop[]): string {
    const [x1, y1, x2, y2] = way === 'down' ? [0, 0, 0, 1] : way === 'right' ? [0, 0, 1, 0] : way
    const isPlaced = Math.max(x1, y1, x2, y2) > 1
    const units = isPlaced ? ' gradientUnits="userSpaceOnUse"' : ''
    const at = `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${units}`
    return this.#define(
      (id) => `<linearGradient id="${id}" ${at}>${toStops(stops)}</linearGradient>`,
    )
  }

  /** Around a point of the shape that it fills. */
  radial([cx, cy, r]: readonly [number, number, number], ...stops: Stop[]): string {
    const at = `cx="${cx}" cy="${cy}" r="${r}"`
    return this.#define(
      (id) => `<radialGradient id="${id}" ${at}>${toStops(stops)}</radialGradient>`,
    )
  }

  blur(deviation: number): string {
    const room = 'x="-25%" y="-10%" width="150%" height="120%"'
    return this.#define(
      (id) => `<filter id="${id}" ${room}><feGaussianBlur stdDeviation="${deviation}"/></filter>`,
    )
  }

  clip(...paths: string[]): string {
    const shapes = paths.map((d) => `<path d="${d}"/>`).join('')
    return this.#define((id) => `<clipPath id="${id}">${shapes}</clipPath>`)
  }

  /** A number from 0 to 1 (mulberry32). */
  random(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  between(least: number, most: number): number {
    return least + (most - least) * this.random()
  }

  #define(write: (id: string) => string): string {
    const text = write('')
    const known = this.#known.get(text)
    if (known) return known
    const id = `d${this.#definitions.length}`
    this.#definitions.push(write(id))
    this.#known.set(text, `url(#${id})`)
    return `url(#${id})`
  }
}

function toStops(stops: readonly Stop[]): string {
  return stops
    .map((stop) => {
      const [colour, offset, opacity] = stop.split(' ')
      const veil = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${veil}/>`
    })
    .join('')
}
