import { slice } from './cups.ts'
import type { Pen } from './pen.ts'
import { ground, shadow } from './scene.ts'
import { middle, n, oval } from './shapes.ts'
import { shade } from './stack.ts'

/** A point somewhere in a flat round. */
function within(pen: Pen, y: number, across: number, down: number): [x: number, y: number] {
  const [angle, far] = [pen.between(0, 6.283), Math.sqrt(pen.random())]
  return [middle + Math.cos(angle) * far * across, y + Math.sin(angle) * far * down]
}

/** A bowl of something: what it holds is drawn between its far and its near edge. */
export function bowl(
  pen: Pen,
  colours: readonly [string, string, string],
  content: string,
): string {
  const body = `M${middle - 250} 470C${middle - 246} 600 ${middle - 160} 694 ${middle} 694S${middle + 246} 600 ${middle + 250} 470A250 52 0 0 1 ${middle - 250} 470Z`
  const side = pen.linear([0, 0, 1, 0.5], `${colours[0]} 0`, `${colours[1]} .5`, `${colours[2]} 1`)
  return [
    shadow(pen, middle, ground - 2, 190),
    `<path d="${oval(middle, 470, 250, 52)}" fill="${colours[2]}"/>`,
    content,
    `<path d="${body}" fill="${side}"/>`,
    shade(pen, body, 250),
    `<path d="M${middle - 248} 474A250 52 0 0 0 ${middle + 248} 474" fill="none" stroke="#fff" stroke-width="7" opacity=".75"/>`,
    `<path d="M${middle - 222} 530c20 60 52 102 96 128" fill="none" stroke="#fff" stroke-width="13" opacity=".5"/>`,
  ].join('')
}

export const china = ['#fffdf6', '#f6e6c8', '#cbb08a'] as const
export const wood = ['#d99a58', '#b9773f', '#7a4520'] as const

function leaf(pen: Pen, x: number, y: number, size: number): string {
  const fill = pen.linear([0, 0, 1, 1], '#b6dd6a 0', '#6cae3c .5', '#347d2f 1')
  const d =
    'M0 40C-34 30-52 0-40-24C-34-40-18-34-12-46C-4-56 8-54 14-44C22-36 36-40 42-22C52 4 32 32 0 40'
  const at = `translate(${n(x)} ${n(y)})rotate(${n(pen.between(-60, 60))})scale(${n(size)})`
  return `<g transform="${at}"><path d="${d}" transform="translate(3 6)" fill="#12300e" opacity=".35"/><path d="${d}" fill="${fill}" stroke="#dff2a0" stroke-width="2.5"/><path d="M0 36C-2 10 2-20 0-40M0 10l-20-14m20-2l20-14" fill="none" stroke="#e8f8b8" stroke-width="2" opacity=".6"/></g>`
}

function half(x: number, y: number, turn: number): string {
  return `<g transform="translate(${n(x)} ${n(y)})rotate(${turn})"><circle r="36" fill="#c8281c"/><circle r="31" fill="#f0583c"/><path d="M-18-4q4-18 14-12t-2 20-14 2M6 14q2-14 14-10t2 16-16 0" fill="#ffb199"/><ellipse cx="-10" cy="-20" rx="10" ry="4" fill="#fff" opacity=".6" transform="rotate(-25)"/></g>`
}

/** Leaves with whatever lies on them. */
export function salad(pen: Pen, isCaesar: boolean): string {
  const heap = Array.from({ length: 44 }, (_, place) => {
    const [x, y] = within(pen, 452 - place * 1.2, 214 - place * 2.2, 42)
    return { y, svg: leaf(pen, x, y, pen.between(0.85, 1.35)) }
  })
  const leaves = heap.map(({ svg }) => svg).join('')
  return isCaesar ? leaves + caesar(pen) : leaves + garden(pen)
}

function garden(pen: Pen): string {
  const tomatoes = [
    half(486, 428, -20),
    half(690, 420, 30),
    half(588, 448, 10),
    half(640, 372, -40),
  ].join('')
  const cucumber = [
    [540, 380],
    [716, 452],
    [450, 462],
    [610, 408],
  ].map(
    ([x = 0, y = 0]) =>
      `<g transform="translate(${x} ${y})rotate(${n(pen.between(-30, 30))})"><ellipse rx="34" ry="28" fill="#3f7f34"/><ellipse rx="29" ry="23" fill="#d8eeb0"/><path d="M-10 0h.1M8-6h.1M2 8h.1M-4-10h.1M12 6h.1" stroke="#9cc65a" stroke-width="6"/></g>`,
  )
  const rings = [
    [520, 456],
    [668, 462],
    [584, 350],
  ].map(
    ([x = 0, y = 0]) =>
      `<ellipse cx="${x}" cy="${y}" rx="36" ry="20" fill="none" stroke="#b0588e" stroke-width="7" transform="rotate(${n(pen.between(-30, 30))} ${x} ${y})"/>`,
  )
  return tomatoes + cucumber.join('') + rings.join('')
}

