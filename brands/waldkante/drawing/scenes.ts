import { fir, firs, height, sky, width } from './forest.ts'
import { at, box, disc, grain, type Ink, poly, type Random, randomOf, svg } from './ink.ts'
import { write } from './letters.ts'
import { places } from './places.ts'
import { strew, type Topping } from './toppings.ts'

export const scenes = { acker, ofen, leute, tisch, pflanzen, lehre, buero, blech, ...places }

export type Scene = keyof typeof scenes

export function drawScene(name: Scene): string {
  return svg(width, height, scenes[name](randomOf(name)))
}

/** Furrows that meet on the horizon, before the edge of a forest. */
function acker(random: Random): string {
  const furrows = Array.from({ length: 11 }, (_, nth) => {
    const [far, near] = [380 + nth * 44, -500 + nth * 200]
    return poly(
      nth % 2 ? 'moss' : 'fir',
      [far, 380],
      [far + 44, 380],
      [near + 200, 800],
      [near, 800],
    )
  })
  const beets: Topping[] = ['leaf', 'beet', 'leaf', 'onion', 'cucumber', 'beet', 'leaf', 'potato']
  const crate =
    box('wheat', 70, 560, 420, 180) +
    grain('night', random, { x: 80, y: 570, width: 400, height: 170, step: 56 }) +
    strew(
      [
        [120, 540],
        [190, 520],
        [270, 530],
        [340, 515],
        [410, 540],
        [230, 480],
        [320, 475],
        [160, 500],
      ],
      beets,
      random,
      1.1,
    )
  return (
    sky('wheat', 'cream', random, 'beet') +
    firs('night', 'fir', random, { y: 400, from: 0, to: 1220, size: 210 }) +
    box('fir', 0, 380, width, 420) +
    furrows.join('') +
    crate
  )
}

/** The oven: a dark mouth with flames, and a peel with a bread. */
function ofen(random: Random): string {
  const bricks = Array.from({ length: 8 }, (_, row) =>
    Array.from({ length: 8 }, (_, nth) =>
      box('fir', nth * 160 - (row % 2) * 80 + 4, row * 100 + 4, 152, 92),
    ).join(''),
  )
  const flames = [0, 1, 2, 3, 4, 5, 6, 7].map((nth) => {
    const tall = 110 + random() * 130
    const x = 350 + nth * 64
    return (
      poly('beet', [x - 40, 520], [x, 520 - tall], [x + 40, 520]) +
      poly('wheat', [x - 18, 520], [x, 520 - tall * 0.55], [x + 18, 520])
    )
  })
  const mouth =
    poly('cream', [230, 560], [230, 300], [380, 160], [820, 160], [970, 300], [970, 560]) +
    poly('night', [270, 560], [270, 316], [396, 200], [804, 200], [930, 316], [930, 560])
  const peel =
    poly('wheat', [430, 560], [770, 560], [830, 690], [370, 690]) +
    box('wheat', 574, 690, 52, 110) +
    poly('night', [462, 572], [738, 572], [780, 672], [420, 672]) +
    poly('wheat', [478, 582], [722, 582], [758, 662], [442, 662]) +
    strew(
      [
        [520, 606],
        [600, 604],
        [680, 606],
        [520, 642],
        [610, 644],
        [690, 640],
      ],
      ['beet', 'cheese', 'leaf'],
      random,
      0.5,
    )
  return box('night', 0, 0, width, height) + bricks.join('') + mouth + flames.join('') + peel
}

interface Look {
  shirt: Ink
  skin: Ink
  hair: Ink
}

/** Somebody from the waist up, on the origin. */
function person({ shirt, skin, hair }: Look): string {
  return (
    poly(shirt, [-120, 260], [-96, 20], [-40, -10], [40, -10], [96, 20], [120, 260]) +
    poly('cream', [-52, 260], [-44, 70], [44, 70], [52, 260]) +
    box(skin, -24, -50, 48, 60) +
    poly(skin, [-56, -130], [56, -130], [50, -60], [0, -26], [-50, -60]) +
    poly(
      hair,
      [-64, -90],
      [-64, -150],
      [-20, -180],
      [64, -160],
      [64, -90],
      [44, -126],
      [-44, -126],
    ) +
    box('night', -28, -100, 12, 12) +
    box('night', 16, -100, 12, 12) +
    poly('night', [-16, -62], [16, -62], [0, -52])
  )
}

const looks: Look[] = [
  { shirt: 'beet', skin: 'cream', hair: 'night' },
  { shirt: 'moss', skin: 'wheat', hair: 'night' },
  { shirt: 'fir', skin: 'cream', hair: 'beet' },
  { shirt: 'cream', skin: 'wheat', hair: 'night' },
]

