import { at, cut, disc, type Ink, poly, type Random, radians, square } from './ink.ts'

/** Pieces of food around the origin, about a hundred units wide. */
export const toppings = {
  beet: () => rings('beet', 'cream', 52),
  onion: () => disc('cream', 46) + disc('beet', 36) + disc('cream', 30) + disc('mint', 18),
  leek: () => disc('moss', 40, 7) + disc('cream', 31, 7) + disc('mint', 22, 7) + disc('moss', 9, 7),
  cucumber: () => disc('fir', 44) + disc('mint', 37) + spokes('cream', 6, 8, 26),
  tomato: () => disc('beet', 46) + disc('cream', 36) + disc('beet', 32) + spokes('cream', 5, 4, 28),
  egg: () =>
    poly('cream', [-58, -10], [-20, -50], [30, -44], [62, 0], [40, 46], [-10, 54], [-46, 34]) +
    disc('wheat', 24, 8),
  mushroom: () =>
    poly(
      'wheat',
      [-52, 6],
      [-40, -30],
      [0, -48],
      [40, -30],
      [52, 6],
      [20, 6],
      [14, 50],
      [-14, 50],
      [-20, 6],
    ) +
    at(0, -6, spread('night', [200, 235, 270, 305, 340], 26)) +
    poly('cream', [-20, 6], [20, 6], [14, 50], [-14, 50]),
  cheese: () =>
    poly('cream', [-44, -20], [12, -44], [46, 16], [-20, 40]) + at(0, 0, disc('wheat', 9, 6)),
  ham: () =>
    poly(
      'beet',
      [-60, -16],
      [-20, -34],
      [20, -14],
      [60, -30],
      [60, 12],
      [20, 30],
      [-20, 10],
      [-60, 28],
    ) +
    poly(
      'cream',
      [-60, 0],
      [-20, -18],
      [20, 2],
      [60, -14],
      [60, -6],
      [20, 12],
      [-20, -8],
      [-60, 10],
    ),
  trout: () =>
    poly('beet', [-56, -22], [34, -30], [58, 0], [34, 30], [-56, 22]) +
    [-34, -6, 22].map((x) => poly('cream', [x, -26], [x + 12, 0], [x, 26], [x + 5, 0])).join(''),
  venison: () =>
    poly('fir', [-40, -26], [20, -40], [46, 4], [14, 38], [-38, 24]) + grainOf('night'),
  pumpkin: () =>
    poly('wheat', [-52, -18], [-20, 16], [20, 16], [52, -18], [40, 24], [0, 44], [-40, 24]) +
    poly('fir', [-52, -18], [-40, 24], [0, 44], [40, 24], [52, -18], [46, 32], [0, 54], [-46, 32]),
  potato: () => square('wheat', 56) + poly('cream', [-28, -28], [28, -28], [14, -8], [-28, -4]),
  apple: () =>
    poly('mint', [-50, -8], [50, -8], [30, 28], [0, 38], [-30, 28]) +
    poly('beet', [-50, -8], [-30, 28], [0, 38], [30, 28], [50, -8], [42, 34], [0, 52], [-42, 34]),
  plum: () =>
    poly('beet', [-44, 0], [-16, -26], [22, -24], [46, 4], [14, 28], [-22, 24]) +
    at(-20, 2, cut('night', 44, 12)),
  berry: () => disc('beet', 20, 7) + at(0, 0, disc('cream', 5, 5)),
  pea: () => disc('mint', 22, 7) + at(-5, -6, disc('cream', 7, 5)),
  nut: () =>
    poly('wheat', [-24, 0], [-4, -18], [24, -2], [2, 18]) + at(-16, 0, cut('night', 32, 5)),
  leaf: () =>
    poly('moss', [-56, 0], [-14, -26], [56, 0], [-14, 26]) + at(-48, 0, cut('cream', 92, 7)),
  cabbage: () =>
    poly('beet', [-50, 10], [-30, -28], [14, -36], [50, -6], [26, 30], [-20, 36]) +
    spokes('cream', 5, 8, 34),
  dill: () =>
    at(-44, 0, cut('fir', 88, 6)) +
    [-24, 0, 24].map((x) => at(x, 0, spread('fir', [-48, 48], 32))).join(''),
  chive: () => at(-40, 0, cut('fir', 80, 13)),
  cream: () => poly('cream', [-52, -6], [-18, -36], [26, -30], [54, 6], [22, 34], [-24, 30]),
  oat: () => at(-22, 0, cut('cream', 44, 20)) + at(-16, 0, cut('wheat', 30, 4)),
  sugar: () => at(0, 0, square('cream', 14), 45),
} as const satisfies Record<string, () => string>

export type Topping = keyof typeof toppings

/** Strews toppings on places, each turned by chance. */
export function strew(
  places: readonly (readonly [x: number, y: number])[],
  names: readonly Topping[],
  random: Random,
  scale = 1,
): string {
  return places
    .map(([x, y], nth) => {
      const name = names[nth % names.length]
      const by = () => (random() - 0.5) * 26
      return name ? at(x + by(), y + by(), toppings[name](), random() * 360, scale) : ''
    })
    .join('')
}

function rings(outer: Ink, inner: Ink, radius: number): string {
  return (
    disc(outer, radius) +
    disc(inner, radius * 0.72) +
    disc(outer, radius * 0.64) +
    disc(inner, radius * 0.36) +
    disc(outer, radius * 0.28)
  )
}

function spokes(fill: Ink, count: number, from: number, to: number): string {
  return Array.from({ length: count }, (_, nth) => {
    const turn = (360 * nth) / count
    const [x, y] = [from * Math.cos(radians(turn)), from * Math.sin(radians(turn))]
    return at(x, y, cut(fill, to - from, 9), turn)
  }).join('')
}

function spread(fill: Ink, turns: readonly number[], length: number): string {
  return turns.map((turn) => at(0, 0, cut(fill, length, 6), turn)).join('')
}

function grainOf(fill: Ink): string {
  return [-14, 0, 14].map((y) => at(-26, y, cut(fill, 52, 6))).join('')
}
