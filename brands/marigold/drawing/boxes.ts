import type { Pen } from './pen.ts'
import { ground, pool, shadow } from './scene.ts'
import { fall, middle, n } from './shapes.ts'

function petals(size: number, colour: string): string {
  const one = `M0${n(-size * 0.24)}c${n(size * 0.16)} ${n(-size * 0.12)} ${n(size * 0.18)} ${n(-size * 0.36)} ${n(size * 0.18)} ${n(-size * 0.56)}C${n(size * 0.18)} ${n(-size)} ${n(size * 0.08)} ${n(-size * 1.12)} 0 ${n(-size * 1.12)}S${n(-size * 0.18)} ${n(-size)} ${n(-size * 0.18)} ${n(-size * 0.8)}c0 ${n(size * 0.2)} ${n(size * 0.02)} ${n(size * 0.44)} ${n(size * 0.18)} ${n(size * 0.56)}`
  const ring = Array.from(
    { length: 9 },
    (_, place) => `<path transform="rotate(${-80 + place * 20})" d="${one}"/>`,
  )
  return `<g fill="${colour}">${ring.join('')}</g>`
}

/** A child's box with a handle, and a face that is glad to see you. */
export function kidsBox(
  pen: Pen,
  colours: readonly [string, string, string],
  beside: string,
): string {
  const front = 'M452 430H748L724 692H476Z'
  const paper = pen.linear([0, 0, 1, 1], `${colours[0]} 0`, `${colours[1]} .5`, `${colours[2]} 1`)
  return [
    shadow(pen, middle, ground - 4, 150),
    `<path d="M470 432L520 330H680L730 432Z" fill="${colours[2]}"/>`,
    `<path d="M520 330c-6-110 166-110 160 0h-36c2-60-90-60-88 0Z" fill="${colours[1]}"/>`,
    `<path d="M470 432L520 330H680L730 432Z" fill="#fff" opacity=".12"/>`,
    `<path d="${front}" fill="${paper}"/>`,
    `<path d="M452 430H748l-3 26H455Z" fill="#3a1606" opacity=".2"/>`,
    `<g transform="translate(600 590)">${petals(92, '#fff8ea')}</g>`,
    '<circle cx="566" cy="600" r="12" fill="#2b1420"/><circle cx="634" cy="600" r="12" fill="#2b1420"/><circle cx="562" cy="596" r="4" fill="#fff"/><circle cx="630" cy="596" r="4" fill="#fff"/><path d="M562 628q38 36 76 0" fill="none" stroke="#2b1420" stroke-width="9"/>',
    `<path d="${front}" fill="${pen.linear([452, 0, 748, 0], '#431400 0 .1', '#431400 .2 0', '#431400 .6 0', '#431400 1 .38')}"/>`,
    '<path d="M480 470l16 190" stroke="#fff" stroke-width="12" opacity=".35"/>',
    beside,
  ].join('')
}

/** Sticks of something fried, standing in a carton. */
export function carton(
  pen: Pen,
  sticks: readonly [string, string, string],
  card: readonly [string, string],
  over = '',
): string {
  const front =
    'M404 404c46 96 112 118 196 118s150-22 196-118l-54 284q-4 14-18 17c-48 10-200 10-248 0q-14-3-18-17Z'
  const side = pen.linear(
    'right',
    `${sticks[0]} 0`,
    `${sticks[1]} .62`,
    `${sticks[2]} .63`,
    `${sticks[2]} 1`,
  )
  const stick = (x: number, top: number, turn: number) =>
    `<g transform="translate(${n(x)} 640)rotate(${n(turn)})"><path d="M-14 0V${n(-top)}l28-2V0Z" fill="${side}"/><path d="M-14 ${n(-top)}l6-10 22 2-10 8Z" fill="${sticks[0]}"/><path d="M-9 ${n(-top + 16)}V-90" stroke="#fff6d0" stroke-width="3" opacity=".6"/></g>`
  const row = (count: number, least: number, most: number, spread: number) =>
    Array.from({ length: count }, (_, place) => {
      const share = -1 + (place * 2) / (count - 1)
      return stick(
        middle + share * 130 + pen.between(-6, 6),
        pen.between(least, most),
        share * spread + pen.between(-5, 5),
      )
    }).join('')
  return [
    shadow(pen, middle, ground - 2, 150),
    `<path d="M408 404c56-48 328-48 384 0l-50 120H458Z" fill="${card[1]}"/>`,
    row(13, 330, 400, 20),
    pool(pen, 600, 450, 190, 70, 0.3),
    row(12, 270, 330, 18),
    row(12, 210, 260, 16),
    over,
    fall(front, 0, -10, '#4a1404', 0.4),
    `<path d="${front}" fill="${pen.linear([0, 0, 0.6, 1], `${card[0]} 0`, `${card[1]} 1`)}"/>`,
    `<g transform="translate(600 668)">${petals(96, '#2b1420')}</g>`,
    `<path d="${front}" fill="${pen.linear([404, 0, 796, 0], '#431400 0 .16', '#431400 .2 0', '#431400 .55 0', '#431400 1 .4')}"/>`,
    '<path d="M406 408c48 94 112 114 194 114s146-20 194-114" fill="none" stroke="#fff" stroke-width="7" opacity=".6"/><path d="M424 470l46 210" stroke="#fff" stroke-width="14" opacity=".25"/>',
  ].join('')
}

/** Cheese run over what stands in a carton. */
export function cheeseOver(pen: Pen): string {
  const drops = [
    [-150, 40],
    [-112, 92],
    [-70, 58],
    [-26, 118],
    [18, 66],
    [62, 104],
    [104, 50],
    [146, 84],
  ] as const
  const top =
    'M430 380C420 320 470 300 500 318C520 268 566 270 588 300C616 262 668 270 684 306C726 288 776 318 770 380'
  const lower = drops
    .toReversed()
    .map(
      ([x, deep]) =>
        `C${middle + x + 24} ${392 + deep} ${middle + x - 14} ${392 + deep} ${middle + x - 12} 388Q${middle + x - 20} 372 ${middle + x - 26} 386`,
    )
  const whole = `${top}${lower.join('')}Z`
  const bits = (colour: string, places: string) =>
    `<path d="${places}" stroke="${colour}" stroke-width="11"/>`
  return [
    fall(whole, 4, 10, '#4a1404', 0.4),
    `<path d="${whole}" fill="${pen.linear('down', '#ffe06a 0', '#ffbe2b .5', '#e8880c 1')}"/>`,
    '<path d="M452 344q14-26 42-18m28-20q18-22 50-14m36 6q24-18 54-2" fill="none" stroke="#fff" stroke-width="8" opacity=".7"/>',
    bits(
      '#3f8a3a',
      'M490 352h.1M552 322h.1M634 330h.1M706 352h.1M590 372h.1M668 380h.1M520 386h.1',
    ),
    bits('#8a2c18', 'M524 340h.1M612 306h.1M736 366h.1M560 364h.1M646 360h.1M474 374h.1'),
  ].join('')
}
