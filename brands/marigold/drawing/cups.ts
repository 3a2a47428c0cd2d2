import type { Pen } from './pen.ts'
import { ground, shadow } from './scene.ts'
import { middle, n, type Point, smooth } from './shapes.ts'

/** A glass: how wide at its rim and foot, and where its rim is. */
interface Glass {
  top: number
  rim: number
  foot: number
}

const tall: Glass = { top: 250, rim: 142, foot: 104 }

function wall({ top, rim, foot }: Glass, from: number, inset: number): string {
  const share = (from - top) / (ground - top)
  const upper = rim + (foot - rim) * share - inset
  const lower = foot - inset
  const base = ground - inset * 0.6
  return [
    `M${n(middle - upper)} ${n(from)}L${n(middle - lower)} ${n(base)}`,
    `A${n(lower)} ${n(lower * 0.18)} 0 0 0 ${n(middle + lower)} ${n(base)}`,
    `L${n(middle + upper)} ${n(from)}A${n(upper)} ${n(upper * 0.18)} 0 0 0 ${n(middle - upper)} ${n(from)}Z`,
  ].join('')
}

/** What glass adds to what it holds: edges, streaks of light, drops on the outside. */
function glassOver(pen: Pen, glass: Glass, drops: number): string {
  const { top, rim, foot } = glass
  const streak = pen.linear('down', '#fff 0 .75', '#fff .6 .35', '#fff 1 .1')
  const beads = Array.from({ length: drops }, () => {
    const y = pen.between(top + 70, ground - 30)
    const half = rim + ((foot - rim) * (y - top)) / (ground - top) - 16
    const [x, size] = [middle + pen.between(-half, half), pen.between(2.5, 5.5)]
    return `M${n(x - size)} ${n(y)}q${n(size)} ${n(-size * 2.6)} ${n(size * 2)} 0-${n(size)} ${n(size * 2.2)}-${n(size * 2)} 0`
  }).join('')
  const left = (inset: number, y: number) =>
    middle - (rim + ((foot - rim) * (y - top)) / (ground - top)) + inset
  return [
    `<path d="M${n(left(26, top + 30))} ${top + 30}L${n(left(24, ground - 24))} ${ground - 24}l26 6L${n(left(56, top + 34))} ${top + 34}Z" fill="${streak}"/>`,
    `<path d="M${n(middle + rim - 22)} ${top + 40}L${n(middle + foot - 16)} ${ground - 36}" stroke="#fff" stroke-width="5" opacity=".4"/>`,
    `<path d="${wall(glass, top, 0)}" fill="none" stroke="#fff" stroke-width="3" opacity=".55"/>`,
    `<ellipse cx="${middle}" cy="${top}" rx="${rim}" ry="${n(rim * 0.18)}" fill="none" stroke="#fff" stroke-width="4" opacity=".75"/>`,
    `<path d="${beads}" fill="#fff" opacity=".45"/>`,
  ].join('')
}

function shadeOf(pen: Pen): string {
  const stops = ['#431400 0 .16', '#431400 .2 0', '#431400 .55 0', '#431400 1 .38']
  return pen.linear([middle - 145, 0, middle + 145, 0], ...stops)
}

/** A striped straw that leans to the right. */
function straw(pen: Pen, x: number, top: number, colour = '#e4432d'): string {
  const stripes = Array.from(
    { length: 18 },
    (_, place) => `M-14 ${14 + place * 36}L14 ${place * 36 - 14}`,
  ).join('')
  const round = pen.linear('right', '#3a0d08 0 .3', '#3a0d08 .35 0', '#fff .6 .4', '#3a0d08 1 .2')
  const tube = 'M-12 0h24v560h-24Z'
  return `<g transform="translate(${x} ${top})rotate(9)" clip-path="${pen.clip(tube)}"><path d="${tube}" fill="#fffdf6"/><path d="${stripes}" stroke="${colour}" stroke-width="15"/><path d="${tube}" fill="${round}"/></g>`
}

