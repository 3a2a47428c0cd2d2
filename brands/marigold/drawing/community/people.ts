import type { Pen } from '../pen.ts'

type Shades = readonly [light: string, middle: string, dark: string]

const skins = {
  fair: ['#ffd9b8', '#f3b183', '#c97f55'],
  olive: ['#f3c79a', '#dda06a', '#a86a3a'],
  tan: ['#d99a68', '#b8733f', '#7d4622'],
  brown: ['#b87a4c', '#96582f', '#5f331a'],
  deep: ['#8a5634', '#6b3c20', '#3f2010'],
} as const satisfies Record<string, Shades>

const shirts = {
  leaf: ['#2f7d4f', '#26663f', '#174a2c'],
  amber: ['#ffb81c', '#f09a12', '#b86a0a'],
  tomato: ['#f0583c', '#e4432d', '#a8281a'],
  plum: ['#8a5a9c', '#6a3f7d', '#43254f'],
  cream: ['#fffdf6', '#fbe6c2', '#d9b98c'],
  dark: ['#5a3a4c', '#3a1a28', '#1c0a14'],
} as const satisfies Record<string, Shades>

const hairs = {
  dark: ['#4a2a1c', '#1c0e0a'],
  brown: ['#5a3422', '#2a1610'],
  red: ['#e88a3a', '#a8481a'],
  grey: ['#efe8e2', '#b8aaa4'],
  scarf: ['#b85a8a', '#7d2f5c'],
} as const

/** What somebody wears on their head, or how their hair falls. */
type Head = 'short' | 'tail' | 'curls' | 'scarf' | 'beard' | 'cap' | 'toque'

export interface Person {
  x: number
  /** Where the shoulders begin. */
  y: number
  scale?: number
  skin: keyof typeof skins
  shirt: keyof typeof shirts
  hair?: keyof typeof hairs
  head?: Head
  /** An arm that is raised, on the left or the right. */
  waves?: 'left' | 'right'
  /** Seen to the feet, with trousers of this colour. */
  trousers?: string
  /** The brand's apron. */
  apron?: boolean
}

const torso =
  'M-30-14c-30 12-70 14-74 50-2 44 8 84 8 174H96c0-90 10-130 8-174-4-36-44-38-74-50C14 8-14 8-30-14'
const face = 'M-58-20c0-50 116-50 116 0 2 46-14 94-58 96-44-2-60-50-58-96'

/** Somebody who smiles, from the waist up or to the feet. */
export function person(pen: Pen, one: Person): string {
  const { x, y, scale = 1, trousers, apron, waves } = one
  const shirt = shirts[one.shirt]
  const [light, middle, dark] = shirt
  const cloth = pen.linear([0, 0, 1, 0.25], `${light} 0`, `${middle} .6`, `${dark} 1`)
  return [
    `<g transform="translate(${x} ${y})scale(${scale})">`,
    trousers ? legs(trousers) : '',
    waves ? arm(pen, one, waves) : '',
    `<path d="${torso}" fill="${cloth}"/>`,
    `<path d="M-78 62q-6 60 2 148M78 62q6 60-2 148" fill="none" stroke="${dark}" stroke-width="5" opacity=".45"/>`,
    apron ? apronOn(pen) : '',
    waves === 'left' ? '' : restingArm(pen, one, 'left'),
    waves === 'right' ? '' : restingArm(pen, one, 'right'),
    `<path d="M-32-13c18 25 46 25 64 0" fill="none" stroke="${dark}" stroke-width="7"/>`,
    `<g transform="translate(0 -88)scale(.97)">${headOf(pen, one)}</g>`,
    '</g>',
  ].join('')
}

function legs(colour: string): string {
  return [
    `<path d="M-88 196H88l-8 168H18L4 240h-8l-14 124h-62Z" fill="${colour}"/>`,
    '<path d="M-84 356h70v24h-92q2-20 22-24M84 356H14v24h92q-2-20-22-24" fill="#2b1420"/>',
  ].join('')
}

function arm(pen: Pen, { skin, shirt }: Person, side: 'left' | 'right'): string {
  const [light, middle, dark] = skins[skin]
  const hand = pen.radial([0.36, 0.32, 0.8], `${light} 0`, `${middle} .55`, `${dark} 1`)
  const [, cloth] = shirts[shirt]
  return [
    `<g${side === 'left' ? '' : ' transform="scale(-1 1)"'}>`,
    `<path d="M-84 74q-56-26-62-142" fill="none" stroke="${middle}" stroke-width="38"/>`,
    `<path d="M-78 74q-48-14-60-74" fill="none" stroke="${cloth}" stroke-width="54"/>`,
    `<circle cx="-147" cy="-84" r="27" fill="${hand}"/>`,
    `<path d="M-162-100l-7-20m17 12l-1-24m15 26l7-22" fill="none" stroke="${middle}" stroke-width="12"/>`,
    '</g>',
  ].join('')
}

function restingArm(pen: Pen, { skin, shirt }: Person, side: 'left' | 'right'): string {
  const [light, middle, dark] = skins[skin]
  const hand = pen.radial([0.36, 0.32, 0.8], `${light} 0`, `${middle} .55`, `${dark} 1`)
  const [, cloth, shade] = shirts[shirt]
  return [
    `<g${side === 'left' ? '' : ' transform="scale(-1 1)"'}>`,
    `<circle cx="-100" cy="188" r="24" fill="${hand}"/>`,
    `<path d="M-84 62q-26 50-16 106" fill="none" stroke="${shade}" stroke-width="50" opacity=".5"/>`,
    `<path d="M-86 60q-26 50-15 106" fill="none" stroke="${cloth}" stroke-width="46"/>`,
    '</g>',
  ].join('')
}

