import type { Pen } from './pen.ts'
import { middle, n } from './shapes.ts'

/** Where the table begins, and where what stands on it stands. */
const horizon = 600
export const ground = 700

/** The colours of a ground: behind, its light, petals from tip to base, the ring behind, the table. */
const grounds = {
  cream: ['#fff8ea', '#ffffff', '#ffd765', '#ffb81c', '#f58a12', '#e4432d', '#f7e6c4', '#f0dcb4'],
  amber: ['#ffb81c', '#fff0b8', '#ffd765', '#ffcb45', '#f79d12', '#ffe28f', '#f7a616', '#f09a12'],
  leaf: ['#2f7d4f', '#7fd08d', '#4aa768', '#3d9159', '#256a42', '#3f9a5d', '#266b43', '#154a2c'],
  tomato: ['#e4432d', '#ff8a66', '#ff7a58', '#f0583c', '#cf3322', '#f2684c', '#d23a25', '#b9281b'],
  dark: ['#2b1420', '#7a3a55', '#ffc53a', '#ffa51a', '#e4432d', '#ee6a22', '#3a1a28', '#14070d'],
} as const

export type Ground = keyof typeof grounds

const petal =
  'M0-158.4C55.2-192.2 65.7-271 65.7-333c0-66.3-26.3-107-65.7-107s-65.7 40.7-65.7 107c0 62 10.5 140.8 65.7 174.6'
const innerPetal =
  'M0-158.4c52.4-30.1 62.4-100.3 62.4-155.5 0-59.1-24.9-95.3-62.4-95.3s-62.4 36.2-62.4 95.3c0 55.2 10 125.4 62.4 155.5'

/** The brand's ground: the arch of petals behind a table. */
export function scene(pen: Pen, name: Ground): string {
  const [back, light, tip, body, base, inner, near, far] = grounds[name]
  const glow = pen.radial([0.5, 0.5, 0.5], `${light} 0 .55`, `${light} 1 0`)
  const fill = pen.linear('down', `${tip} 0`, `${body} .55`, `${base} 1`)
  const sheen = pen.linear('right', '#fff 0 .22', '#fff .5 0', '#3a0d08 .5 0', '#3a0d08 1 .14')
  const ring = (count: number, one: string) =>
    Array.from({ length: count }, (_, place) => {
      const turn = -10 * (count - 1) + 20 * place
      return `<g transform="rotate(${turn})">${one}</g>`
    }).join('')
  return [
    `<rect width="1200" height="800" fill="${back}"/>`,
    `<ellipse cx="${middle}" cy="540" rx="640" ry="520" fill="${glow}"/>`,
    `<g transform="translate(${middle} ${horizon})">`,
    `<path d="M-236 0a236 236 0 0 1 472 0Z" fill="${base}"/>`,
    ring(8, `<path d="${innerPetal}" fill="${inner}"/>`),
    ring(9, `<path d="${petal}" fill="${fill}"/><path d="${petal}" fill="${sheen}"/>`),
    '</g>',
    `<rect y="${horizon}" width="1200" height="200" fill="${pen.linear('down', `${near} 0`, `${far} 1`)}"/>`,
  ].join('')
}

/** What something that stands on the table takes from the light. */
export function shadow(pen: Pen, x: number, y: number, across: number): string {
  const spot = (dx: number, wide: number, tall: number, veil: number, soft: number) =>
    pool(pen, x + dx, y + tall / 3, wide + soft, tall + soft, veil)
  return (
    spot(across * 0.16, across * 1.12, across * 0.19, 0.33, 14) +
    spot(4, across, across * 0.11, 0.55, 6)
  )
}

/** A round white plate, its middle at the height where things stand. */
export function plate(pen: Pen, across = 320): string {
  const [y, deep] = [ground, across * 0.17]
  const rimFill = pen.linear([0, 0, 1, 0.8], '#fffdf6 0', '#e9d9c0 1')
  const well = pen.linear([0, 0, 1, 0.9], '#d9c6a8 0', '#e9d9c0 .4', '#fffdf6 1')
  const edge = pen.linear('right', '#e9d9c0 0', '#b89a78 1')
  return [
    shadow(pen, middle, y + 14, across),
    `<path d="M${middle - across} ${y}a${across} ${deep} 0 0 0 ${across * 2} 0v10a${across} ${deep} 0 0 1-${across * 2} 0Z" fill="${edge}"/>`,
    `<ellipse cx="${middle}" cy="${y}" rx="${across}" ry="${n(deep)}" fill="${rimFill}"/>`,
    `<ellipse cx="${middle}" cy="${y}" rx="${n(across * 0.74)}" ry="${n(deep * 0.7)}" fill="${well}"/>`,
    shadowOn(pen, across * 0.62, y),
  ].join('')
}