/** A slice of a citrus fruit, or of anything round with segments. */
export function slice(
  x: number,
  y: number,
  size: number,
  rind: string,
  flesh: string,
  turn = 0,
): string {
  const parts = Array.from(
    { length: 8 },
    (_, place) =>
      `<path transform="rotate(${place * 45})" d="M0-5L-16-40Q0-52 16-40Z" fill="${place % 2 ? flesh : rind}"/>`,
  ).join('')
  return `<g transform="translate(${n(x)} ${n(y)})rotate(${turn})scale(${Math.round((size / 60) * 100) / 100})"><circle r="60" fill="${rind}"/><circle r="54" fill="#fff6dc"/>${parts}<ellipse cx="-20" cy="-28" rx="15" ry="6" transform="rotate(-35 -20 -28)" fill="#fff" opacity=".6"/></g>`
}

function mint(pen: Pen, x: number, y: number): string {
  const leaf = pen.linear([0, 0, 1, 1], '#8fd06a 0', '#2f7d3a 1')
  const one = (turn: number, scale: number) =>
    `<g transform="rotate(${turn})scale(${scale})"><path d="M0 0C-26-14-26-52 0-76C26-52 26-14 0 0" fill="${leaf}"/><path d="M0-6V-66M0-24l-12-10m12-6l11-9" stroke="#d6f0a8" stroke-width="2" fill="none" opacity=".7"/></g>`
  return `<g transform="translate(${x} ${y})">${one(-48, 0.9)}${one(42, 0.95)}${one(0, 1)}</g>`
}

function cube(pen: Pen, x: number, y: number, turn: number): string {
  const face = pen.linear([0, 0, 1, 1], '#fff 0 .75', '#fff 1 .2')
  return `<g transform="translate(${n(x)} ${n(y)})rotate(${turn})"><rect x="-34" y="-34" width="68" height="68" rx="12" fill="${face}"/><path d="M-22-8v-14h16" stroke="#fff" stroke-width="4" fill="none" opacity=".8"/></g>`
}

interface Cold {
  /** Of what is in it, from the top. */
  colours: readonly [string, string, string]
  straw?: string
  /** What floats in it and stands on its rim. */
  fruit?: readonly [rind: string, flesh: string]
  hasMint?: boolean
}

/** A tall glass of something cold, with ice. */
export function coldDrink(pen: Pen, { colours, straw: stripe, fruit, hasMint }: Cold): string {
  const [upper, mid, lower] = colours
  const inside = wall(tall, tall.top + 44, 8)
  const liquid = pen.linear('down', `${upper} 0 .92`, `${mid} .45 .95`, `${lower} 1 .98`)
  const ice = [
    cube(pen, 552, 356, 14),
    cube(pen, 646, 398, -18),
    cube(pen, 568, 452, 30),
    cube(pen, 636, 520, 8),
    cube(pen, 560, 590, -24),
  ].join('')
  const floating = fruit
    ? slice(632, 610, 50, ...fruit, 20) +
      slice(560, 520, 46, ...fruit, -15) +
      slice(640, 330, 42, ...fruit, 40)
    : ''
  return [
    shadow(pen, middle, ground, 108),
    stripe ? straw(pen, 672, 110, stripe) : '',
    `<path d="${wall(tall, tall.top, 0)}" fill="#fff" opacity=".22"/>`,
    `<path d="${inside}" fill="${liquid}"/>`,
    `<g clip-path="${pen.clip(inside)}">${floating}<path d="${inside}" fill="${mid}" opacity=".25"/>${ice}</g>`,
    `<path d="${inside}" fill="${shadeOf(pen)}"/>`,
    `<ellipse cx="${middle}" cy="${tall.top + 44}" rx="127" ry="22" fill="${upper}" opacity=".9"/>`,
    hasMint ? mint(pen, 636, 296) : '',
    glassOver(pen, tall, 22),
    fruit ? slice(478, 262, 66, ...fruit, -10) : '',
  ].join('')
}

