import { at, box, cut, disc, grain, type Ink, poly, type Random, rays } from './ink.ts'

/** Of every scene. */
export const width = 1200
export const height = 800

/** A row of firs that stand on a line. */
export function firs(
  fill: Ink,
  light: Ink,
  random: Random,
  row: { y: number; from: number; to: number; size: number },
): string {
  const { y, from, to, size } = row
  const trees: string[] = []
  for (let x = from; x < to; x += size * (0.34 + random() * 0.2))
    trees.push(at(x, y, fir(fill, light, random), 0, (size / 300) * (0.75 + random() * 0.5)))
  return trees.join('')
}

/** A fir on the origin, 300 units high, with cuts for its branches. */
export function fir(fill: Ink, light: Ink, random: Random): string {
  const cuts = [60, 105, 150, 195, 240].map((y) => {
    const reach = (300 - y) * 0.26
    return at(-4, -y, cut(light, reach * (0.5 + random() * 0.5), 11), 28)
  })
  return (
    poly(fill, [0, -300], [80, -60], [14, -60], [14, 0], [-14, 0], [-14, -60], [-80, -60]) +
    cuts.join('')
  )
}

export function sky(fill: Ink, light: Ink, random: Random, sun?: Ink): string {
  const disk = sun ? at(930, 190, rays(light, random, 110, 330, 36) + disc(sun, 84, 12)) : ''
  return (
    box(fill, 0, 0, width, height) +
    (sun ? disk : grain(light, random, { x: 0, y: 0, width, height: 420, step: 46 }))
  )
}
