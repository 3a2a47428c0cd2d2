import {
  at,
  box,
  cut,
  disc,
  grain,
  type Ink,
  poly,
  type Random,
  randomOf,
  rays,
  square,
  svg,
} from './ink.ts'
import { strew, type Topping } from './toppings.ts'

export interface DishDrawing {
  kind: keyof typeof kinds
  /** The paper behind it. */
  paper: Ink
  /** What it is filled or spread with. */
  fill: Ink
  with: readonly Topping[]
}

/** Dishes around the origin, about 560 units wide and high. */
const kinds = { bread, bowl, tray, cake, glass, cup, chest }

const light: Partial<Record<Ink, Ink>> = {
  night: 'fir',
  fir: 'moss',
  moss: 'mint',
  mint: 'cream',
  cream: 'mint',
  wheat: 'cream',
  beet: 'wheat',
}

export function drawDish(name: string, dish: DishDrawing): string {
  return svg(
    1200,
    800,
    box(dish.paper, 0, 0, 1200, 800) + at(600, 400, printOf(name, dish), 0, 1.12),
  )
}

/** Dishes side by side on papers of their own, like prints on a wall. */
export function drawWall(columns: number, dishes: readonly DishDrawing[]): string {
  const side = 2400 / columns
  const prints = dishes.map((dish, nth) => {
    const [x, y] = [(nth % columns) * side, Math.floor(nth / columns) * side]
    const print = `<svg x="${x}" y="${y}" width="${side}" height="${side}" viewBox="-400 -400 800 800">${square(dish.paper, 800)}${printOf(`${nth}`, dish)}</svg>`
    return print
  })
  return svg(2400, 1600, prints.join(''))
}

export function printOf(name: string, { kind, paper, fill, with: names }: DishDrawing): string {
  const random = randomOf(name)
  return rays(light[paper] ?? 'cream', random, 330, 700) + kinds[kind](fill, names, random)
}

const fours = [-150, -50, 50, 150]
const grid = fours.flatMap((x) => fours.map((y) => [x, y] as const))

/** A square bread, cut into four: each piece has an edge. */
function bread(fill: Ink, names: readonly Topping[], random: Random): string {
  const crust = fours.flatMap((x) =>
    [0, 90, 180, 270].map((side) => at(0, 0, at(x - 30, -222, cut('night', 60, 9)), side)),
  )
  const loaf = square('wheat', 480) + crust.join('') + square(fill, 396)
  const gaps = box('night', -5, -240, 10, 480) + box('night', -240, -5, 480, 10)
  return at(
    0,
    0,
    square('night', 580) +
      square('cream', 556) +
      square('night', 536) +
      loaf +
      strew(grid, names, random, 1.15) +
      gaps,
    -8,
  )
}

function bowl(fill: Ink, names: readonly Topping[], random: Random): string {
  const places = [0, 1, 2, 3, 4, 5, 6, 7].map((nth) => {
    const angle = nth * 2.4
    const far = 30 + nth * 17
    return [far * Math.cos(angle), far * Math.sin(angle)] as const
  })
  const spoon = box('night', 296, -250, 20, 430) + at(306, 220, disc('night', 52, 8))
  return (
    disc('night', 290, 12) +
    disc('cream', 268, 12) +
    disc('night', 236, 12) +
    disc(fill, 226, 12) +
    rays('cream', random, 60, 200, 14) +
    strew(places, names, random) +
    spoon
  )
}

/** Pieces heaped in a paper tray. */
function tray(fill: Ink, names: readonly Topping[], random: Random): string {
  const places = [-190, -95, 0, 95, 190].flatMap((x) =>
    [-105, -35, 35, 105].map((y) => [x, y] as const),
  )
  const body =
    poly('night', [-310, -220], [310, -220], [350, 220], [-350, 220]) +
    poly(fill, [-284, -196], [284, -196], [318, 196], [-318, 196])
  return body + strew(places, names, random, 1.6)
}

/** Four squares from the baking tray. */
function cake(fill: Ink, names: readonly Topping[], random: Random): string {
  const piece = () =>
    square('night', 250) +
    square('wheat', 226) +
    square(fill, 196) +
    strew(
      [
        [-45, -45],
        [45, -45],
        [-45, 45],
        [45, 45],
      ],
      names,
      random,
      1.1,
    )
  return [
    [-140, -140, -6],
    [140, -140, 4],
    [-140, 140, 5],
    [150, 150, 14],
  ]
    .map(([x = 0, y = 0, turn]) => at(x, y, piece(), turn))
    .join('')
}

function glass(fill: Ink, names: readonly Topping[], random: Random): string {
  const straw = at(40, -340, box('beet', -9, 0, 18, 560), 10)
  const ice = [
    [-60, -120],
    [50, -90],
    [-10, -30],
  ].map(([x = 0, y = 0], nth) => at(x, y, square('cream', 70), 20 + nth * 25))
  return (
    poly('night', [-190, -280], [190, -280], [140, 320], [-140, 320]) +
    poly('cream', [-166, -258], [166, -258], [120, 298], [-120, 298]) +
    poly(fill, [-152, -170], [152, -170], [112, 286], [-112, 286]) +
    straw +
    ice.join('') +
    strew(
      [
        [-40, 60],
        [40, 130],
        [-30, 210],
      ],
      names,
      random,
      0.8,
    ) +
    at(-150, -262, strew([[0, 0]], names, random, 1.5))
  )
}

function cup(fill: Ink, names: readonly Topping[], random: Random): string {
  const steam = [-80, 0, 80].map((x) => at(x, -190, cut('cream', 150 + random() * 60, 26), -86))
  const rows = grain('cream', random, { x: -140, y: 20, width: 280, height: 170 })
  return (
    steam.join('') +
    poly('night', [-210, -170], [210, -170], [150, 310], [-150, 310]) +
    poly(fill, [-182, -110], [182, -110], [132, 286], [-132, 286]) +
    box('cream', -220, -184, 440, 54) +
    rows +
    strew([[0, 240]], names, random, 0.7)
  )
}

/** A box with the face of an animal: ears, eyes and nose are triangles. */
function chest(fill: Ink): string {
  const ears = [-1, 1].map(
    (side) =>
      poly(fill, [side * 60, -120], [side * 230, -300], [side * 240, -60]) +
      poly('night', [side * 130, -140], [side * 205, -235], [side * 210, -120]),
  )
  const face = poly('cream', [-250, -20], [0, 250], [250, -20], [120, 20], [0, 130], [-120, 20])
  const eyes = [-1, 1].map((side) =>
    poly('night', [side * 60, -20], [side * 130, -50], [side * 110, 10]),
  )
  return (
    ears.join('') +
    poly(fill, [-250, -120], [250, -120], [250, 270], [-250, 270]) +
    face +
    eyes.join('') +
    poly('night', [-44, 196], [44, 196], [0, 250])
  )
}