/** Soft cream in turns that grow narrower. */
export function swirl(
  pen: Pen,
  y: number,
  radius: number,
  colours: readonly [string, string, string],
  turns = 3,
): string {
  const fill = pen.linear(
    [0.1, 0, 0.8, 1],
    `${colours[0]} 0`,
    `${colours[1]} .5`,
    `${colours[2]} 1`,
  )
  const rolls = Array.from({ length: turns }, (_, place) => {
    const wide = radius * (1 - place * (0.78 / turns))
    const high = 62 - place * 5
    const base = y - place * 46
    const points: Point[] = [
      [middle - wide, base - high * 0.4],
      [middle - wide * 0.8, base + 6],
      [middle, base + wide * 0.2],
      [middle + wide * 0.8, base + 2],
      [middle + wide, base - high * 0.5],
      [middle + wide * 0.7, base - high],
      [middle - wide * 0.6, base - high * 0.86],
    ]
    const shine = `M${n(middle - wide * 0.78)} ${n(base - high * 0.45)}q${n(wide * 0.3)} ${n(-high * 0.32)} ${n(wide * 0.8)} ${n(-high * 0.3)}`
    return `<path d="${smooth(points)}" fill="${fill}"/><path d="${shine}" fill="none" stroke="#fff" stroke-width="7" opacity=".6"/>`
  })
  const peak = y - turns * 46
  const tip = `M${n(middle - radius * 0.3)} ${n(peak + 10)}C${n(middle - 30)} ${n(peak - 26)} ${n(middle - 8)} ${n(peak - 30)} ${n(middle + 8)} ${n(peak - 62)}C${n(middle + 16)} ${n(peak - 26)} ${n(middle + 34)} ${n(peak - 20)} ${n(middle + radius * 0.3)} ${n(peak + 8)}Q${middle} ${n(peak + 30)} ${n(middle - radius * 0.3)} ${n(peak + 10)}Z`
  return `${rolls.join('')}<path d="${tip}" fill="${fill}"/>`
}

interface Shake {
  colours: readonly [string, string, string]
  /** What runs down inside. */
  sauce: string
  topping: string
}

/** A shake under cream. */
export function shake(pen: Pen, { colours: [upper, mid, lower], sauce, topping }: Shake): string {
  const inside = wall(tall, tall.top + 18, 8)
  const liquid = pen.linear('down', `${upper} 0`, `${mid} .5`, `${lower} 1`)
  const ribbons = [0, 1, 2]
    .map((place) => {
      const y = 350 + place * 110
      return `M440 ${y}c60 ${40 - place * 10} 90-40 150-10s110 50 180 0v34c-70 46-120 14-180 0s-90 40-150 10Z`
    })
    .join('')
  return [
    shadow(pen, middle, ground, 108),
    straw(pen, 690, 70),
    `<path d="${wall(tall, tall.top, 0)}" fill="#fff" opacity=".25"/>`,
    `<path d="${inside}" fill="${liquid}"/>`,
    `<path d="${ribbons}" fill="${sauce}" opacity=".55" clip-path="${pen.clip(inside)}"/>`,
    `<path d="${inside}" fill="${shadeOf(pen)}"/>`,
    glassOver(pen, tall, 14),
    swirl(pen, tall.top + 22, 134, ['#fffdf4', '#fff0d0', '#e6cfa2']),
    topping,
  ].join('')
}

export const cherry =
  '<path d="M604 92c6-40 30-58 62-62" fill="none" stroke="#5a2a12" stroke-width="6"/><circle cx="604" cy="112" r="30" fill="#c81e2a"/><path d="M588 102q6-14 22-14" fill="none" stroke="#fff" stroke-width="6" opacity=".7"/>'