function caesar(pen: Pen): string {
  const meat = pen.linear('down', '#f3cb8c 0', '#d99a54 .6', '#a8682c 1')
  const strips = [
    [470, 430, -24],
    [548, 402, 12],
    [636, 398, -10],
    [710, 438, 26],
    [588, 448, 4],
  ].map(
    ([x = 0, y = 0, turn = 0]) =>
      `<g transform="translate(${x} ${y})rotate(${turn})"><rect x="-52" y="-18" width="104" height="38" rx="18" fill="${meat}"/><path d="M-32-16l-8 32m26-34l-8 36m30-36l-8 36m30-36l-8 34" stroke="#6b3314" stroke-width="7" opacity=".8"/></g>`,
  )
  const croutons = Array.from({ length: 7 }, () => {
    const [x, y] = within(pen, 430, 190, 40)
    return `<g transform="translate(${n(x)} ${n(y)})rotate(${n(pen.between(0, 60))})"><rect x="-20" y="-18" width="40" height="36" rx="7" fill="#e8b45a"/><path d="M-14-12h26" stroke="#fff0c8" stroke-width="6" opacity=".8"/></g>`
  })
  const shavings = Array.from({ length: 12 }, () => {
    const [x, y] = within(pen, 420, 190, 48)
    return `<path transform="translate(${n(x)} ${n(y)})rotate(${n(pen.between(0, 180))})" d="M-24 0q24-14 48 0q-24 6-48 0" fill="#fff6d0"/>`
  })
  return strips.join('') + croutons.join('') + shavings.join('')
}

/** Porridge with fruit and seeds. */
export function porridge(pen: Pen): string {
  const oats = pen.radial([0.4, 0.35, 0.8], '#fffaf0 0', '#f6e3c0 .6', '#dcbc8a 1')
  const grain = Array.from({ length: 90 }, () => {
    const [x, y] = within(pen, 462, 220, 40)
    return `M${n(x)} ${n(y)}q5-4 10 0q-5 4-10 0`
  }).join('')
  const berry = (x: number, y: number, colour: string, shine: string) =>
    `<g transform="translate(${x} ${y})"><circle r="27" cy="6" fill="#2a1408" opacity=".3"/><circle r="26" fill="${colour}"/><path d="M-14-8q5-12 16-12" fill="none" stroke="${shine}" stroke-width="6" opacity=".8"/></g>`
  const strawberry = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y})rotate(${turn})"><path d="M0 42C-40 14-42-22-18-28C-8-32-2-26 0-22C2-26 8-32 18-28C42-22 40 14 0 42" fill="#e02a3a"/><path d="M0 26C-20 8-20-10 0-8C20-10 20 8 0 26" fill="#ffb4b0" opacity=".8"/><path d="M-20-6h.1M-22 8h.1M20-6h.1M22 8h.1M-12 20h.1M12 20h.1" stroke="#ffe28f" stroke-width="5"/></g>`
  return [
    `<path d="${oval(middle, 462, 244, 50)}" fill="${oats}"/><path d="${grain}" fill="#c99a5a" opacity=".6"/>`,
    `<path d="M430 470c60-26 110 22 170-4s110-26 170 6" fill="none" stroke="#d9901c" stroke-width="11" opacity=".8"/>`,
    strawberry(500, 436, -20),
    strawberry(566, 424, 14),
    berry(640, 440, '#3a3f8a', '#aab4ff'),
    berry(684, 456, '#2f3478', '#aab4ff'),
    berry(660, 414, '#444aa0', '#c0c8ff'),
    slice(590, 474, 30, '#f3d46a', '#ffe9a0', 12),
  ].join('')
}

/** A little pot of something to dip into. */
export function dip(pen: Pen, colours: readonly [string, string, string], specks: string): string {
  const body = `M462 520L490 676A110 18 0 0 0 710 676L738 520Z`
  const pot = pen.linear('right', '#fffdf6 0', '#f6e6c8 .5', '#c8ac84 1')
  const top = pen.radial(
    [0.38, 0.3, 0.85],
    `${colours[0]} 0`,
    `${colours[1]} .55`,
    `${colours[2]} 1`,
  )
  const bits = Array.from({ length: 24 }, () => {
    const [x, y] = within(pen, 520, 110, 18)
    return `M${n(x)} ${n(y)}l${n(pen.between(3, 8))} ${n(pen.between(-3, 3))}`
  }).join('')
  const ridges = Array.from({ length: 15 }, (_, place) => {
    const share = -1 + (place * 2) / 14
    return `M${n(middle + share * 136)} ${n(528 + (1 - share * share) * 24)}L${n(middle + share * 108)} ${n(672 + (1 - share * share) * 18)}`
  }).join('')
  return [
    shadow(pen, middle, ground - 10, 116),
    `<path d="${body}" fill="${pot}"/><path d="${ridges}" stroke="#b89a78" stroke-width="3" opacity=".4"/>`,
    shade(pen, body, 138),
    `<ellipse cx="600" cy="520" rx="138" ry="30" fill="#fffdf6"/><ellipse cx="600" cy="522" rx="126" ry="24" fill="${top}"/>`,
    `<path d="M520 526c30-16 70-18 92-4s50 8 66-6" fill="none" stroke="#fff" stroke-width="8" opacity=".5"/><path d="${bits}" stroke="${specks}" stroke-width="4"/>`,
  ].join('')
}
