import { firs, height, sky, width } from './forest.ts'
import { at, box, cut, disc, grain, type Ink, poly, type Random } from './ink.ts'
import { write } from './letters.ts'

/** Restaurants by what is around them. */
export const places = { altstadt, bahnhof, hafen, wald, autohof, baustelle }

/** The restaurant: a low house with a sign, a wide window and a striped awning. */
function shop(random: Random, wall: Ink = 'cream', stripe: Ink = 'beet'): string {
  const sign = write('WALDKANTE', 52, 'cream')
  const awning = Array.from({ length: 12 }, (_, nth) =>
    poly(
      nth % 2 ? 'cream' : stripe,
      [60 + nth * 40, 300],
      [100 + nth * 40, 300],
      [92 + nth * 42, 372],
      [50 + nth * 42, 372],
    ),
  )
  const panes = [0, 1, 2].map(
    (nth) =>
      box('wheat', 90 + nth * 106, 400, 92, 150) +
      at(100 + nth * 106, 530, cut('cream', 90, 10), -52),
  )
  return (
    box(wall, 40, 180, 560, 450) +
    box('night', 40, 180, 560, 98) +
    at(320 - sign.width / 2, 203, sign.drawing) +
    awning.join('') +
    box('night', 78, 388, 326, 174) +
    panes.join('') +
    box('night', 440, 388, 116, 242) +
    box('moss', 456, 404, 84, 130) +
    grain('wheat', random, { x: 40, y: 568, width: 390, height: 62, step: 20 })
  )
}

function gables(random: Random): string {
  const inks: Ink[] = ['fir', 'moss', 'beet', 'fir', 'wheat', 'moss']
  return inks
    .map((fill, nth) => {
      const [x, top] = [nth * 205 - 20, 150 + random() * 90]
      const windows = [0, 1].flatMap((column) =>
        [0, 1, 2, 3].map((row) =>
          box(
            fill === 'night' ? 'wheat' : 'night',
            x + 45 + column * 70,
            top + 130 + row * 100,
            38,
            56,
          ),
        ),
      )
      return (
        poly(
          fill,
          [x, height],
          [x, top + 100],
          [x + 102, top],
          [x + 204, top + 100],
          [x + 204, height],
        ) + windows.join('')
      )
    })
    .join('')
}

function street(fill: Ink, light: Ink, random: Random): string {
  return (
    box(fill, 0, 640, width, 160) +
    grain(light, random, { x: 0, y: 650, width, height: 150, step: 38 })
  )
}

function altstadt(random: Random): string {
  return (
    sky('mint', 'cream', random) +
    gables(random) +
    at(330, 10, shop(random)) +
    street('night', 'fir', random)
  )
}

function bahnhof(random: Random): string {
  const roof = poly('night', [0, 240], [600, 40], [1200, 240], [1200, 290], [600, 96], [0, 290])
  const ribs = [100, 300, 500, 700, 900, 1100].map((x) => box('night', x - 7, 200, 14, 440))
  const clock = at(
    1010,
    330,
    disc('night', 84, 12) +
      disc('cream', 70, 12) +
      at(0, 0, cut('night', 58, 14), -90) +
      at(0, 0, cut('beet', 44, 14), 20),
  )
  return (
    sky('wheat', 'cream', random) +
    roof +
    ribs.join('') +
    at(190, 10, shop(random, 'mint', 'fir')) +
    clock +
    street('fir', 'moss', random)
  )
}

function hafen(random: Random): string {
  const crane =
    box('night', 940, 120, 26, 420) +
    poly('night', [700, 150], [1150, 110], [1150, 134], [700, 172]) +
    box('night', 742, 160, 8, 150) +
    box('beet', 700, 310, 92, 60)
  const water =
    box('fir', 0, 600, width, 200) +
    grain('mint', random, { x: 0, y: 610, width, height: 190, step: 30 })
  const boat =
    poly('beet', [720, 600], [1120, 600], [1070, 680], [770, 680]) +
    box('cream', 860, 530, 130, 70) +
    box('night', 880, 548, 30, 26) +
    box('night', 930, 548, 30, 26)
  return (
    sky('moss', 'mint', random) + crane + at(20, -10, shop(random, 'cream', 'fir')) + water + boat
  )
}

function wald(random: Random): string {
  return (
    sky('wheat', 'cream', random, 'beet') +
    firs('moss', 'mint', random, { y: 560, from: 0, to: 1220, size: 380 }) +
    firs('fir', 'moss', random, { y: 640, from: 640, to: 1240, size: 520 }) +
    at(90, 20, shop(random)) +
    street('night', 'fir', random)
  )
}

function autohof(random: Random): string {
  const sign =
    box('cream', 976, 200, 22, 440) +
    box('beet', 880, 90, 214, 150) +
    at(987, 166, poly('cream', [-60, 44], [0, -50], [60, 44]))
  const car =
    poly(
      'beet',
      [700, 690],
      [720, 620],
      [800, 610],
      [850, 555],
      [990, 555],
      [1040, 615],
      [1110, 630],
      [1110, 690],
    ) +
    poly('night', [826, 612], [862, 572], [914, 572], [914, 612]) +
    poly('night', [930, 572], [982, 572], [1016, 612], [930, 612]) +
    at(790, 694, disc('cream', 40, 10) + disc('night', 28, 10)) +
    at(1030, 694, disc('cream', 40, 10) + disc('night', 28, 10))
  return (
    sky('night', 'fir', random) +
    at(180, 170, disc('cream', 60, 12)) +
    firs('fir', 'moss', random, { y: 640, from: 0, to: 1240, size: 300 }) +
    sign +
    at(60, 10, shop(random, 'mint', 'fir')) +
    street('fir', 'moss', random) +
    car
  )
}

function baustelle(random: Random): string {
  const poles = [40, 230, 420, 610].map((x) => box('night', x, 120, 14, 520))
  const decks = [200, 360, 500].map((y) => box('wheat', 20, y, 624, 18))
  const braces = [40, 230, 420].map((x) => at(x, 500, cut('night', 330, 12), -40))
  const cones = [760, 900, 1040].map(
    (x) =>
      poly('beet', [x, 690], [x + 36, 590], [x + 72, 690]) +
      poly('cream', [x + 14, 650], [x + 22, 626], [x + 50, 626], [x + 58, 650]),
  )
  return (
    sky('mint', 'cream', random) +
    firs('moss', 'fir', random, { y: 640, from: 640, to: 1240, size: 420 }) +
    at(20, 10, shop(random, 'moss', 'fir')) +
    decks.join('') +
    poles.join('') +
    braces.join('') +
    street('night', 'fir', random) +
    cones.join('')
  )
}