/** A paper cup with a lid and the brand's band. */
export function paperCup(pen: Pen, band: string): string {
  const cup = 'M488 330L512 690A88 15 0 0 0 688 690L712 330Z'
  const sleeve = 'M496 440L507 606A94 15 0 0 0 693 606L704 440A104 16 0 0 1 496 440Z'
  const paper = pen.linear('right', '#fffdf6 0', '#fff8ea .5', '#d9c6a8 1')
  const lid = pen.linear('down', '#4a2636 0', '#2b1420 1')
  const petals = Array.from(
    { length: 9 },
    (_, place) =>
      `<path transform="rotate(${-80 + place * 20})" d="M0-16c10-8 12-24 12-38 0-14-5-22-12-22s-12 8-12 22c0 14 2 30 12 38"/>`,
  ).join('')
  return [
    shadow(pen, middle, 694, 96),
    `<path d="${cup}" fill="${paper}"/><path d="${sleeve}" fill="${band}"/>`,
    `<g transform="translate(600 566)scale(.95)" fill="#ffb81c">${petals}</g>`,
    `<path d="${cup}" fill="${pen.linear([488, 0, 712, 0], '#431400 0 .14', '#431400 .22 0', '#431400 .6 0', '#431400 1 .4')}"/>`,
    `<path d="M474 322a126 20 0 0 0 252 0v-22a126 20 0 0 0-252 0Z" fill="${lid}"/><ellipse cx="600" cy="300" rx="126" ry="20" fill="#5a3346"/>`,
    `<path d="M496 296l10-40a95 13 0 0 1 188 0l10 40a104 16 0 0 1-208 0" fill="${lid}"/><ellipse cx="600" cy="256" rx="94" ry="13" fill="#6a4256"/><ellipse cx="640" cy="260" rx="16" ry="4" fill="#1c0a12"/>`,
    '<path d="M506 350l20 320" stroke="#fff" stroke-width="10" opacity=".5"/>',
  ].join('')
}

/** A wide cup of coffee with milk, on its saucer. */
export function mug(pen: Pen): string {
  const body = 'M448 470C452 620 500 690 600 690S748 620 752 470Z'
  const china = pen.linear([0, 0, 1, 0.6], '#fffdf6 0', '#fff4dc .5', '#d9c0a0 1')
  const coffee = pen.radial([0.5, 0.5, 0.6], '#f8e3c0 0', '#d9a86a .55', '#8a5226 1')
  return [
    `<path d="M540 676h120l6 26a66 11 0 0 1-132 0Z" fill="#e3cca4"/>`,
    `<path d="M748 500c70-14 96 26 84 66s-62 66-112 58" fill="none" stroke="#f3e2c2" stroke-width="24"/>`,
    `<path d="${body}" fill="${china}"/><path d="${body}" fill="${shadeOf(pen)}"/>`,
    `<ellipse cx="600" cy="470" rx="152" ry="32" fill="#fffaf0"/><ellipse cx="600" cy="474" rx="138" ry="26" fill="${coffee}"/>`,
    `<path d="M600 494c-34-10-60-18-46-30 14-10 36-2 46 8 10-10 32-18 46-8 14 12-12 20-46 30" fill="#fff4dc" opacity=".9"/>`,
    `<path d="M474 500c6 80 28 130 60 160" fill="none" stroke="#fff" stroke-width="12" opacity=".7"/>`,
  ].join('')
}

/** A bottle of water. */
export function bottle(pen: Pen): string {
  const body =
    'M560 180h80v50c0 40 62 60 62 130v290c0 40-30 50-102 50s-102-10-102-50V360c0-70 62-90 62-130Z'
  const water = pen.linear(
    'right',
    '#bfe6f0 0 .9',
    '#e8f8fc .35 .9',
    '#8fcbdc .7 .92',
    '#5aa8c4 1 .95',
  )
  return [
    shadow(pen, middle, ground, 108),
    `<path d="${body}" fill="${water}"/>`,
    `<path d="M498 420h204v150H498Z" fill="#ffb81c"/><path d="M498 420h204v10H498ZM498 560h204v10H498Z" fill="#2b1420"/>`,
    `<g transform="translate(600 536)" fill="#2b1420">${Array.from({ length: 9 }, (_, place) => `<path transform="rotate(${-80 + place * 20})" d="M0-18c11-9 13-26 13-41 0-15-5-24-13-24s-13 9-13 24c0 15 2 32 13 41"/>`).join('')}</g>`,
    `<path d="${body}" fill="${pen.linear([498, 0, 702, 0], '#0a3a4a 0 .2', '#0a3a4a .2 0', '#0a3a4a .6 0', '#0a3a4a 1 .4')}"/>`,
    `<rect x="552" y="130" width="96" height="58" rx="12" fill="${pen.linear('right', '#ff7a58 0', '#e4432d .5', '#a8261a 1')}"/>`,
    `<path d="M524 380v250" stroke="#fff" stroke-width="14" opacity=".55"/><path d="M576 200v40" stroke="#fff" stroke-width="8" opacity=".6"/>`,
  ].join('')
}
