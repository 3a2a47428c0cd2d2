import type { Pen } from './pen.ts'
import { ground } from './scene.ts'
import { fall, middle, n, type Point, rimPoints, slab, smooth } from './shapes.ts'
import { shade } from './stack.ts'

/** Something flat with a crackling crust: a hash brown, a nugget. */
function crust(
  pen: Pen,
  points: readonly Point[],
  colours: readonly [string, string, string],
): string {
  const edge = smooth(points)
  const fill = pen.linear(
    [0.2, 0, 0.7, 1],
    `${colours[0]} 0`,
    `${colours[1]} .5`,
    `${colours[2]} 1`,
  )
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, right] = [Math.min(...xs), Math.max(...xs)]
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
  const bits = (colour: string, count: number) => {
    const d = Array.from({ length: count }, () => {
      const [x, y] = [pen.between(left, right), pen.between(top, bottom)]
      const [wide, tall] = [pen.between(5, 16), pen.between(3, 8)]
      return `M${n(x)} ${n(y)}q${n(wide / 2)} ${n(-tall)} ${n(wide)} 0 ${n(-wide / 2)} ${n(tall)} ${n(-wide)} 0`
    }).join('')
    return `<path d="${d}" fill="${colour}" opacity=".75"/>`
  }
  const clip = pen.clip(edge)
  return [
    fall(edge, 5, 10, '#3a1606', 0.45),
    `<path d="${edge}" fill="${fill}"/><g clip-path="${clip}">${bits(colours[2], 40)}${bits('#ffe5a8', 42)}${bits(colours[0], 24)}`,
    `<path d="${edge}" fill="none" stroke="#fff0c0" stroke-width="5" opacity=".5" transform="translate(3 5)"/></g>`,
  ].join('')
}

/** An uneven round about a point. */
export function blob(
  pen: Pen,
  x: number,
  y: number,
  across: number,
  down: number,
  rough = 0.06,
): Point[] {
  return Array.from({ length: 14 }, (_, place) => {
    const angle = (place * 6.283) / 14
    const far = 1 + pen.between(-rough, rough)
    return [x + Math.cos(angle) * across * far, y + Math.sin(angle) * down * far]
  })
}

const golden = ['#f7c65e', '#e39a2e', '#a85e14'] as const

export function hashBrowns(pen: Pen): string {
  const one = (x: number, y: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} ${y})">${crust(pen, blob(pen, x, y, 176, 62, 0.04), golden)}</g>`
  return one(560, 664, -4) + one(650, 612, 6) + one(570, 548, -7)
}

export function nuggets(pen: Pen): string {
  const places = [
    [470, 660],
    [590, 672],
    [716, 656],
    [530, 602],
    [660, 600],
    [596, 542],
  ]
  return places.map(([x = 0, y = 0]) => crust(pen, blob(pen, x, y, 78, 50, 0.1), golden)).join('')
}

/** Rings leaning on each other. */
export function onionRings(pen: Pen): string {
  const ring = (x: number, y: number, across: number, down: number, turn: number) => {
    const outer = smooth(blob(pen, x, y, across, down, 0.035))
    const inner = smooth(blob(pen, x, y - 4, across * 0.55, down * 0.5, 0.05))
    const fill = pen.linear([0.1, 0, 0.8, 1], '#ffd673 0', '#e8a038 .45', '#a85e14 1')
    const bits = Array.from({ length: 90 }, () => {
      const [angle, far] = [pen.between(0, 6.283), pen.between(0.6, 1)]
      return `M${n(x + Math.cos(angle) * across * far)} ${n(y + Math.sin(angle) * down * far)}h.1`
    }).join('')
    return [
      `<g transform="rotate(${turn} ${x} ${y})">`,
      `<g fill-rule="evenodd">${fall(`${outer}${inner}`, 5, 10, '#3a1606', 0.45)}</g>`,
      `<path d="${outer}${inner}" fill-rule="evenodd" fill="${fill}"/>`,
      `<path d="${bits}" stroke="#fff0c0" stroke-width="7" opacity=".55"/>`,
      `<path d="${inner}" fill="none" stroke="#8a4a10" stroke-width="7" opacity=".6"/><path d="${inner}" fill="none" stroke="#fff2cc" stroke-width="4" opacity=".8" transform="translate(0 5)"/></g>`,
    ].join('')
  }
  return [
    ring(470, 640, 104, 66, -8),
    ring(730, 644, 104, 62, 10),
    ring(600, 664, 118, 56, 0),
    ring(530, 560, 100, 84, -22),
    ring(676, 556, 98, 86, 20),
    ring(602, 482, 92, 84, 4),
  ].join('')
}

