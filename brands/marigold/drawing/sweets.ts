import { swirl } from './cups.ts'
import type { Pen } from './pen.ts'
import { blob } from './pieces.ts'
import { ground, shadow } from './scene.ts'
import { fall, middle, n, smooth } from './shapes.ts'

/** A large cookie with lumps of chocolate, and a bite of another. */
export function cookies(pen: Pen): string {
  const one = (x: number, y: number, across: number, down: number) => {
    const edge = smooth(blob(pen, x, y, across, down, 0.025))
    const dough = pen.radial([0.38, 0.3, 0.85], '#f0c078 0', '#cf9040 .6', '#8f5418 1')
    const lumps = Array.from({ length: 15 }, () => {
      const [angle, far] = [pen.between(0, 6.283), Math.sqrt(pen.random()) * 0.8]
      const [lx, ly] = [x + Math.cos(angle) * across * far, y + Math.sin(angle) * down * far]
      const lump = smooth(blob(pen, lx, ly, pen.between(16, 30), pen.between(9, 16), 0.2))
      return `<path d="${lump}" fill="#3a1a0e"/><path d="M${n(lx - 10)} ${n(ly - 4)}q8-6 16-3" fill="none" stroke="#a8704a" stroke-width="4"/>`
    })
    return [
      fall(edge, 6, 16, '#3a1606', 0.5),
      `<path d="${edge}" transform="translate(0 12)" fill="#8f5418"/><path d="${edge}" fill="${dough}"/>${lumps.join('')}`,
    ].join('')
  }
  return one(560, 672, 200, 62) + one(640, 606, 190, 66)
}

/** A wafer cone of soft serve; in a stand, so that it stays upright. */
export function cone(pen: Pen): string {
  const wafer = pen.linear('right', '#f3c47a 0', '#e0a04a .5', '#a8682c 1')
  const body = 'M500 410L574 690h52L700 410Z'
  const grid = Array.from({ length: 14 }, (_, place) => {
    const x = 440 + place * 26
    return `M${x} 400l90 300M${x + 30} 400l-90 300`
  }).join('')
  return [
    shadow(pen, middle, ground - 6, 60),
    `<path d="${body}" fill="${wafer}"/><path d="${grid}" stroke="#8a4f1c" stroke-width="4" opacity=".45" clip-path="${pen.clip(body)}"/>`,
    '<path d="M484 380h232l-10 56a106 16 0 0 1-212 0Z" fill="#e8ac58"/><path d="M484 380h232l-3 16H487Z" fill="#f8d493"/>',
    swirl(pen, 388, 128, ['#fffdf4', '#fff0d0', '#e0c490'], 4),
  ].join('')
}

/** Slices of apple in a bag, two beside it. */
export function appleSlices(pen: Pen): string {
  const one = (x: number, y: number, turn: number, skin: string) =>
    `<g transform="translate(${x} ${y})rotate(${turn})"><path d="M-86 20C-70-70 70-70 86 20C50 44-50 44-86 20" fill="${skin}"/><path d="M-74 18C-58-50 58-50 74 18C40 34-40 34-74 18" fill="${pen.linear('down', '#fffdf0 0', '#f6eec0 1')}"/><path d="M-22 6q22-22 44 0q-22 10-44 0" fill="#e8dc9a"/><path d="M-6 2q4-6 8 0-4 6-8 0" fill="#6b3f1c"/></g>`
  const slices = [
    one(500, 470, -60, '#c8281c'),
    one(580, 420, -30, '#7aa83a'),
    one(670, 430, 24, '#d23a25'),
    one(716, 490, 58, '#8fb848'),
    one(620, 480, -4, '#c8281c'),
  ]
  const bag = 'M450 500L470 690q130 30 260 0L750 500q-150 40-300 0'
  return [
    shadow(pen, middle, ground, 150),
    ...slices,
    `<path d="${bag}" fill="${pen.linear([450, 0, 750, 0], '#3d9159 0', '#4aa768 .4', '#256a42 1')}"/>`,
    `<g transform="translate(600 640)" fill="#fff8ea">${Array.from({ length: 9 }, (_, place) => `<path transform="rotate(${-80 + place * 20})" d="M0-22c12-9 14-28 14-44 0-16-6-26-14-26s-14 10-14 26c0 16 2 35 14 44"/>`).join('')}</g>`,
    '<path d="M476 530l14 140" stroke="#fff" stroke-width="12" opacity=".35"/>',
    one(430, 700, -12, '#d23a25'),
    one(790, 704, 10, '#7aa83a'),
  ].join('')
}

/** Two cobs of maize with butter. */
export function corn(pen: Pen): string {
  const one = (y: number, turn: number) => {
    const body = `M360 ${y}C360 ${y - 66} 760 ${y - 70} 850 ${y - 8}C858 ${y} 858 ${y + 8} 850 ${y + 14}C760 ${y + 76} 360 ${y + 66} 360 ${y}Z`
    const kernels = Array.from({ length: 6 }, (_, row) =>
      Array.from({ length: 22 }, (_, place) => {
        const bend = 1 - Math.max(0, place - 15) * 0.09
        const [x, ky] = [372 + place * 22 + (row % 2) * 6, y + (row - 2.5) * 21 * bend]
        return `<ellipse cx="${x}" cy="${n(ky)}" rx="12" ry="${n(11.5 * bend)}" fill="${(place + row) % 3 ? '#ffd03a' : '#ffbe1c'}"/><path d="M${x - 6} ${n(ky - 4)}q5-5 10-2" stroke="#fff3b8" stroke-width="3" fill="none"/>`
      }).join(''),
    ).join('')
    return `<g transform="rotate(${turn} 600 ${y})">${fall(body, 6, 14, '#3a1606', 0.45)}<path d="${body}" fill="#d98a12"/><g clip-path="${pen.clip(body)}">${kernels}</g><path d="${body}" fill="${pen.linear('down', '#fff 0 .2', '#fff .3 0', '#6b3206 .55 0', '#6b3206 1 .5')}"/><path d="M364 ${y}l-70-16v34Z" fill="#c9d98a"/></g>`
  }
  return `${one(592, -7)}${one(668, 4)}<g transform="translate(600 616)rotate(-10)"><path d="M-36-16L30-24 50-6-14 4Z" fill="#fff6c0"/><path d="M-14 4L50-6v18L-12 22Z" fill="#f3d968"/><path d="M-36-16L-14 4-12 22-36 4Z" fill="#e8c84a"/></g>`
}