function apronOn(pen: Pen): string {
  const cloth = pen.linear([0, 0, 1, 0.3], '#4a2a3a 0', '#2b1420 1')
  return [
    `<path d="M-40 6h80l14 90h22v114H-76V96h22Z" fill="${cloth}"/>`,
    '<path d="M0 88c8-14 9-26 0-34-9 8-8 20 0 34m-4 2c-14-8-26-9-34 0 8 9 20 8 34 0m8 0c14-8 26-9 34 0-8 9-20 8-34 0" fill="#ffb81c"/>',
  ].join('')
}

function headOf(pen: Pen, { skin, hair = 'dark', head: documentState = 'short' }: Person): string {
  const [light, middle, dark] = skins[skin]
  const fill = pen.radial([0.36, 0.32, 0.8], `${light} 0`, `${middle} .55`, `${dark} 1`)
  const [top, deep] = hairs[hair]
  const strands = pen.linear([0, 0, 0.8, 1], `${top} 0`, `${deep} 1`)
  return [
    documentState === 'curls' ? curls(strands) : '',
    documentState === 'tail'
      ? `<path d="M40-40c60 0 64 70 44 132-8 8-20 0-16-12 10-40-2-70-32-80Z" fill="${strands}"/>`
      : '',
    `<path d="M-26 36v56c16 16 38 16 52 0V36Z" fill="${middle}"/>`,
    `<path d="M-26 60c18 22 40 22 52-4v22C8 96-10 92-26 78Z" fill="${dark}" opacity=".6"/>`,
    `<ellipse cx="-58" cy="6" rx="12" ry="17" fill="${middle}"/><ellipse cx="58" cy="6" rx="12" ry="17" fill="${dark}"/>`,
    `<path d="${face}" fill="${fill}"/>`,
    documentState === 'beard'
      ? `<path d="M-57 4c3 56 21 80 57 82 36-2 56-26 57-82-9 26-27 22-57 22s-48 4-57-22" fill="${strands}"/>`
      : '',
    features(deep, dark),
    over(pen, documentState, strands, top),
  ].join('')
}

function features(brow: string, dark: string): string {
  return [
    '<g fill="#e4432d" opacity=".2"><ellipse cx="-34" cy="26" rx="15" ry="10"/><ellipse cx="34" cy="26" rx="15" ry="10"/></g>',
    '<g fill="#2b1420"><ellipse cx="-24" cy="-2" rx="5.6" ry="7.4"/><ellipse cx="24" cy="-2" rx="5.6" ry="7.4"/></g>',
    '<g fill="#fff"><ellipse cx="-25.8" cy="-4.6" rx="1.9" ry="2.2"/><ellipse cx="22.2" cy="-4.6" rx="1.9" ry="2.2"/></g>',
    '<path d="M-21 32q21 10 42 0-21 34-42 0" fill="#7d1f16"/><path d="M-18 34q18 8 36 0-18 18-36 0" fill="#fff"/>',
    `<path d="M-37-18q10-10 25-5m24 0q15-5 25 5" fill="none" stroke="${brow}" stroke-width="4.4"/>`,
    `<path d="M2 4q8 14-4 15" fill="none" stroke="${dark}" stroke-width="3.4" opacity=".8"/>`,
  ].join('')
}

function curls(strands: string): string {
  return `<path d="M-55 17h.1M-64-8h.1m2.9-25h.1M-48-55h.1M-26-71h.1M0-76h.1M26-71h.1M48-55h.1M61-33h.1M64-8h.1M55 17h.1" fill="none" stroke="${strands}" stroke-width="54"/>`
}

function over(pen: Pen, documentState: Head, strands: string, top: string): string {
  const shine = `<path d="M-40-66q24-16 54-10" fill="none" stroke="${top}" stroke-width="6" opacity=".55"/>`
  const fringe = `<path d="M-61-2c-7-78 37-88 67-84 40 0 62 30 55 84-7-32-27-52-55-54-26 16-56 16-67 54" fill="${strands}"/>`
  if (documentState === 'scarf') {
    return `<path d="M-50-8c-2-62 100-62 100 0 4 52-18 78-50 84-32-6-54-32-50-84m-20 0c-6-100 146-100 140 0-2 42 8 84 22 108-40 26-144 26-184 0 14-24 24-66 22-108" fill="${strands}" fill-rule="evenodd"/>${shine}`
  }
  if (documentState === 'cap') {
    const cloth = pen.linear([0, 0, 1, 0.5], '#ff7a58 0', '#e4432d .5', '#a8281a 1')
    return `<path d="M-63-24c-6-84 132-84 126 0q-63-22-126 0" fill="${cloth}"/><path d="M-66-20q66-30 152 6-10 14-30 6-60-26-122-12" fill="#a8281a"/><circle cx="0" cy="-56" r="15" fill="#ffb81c"/>`
  }
  if (documentState === 'toque') {
    const cloth = pen.linear([0, 0, 1, 0.4], '#ffffff 0', '#fff3dc .6', '#dcc8a4 1')
    return `<path d="M-60-26v-44c-50-10-44-84 8-78 14-44 90-44 104 0 52-6 58 68 8 78v44q-60-20-120 0" fill="${cloth}"/><path d="M-60-26q60-20 120 0v-18q-60-20-120 0Z" fill="#e4d2b0"/>`
  }
  return fringe + shine
}