/** Pancakes with butter, under syrup. */
export function pancakes(pen: Pen): string {
  const layers = Array.from({ length: 5 }, (_, place) => {
    const bottom = ground - 8 - place * 44
    const shape = slab(bottom - 34, bottom - 8, 214 - place * 4, 20)
    const side = pen.linear('down', '#c9782a 0', '#f3cd8a .3', '#f8dca4 .65', '#b5651c 1')
    return `<path d="${shape}" fill="${side}"/>${shade(pen, shape, 214)}`
  })
  const top = ground - 8 - 4 * 44 - 34
  const face = pen.radial([0.4, 0.35, 0.75], '#e8a850 0', '#cf8630 .6', '#a85e1c 1')
  const drops = [0.12, 0.3, 0.47, 0.66, 0.85]
  const lower = rimPoints(top + 4, 196, 80, (share) =>
    drops.reduce(
      (sum, at, place) => sum + (60 + (place % 3) * 44) * Math.exp(-(((share - at) / 0.026) ** 4)),
      6,
    ),
  )
  const syrup = smooth([
    ...lower,
    ...rimPoints(top - 8, 180, 8, (share) => -Math.sin(share * 3.14) * 62).reverse(),
  ])
  const amber = pen.linear('down', '#e89a1c 0 .9', '#b8650f .6 .92', '#8a4208 1 .95')
  return [
    ...layers,
    `<ellipse cx="${middle}" cy="${top}" rx="200" ry="38" fill="${face}"/>`,
    `<path d="${syrup}" fill="${amber}"/><path d="${syrup}" fill="none" stroke="#ffe0a0" stroke-width="3" opacity=".5" transform="translate(2 -3)"/>`,
    `<g transform="translate(590 ${top - 14})rotate(-6)"><path d="M-48-22L30-34 60-12 58 12-22 26-48 4Z" fill="#f3c94a"/><path d="M-48-22L30-34 60-12-20 2Z" fill="#fff0a8"/><path d="M-20 2L60-12 58 12-22 26Z" fill="#f7d968"/></g>`,
  ].join('')
}

/** A flat bread rolled around its filling, cut in two. */
export function wraps(pen: Pen, fillings: readonly string[]): string {
  const bread = pen.linear([0, 0, 1, 0.3], '#fff3d6 0', '#f3d9a6 .5', '#c99a5a 1')
  const paper = pen.linear('right', '#fffdf6 0', '#fff4dc .5', '#d9c0a0 1')
  const dusk = pen.linear(
    'right',
    '#431400 0 .12',
    '#431400 .25 0',
    '#431400 .6 0',
    '#431400 1 .35',
  )
  const half = (x: number, y: number, turn: number) => {
    const tube = 'M-92-150C-92-190 92-190 92-150L84 150C84 178-84 178-84 150Z'
    const toast = Array.from({ length: 26 }, () => {
      const [sx, sy] = [pen.between(-80, 80), pen.between(-110, 150)]
      return `<ellipse cx="${n(sx)}" cy="${n(sy)}" rx="${n(pen.between(6, 18))}" ry="${n(pen.between(3, 8))}" fill="#a8682c" opacity=".4"/>`
    }).join('')
    const inside = fillings
      .map(
        (colour, place) =>
          `<path d="${smooth(blob(pen, pen.between(-40, 40), -152 + pen.between(-12, 12), 44 - place * 3, 16, 0.2))}" fill="${colour}"/>`,
      )
      .join('')
    return [
      `<g transform="translate(${x} ${y})rotate(${turn})">`,
      fall(tube, 10, 10, '#2a1006', 0.4),
      `<path d="${tube}" fill="${bread}"/><g clip-path="${pen.clip(tube)}">${toast}</g>`,
      `<path d="M-92-150C-92-112 92-112 92-150C92-190-92-190-92-150" fill="#7a4a20"/>${inside}${inside}`,
      '<path d="M-92-150C-92-190 92-190 92-150" fill="none" stroke="#fff3d6" stroke-width="9"/><path d="M-92-150C-92-112 92-112 92-150" fill="none" stroke="#e8c48a" stroke-width="9"/>',
      `<path d="M-92 20C-30 60 40 60 90 10L85 150C85 180-85 180-85 150Z" fill="${paper}"/><path d="M-92 20C-30 60 40 60 90 10" fill="none" stroke="#e4432d" stroke-width="12"/>`,
      `<path d="${tube}" fill="${dusk}"/>`,
      '<path d="M-66-120L-62 10" stroke="#fff" stroke-width="10" opacity=".5"/></g>',
    ].join('')
  }
  return half(478, 552, -13) + half(712, 566, 16)
}