/** A round wooden board. */
export function board(pen: Pen, across = 300): string {
  const [y, deep] = [ground, across * 0.17]
  const side = pen.linear('right', '#8a4f26 0', '#b9773f .25', '#5c3018 1')
  const top = pen.linear([0, 0, 1, 0.5], '#d99a58 0', '#b9773f .5', '#8a4f26 1')
  const grain = Array.from({ length: 6 }, (_, place) => {
    const line = y - deep * 0.8 + (place * deep * 1.6) / 5
    const half = across * Math.sqrt(1 - ((line - y) / deep) ** 2)
    const sway = pen.between(-4, 4)
    return `M${n(middle - half)} ${n(line)}c${n(half)} ${n(sway)} ${n(half)} ${n(-sway)} ${n(half * 2)} 0`
  }).join('')
  return [
    shadow(pen, middle, y + 24, across),
    `<path d="M${middle - across} ${y}a${across} ${n(deep)} 0 0 0 ${across * 2} 0v22a${across} ${n(deep)} 0 0 1-${across * 2} 0Z" fill="${side}"/>`,
    `<ellipse cx="${middle}" cy="${y}" rx="${across}" ry="${n(deep)}" fill="${top}"/>`,
    `<path d="${grain}" fill="none" stroke="#5c3018" stroke-width="1.6" opacity=".35"/>`,
    `<path d="M${middle - across + 4} ${y + 4}a${across - 3} ${n(deep)} 0 0 0 ${n(across * 1.25)} ${n(deep * 0.86)}" fill="none" stroke="#f3c48b" stroke-width="2.5" opacity=".6"/>`,
    shadowOn(pen, across * 0.72, y),
  ].join('')
}

function shadowOn(pen: Pen, across: number, y: number): string {
  const spot = (dx: number, wide: number, veil: number, soft: number) =>
    pool(pen, middle + dx, y, wide + soft, wide * 0.13 + soft, veil)
  return spot(24, across * 1.08, 0.35, 14) + spot(8, across, 0.6, 6)
}

/** A flat round of shadow that fades to its edge. */
export function pool(
  pen: Pen,
  x: number,
  y: number,
  across: number,
  down: number,
  veil: number,
): string {
  const fade = pen.radial([0.5, 0.5, 0.5], '#22080a 0 1', '#22080a .72 .85', '#22080a 1 0')
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(across)}" ry="${n(down)}" fill="${fade}" opacity="${veil}"/>`
}

/** Two wisps above what is hot. */
export function steam(pen: Pen, x: number, y: number): string {
  const veil = pen.linear('down', '#fff8ea 0 0', '#fff8ea .4 .75', '#fff8ea .75 1', '#fff8ea 1 0')
  const d =
    'M0 0c1-3 5-12 8-19 2-6 6-12 8-19 1-6 3-12 2-18-2-6-5-13-9-19s-11-13-17-19-14-12-19-18c-5-7-10-13-11-19-2-7 3-16 4-19s3-3 3 0c1 3-1 12 2 19 4 6 12 12 20 19 8 6 19 12 27 18 9 6 18 13 23 19 6 6 10 13 11 19s-1 12-3 18c-3 7-9 13-14 19-5 7-11 16-17 19s-16 3-18 0'
  const wisp = (dx: number, dy: number, scale: number) =>
    `<path transform="translate(${x + dx} ${y + dy})scale(${scale})" d="${d}" fill="${veil}" opacity=".55" filter="${pen.blur(6)}"/>`
  return wisp(-70, 0, 1) + wisp(56, -10, 0.8)
}

/** Something larger or smaller, where it stands. */
export function sized(scale: number, content: string): string {
  const [x, y] = [middle * (1 - scale), ground * (1 - scale)].map(n)
  return `<g transform="translate(${x} ${y})scale(${scale})">${content}</g>`
}

/** The picture in whole. */
export function picture(pen: Pen, content: string): string {
  const root = 'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800"'
  const caps = 'stroke-linecap="round" stroke-linejoin="round"'
  return `<svg ${root} ${caps}><defs>${pen.definitions}</defs>${content}</svg>`
}