function row(xs: readonly number[], y: number, first = 0): string {
  return xs
    .map((x, nth) =>
      at(x, y, person(looks[(nth + first) % looks.length] ?? (looks[0] as Look)), 0, 1.25),
    )
    .join('')
}

function leute(random: Random): string {
  const sign = write('WALDKANTE', 90, 'cream')
  return (
    box('mint', 0, 0, width, height) +
    grain('cream', random, { x: 0, y: 180, width, height: 300 }) +
    box('night', 0, 0, width, 150) +
    at(600 - sign.width / 2, 30, sign.drawing) +
    row([260, 600, 940], 420) +
    box('wheat', 0, 640, width, 160) +
    grain('night', random, { x: 0, y: 650, width, height: 150, step: 50 })
  )
}

function tisch(random: Random): string {
  const plates = [150, 380, 610, 840, 1070].map((x, nth) =>
    at(
      x,
      680,
      disc('night', 74, 10) +
        disc('cream', 62, 10) +
        strew(
          [[0, 0]],
          [(['beet', 'egg', 'leek', 'tomato', 'mushroom'] as const)[nth] ?? 'beet'],
          random,
          0.8,
        ),
    ),
  )
  return (
    sky('mint', 'cream', random) +
    firs('fir', 'moss', random, { y: 480, from: 0, to: 1240, size: 420 }) +
    row([190, 470, 750, 1030], 380, 1) +
    poly('wheat', [0, 590], [1200, 590], [1200, 800], [0, 800]) +
    grain('cream', random, { x: 0, y: 600, width, height: 190, step: 64 }) +
    plates.join('')
  )
}

function pflanzen(random: Random): string {
  const stakes = [560, 780, 1000].map(
    (x) => box('wheat', x + 44, 470, 14, 200) + at(x, 680, fir('fir', 'mint', random), 0, 0.75),
  )
  return (
    sky('cream', 'mint', random) +
    firs('moss', 'fir', random, { y: 470, from: 0, to: 1240, size: 260 }) +
    box('night', 0, 460, width, 340) +
    grain('fir', random, { x: 0, y: 470, width, height: 330, step: 50 }) +
    stakes.join('') +
    row([260], 460, 2)
  )
}

function lehre(random: Random): string {
  const board =
    box('night', 560, 90, 560, 330) +
    grain('mint', random, { x: 600, y: 120, width: 480, height: 280, step: 56 })
  return (
    box('mint', 0, 0, width, height) +
    board +
    row([240, 420], 420, 0) +
    box('cream', 0, 620, width, 180) +
    strew(
      [
        [640, 610],
        [740, 620],
        [850, 605],
        [960, 620],
        [1060, 610],
      ],
      ['beet', 'leek', 'mushroom', 'onion', 'cucumber'],
      random,
      1.3,
    )
  )
}

function buero(random: Random): string {
  const plan =
    box('cream', 380, 150, 520, 380) +
    box('night', 430, 200, 420, 280) +
    box('wheat', 470, 240, 160, 200) +
    box('moss', 650, 240, 160, 90) +
    box('beet', 650, 350, 160, 90)
  return (
    box('mint', 0, 0, width, height) +
    grain('cream', random, { x: 0, y: 0, width, height: 600, step: 60 }) +
    plan +
    box('night', 620, 530, 40, 80) +
    box('fir', 0, 610, width, 190) +
    at(170, 610, fir('fir', 'mint', random), 0, 0.9) +
    at(1040, 560, poly('beet', [-60, -60], [60, -60], [44, 60], [-44, 60]))
  )
}

/** The baking tray from above: nine breads. */
function blech(random: Random): string {
  const spreads: Ink[] = ['beet', 'cream', 'moss', 'mint', 'beet', 'cream']
  const fills: Topping[][] = [
    ['cheese', 'nut'],
    ['mushroom', 'chive'],
    ['egg'],
    ['trout', 'dill'],
    ['onion'],
    ['leek', 'ham'],
  ]
  const breads = spreads.map((fill, nth) => {
    const loaf = at(
      0,
      0,
      poly('wheat', [-160, -160], [160, -160], [160, 160], [-160, 160]) +
        poly(fill, [-128, -128], [128, -128], [128, 128], [-128, 128]),
    )
    const onTop = strew(
      [
        [-64, -64],
        [64, -64],
        [-64, 64],
        [64, 64],
      ],
      fills[nth] ?? [],
      random,
      0.9,
    )
    return at(230 + (nth % 3) * 370, 215 + Math.floor(nth / 3) * 370, loaf + onTop)
  })
  return (
    box('fir', 0, 0, width, height) +
    box('night', 30, 20, 1140, 760) +
    grain('fir', random, { x: 40, y: 30, width: 1120, height: 740, step: 60 }) +
    breads.join('')
  )
}
