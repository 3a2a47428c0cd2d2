import type { Pen } from './pen.ts'
import { fall, middle, n, slab } from './shapes.ts'

/** Where a layer lies: the height that it lies on, and how far it reaches from the middle. */
export interface Spot {
  y: number
  radius: number
}

export interface Laid {
  svg: string
  /** Its outline: what lies above throws its shadow on it. */
  shape: string
}

/** One thing of those that lie on each other. */
export interface Layer {
  /** By how much it lifts what comes next. */
  height: number
  lay(pen: Pen, spot: Spot): Laid
}

/** Lays one thing on the other, from the bottom; each in the light from the left, in the other's shadow. */
export function stack(pen: Pen, { y, radius }: Spot, layers: readonly Layer[]): string {
  const below: string[] = []
  let height = y
  const drawn = layers.map((layer) => {
    const { svg, shape } = layer.lay(pen, { y: height, radius })
    height -= layer.height
    const fall = below.length === 0 ? '' : fallOn(pen, below.slice(-4), shape)
    below.push(shape)
    return fall + svg + shade(pen, shape, radius)
  })
  const core = slab(height + (layers.at(-1)?.height ?? 0) - 20, y - 20, radius * 0.93)
  return `<path d="${core}" fill="#4a2410"/>${drawn.join('')}`
}

function fallOn(pen: Pen, below: readonly string[], shape: string): string {
  return `<g clip-path="${pen.clip(...below)}">${fall(shape, 4, 11, '#4a1400', 0.5)}</g>`
}

/** Darker to the right, where the light does not come. */
export function shade(pen: Pen, shape: string, radius: number): string {
  const [from, to] = [middle - radius - 12, middle + radius + 12].map((x) => Number(n(x)))
  const veil = pen.linear(
    [from ?? 0, 0, to ?? 0, 0],
    '#431400 0 .16',
    '#431400 .2 0',
    '#431400 .55 0',
    '#431400 1 .42',
  )
  return `<path d="${shape}" fill="${veil}"/>`
}
