import type { Pen } from '../pen.ts'
import { spot } from './places.ts'

/** A young tree with its stake, in a mound of fresh earth. */
export function sapling(pen: Pen, x: number, y: number, scale: number): string {
  const leaf = pen.radial([0.35, 0.25, 0.8], '#b4e070 0', '#4f9e3f .6', '#2f7d4f 1')
  const earth = pen.linear('down', '#8a5634 0', '#4a2a18 1')
  const round = (dx: number, dy: number, size: number) =>
    `<circle cx="${dx}" cy="${dy}" r="${size}" fill="${leaf}"/>`
  return [
    spot(x, y + 6, 92 * scale),
    `<g transform="translate(${x} ${y})scale(${scale})">`,
    '<path d="M26 0V-150" stroke="#b9773f" stroke-width="9"/><path d="M0 0Q-4-90 2-170" fill="none" stroke="#6b3c20" stroke-width="13"/><path d="M-2-84h30" stroke="#e4432d" stroke-width="8"/>',
    round(-34, -186, 44),
    round(36, -194, 48),
    round(0, -236, 52),
    round(2, -176, 46),
    `<path d="M-74 6q20-46 74-46t74 46Z" fill="${earth}"/>`,
    '</g>',
  ].join('')
}

/** A can in the brand's red. */
export function wateringCan(pen: Pen, x: number, y: number): string {
  const tin = pen.linear([0, 0, 1, 0.3], '#ff7a58 0', '#e4432d .5', '#a8281a 1')
  return [
    spot(x, y + 8, 96),
    `<g transform="translate(${x} ${y})">`,
    '<path d="M-40-84q-50-10-46 40 4 36 44 30M-20-96q26-44 62 0" fill="none" stroke="#a8281a" stroke-width="11"/>',
    `<path d="M46-30L116-96" stroke="#cf3322" stroke-width="17"/><path d="M100-120l36 36" stroke="#a8281a" stroke-width="16"/>`,
    `<path d="M-46-96h92l10 104h-112Z" fill="${tin}"/><ellipse cx="0" cy="-96" rx="46" ry="11" fill="#7d1f16"/>`,
    '<path d="M0-24c9-15 9-28 0-37-9 9-9 22 0 37" fill="#ffb81c"/>',
    '</g>',
  ].join('')
}

/** A raised bed of boards, with what grows in it. */
export function bed(
  pen: Pen,
  x: number,
  y: number,
  wide: number,
  scale: number,
  kind: 'rows' | 'mixed',
): string {
  const wood = pen.linear('down', '#d99a58 0', '#8a4f26 1')
  const earth = pen.linear('down', '#6b3c20 0', '#3f2010 1')
  const count = Math.round(wide / (150 * scale))
  const plants = Array.from({ length: count }, (_, at) => {
    const left = x + (wide * (at + 0.5)) / count
    const plant =
      kind === 'rows' ? lettuce : ([tomatoes, lettuce, carrot, sunflower][at % 4] ?? lettuce)
    return `<g transform="translate(${left} ${y + 26 * scale})scale(${scale})">${plant(pen)}</g>`
  })
  return [
    `<rect x="${x}" y="${y}" width="${wide}" height="${54 * scale}" rx="10" fill="${earth}"/>`,
    ...plants,
    `<rect x="${x - 14}" y="${y + 36 * scale}" width="${wide + 28}" height="${96 * scale}" rx="8" fill="${wood}"/>`,
    `<path d="M${x - 14} ${y + 84 * scale}h${wide + 28}" stroke="#5c3018" stroke-width="4" opacity=".5"/>`,
  ].join('')
}

function lettuce(pen: Pen): string {
  const leaf = pen.radial([0.4, 0.3, 0.8], '#d8f09a 0', '#76bd40 .6', '#3f8f3a 1')
  return `<path d="M-58 14q-30-56 18-66 4-40 40-34 40-8 44 36 46 8 14 64Z" fill="${leaf}"/><path d="M0 10V-58M0-10q-24-8-34-26M0-10q24-8 34-26" fill="none" stroke="#eaf8c0" stroke-width="5" opacity=".8"/>`
}

function carrot(pen: Pen): string {
  const root = pen.linear('right', '#ffb05a 0', '#f07a1a .6', '#c2560c 1')
  return `<path d="M0-20q-34-40-46-104M0-20q-6-60 2-122M0-20q34-40 50-96" fill="none" stroke="#4f9e3f" stroke-width="13"/><path d="M-30 18q-6-46 30-46t30 46Z" fill="${root}"/>`
}

function tomatoes(pen: Pen): string {
  const red = pen.radial([0.35, 0.3, 0.8], '#ff9a7a 0', '#e4432d .55', '#a8281a 1')
  const fruit = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="25" fill="${red}"/><path d="M${x - 12} ${y - 20}l12 5 12-5" stroke="#2f7d4f" stroke-width="6" fill="none"/>`
  return `<path d="M0 14V-170" stroke="#b9773f" stroke-width="8"/><path d="M0-30q-50-10-56-60M0-80q50-10 54-58M0-120q-40 0-44-44" fill="none" stroke="#3f8f3a" stroke-width="14"/><path d="M-78-84q16-40 44-18-14 34-44 18M34-150q34-26 46 8-24 26-46-8M-66-170q28-30 42 4-24 26-42-4" fill="#5aa83f"/>${fruit(-38, -36)}${fruit(40, -84)}${fruit(-22, -108)}`
}

function sunflower(pen: Pen): string {
  const petal = pen.linear('down', '#ffd765 0', '#f58a12 1')
  const petals = Array.from({ length: 12 }, (_, at) => {
    return `<path d="M0-26q15-26 0-52-15 26 0 52" fill="${petal}" transform="rotate(${at * 30})"/>`
  })
  return `<path d="M0 14Q8-70 0-150" fill="none" stroke="#3f8f3a" stroke-width="12"/><path d="M4-50q50-30 64 6-30 26-64-6M2-90q-50-26-62 10 32 20 62-10" fill="#5aa83f"/><g transform="translate(0 -176)">${petals.join('')}<circle r="29" fill="#5c3018"/><circle cx="-6" cy="-6" r="16" fill="#8a4f26"/></g>`
}

/** A stall under a striped awning. */
export function stall(
  pen: Pen,
  x: number,
  y: number,
  wide: number,
  [one, other]: readonly [string, string],
  sells: 'burgers' | 'shakes',
): string {
  const wood = pen.linear('down', '#d99a58 0', '#8a4f26 1')
  const width = wide / 8
  const stripes = Array.from({ length: 8 }, (_, at) => {
    const left = x + at * width
    const d = `M${left} ${y - 70}h${width}v96a${width / 2} 24 0 0 1-${width} 0Z`
    return `<path d="${d}" fill="${at % 2 === 0 ? one : other}"/>`
  })
  const goods = Array.from({ length: 4 }, (_, at) => {
    return `<g transform="translate(${x + 60 + at * ((wide - 120) / 3)} ${y + 262})">${sells === 'burgers' ? burger(pen) : shake(pen, at)}</g>`
  })
  return [
    `<path d="M${x + 14} ${y}V${y + 440}M${x + wide - 14} ${y}V${y + 440}" stroke="#7a4418" stroke-width="16"/>`,
    ...stripes,
    `<path d="M${x} ${y - 70}h${wide}v22H${x}Z" fill="#14070d" opacity=".14"/>`,
    `<rect x="${x - 12}" y="${y + 262}" width="${wide + 24}" height="22" rx="8" fill="#f0bd7a"/>`,
    `<rect x="${x}" y="${y + 284}" width="${wide}" height="232" fill="${wood}"/>`,
    ...goods,
  ].join('')
}

function burger(pen: Pen): string {
  const bun = pen.radial([0.4, 0.2, 0.9], '#ffd08a 0', '#e09440 .6', '#a85f1c 1')
  return `<path d="M-36-8h72q-2 14-16 14h-40q-14 0-16-14Z" fill="#c77a30"/><path d="M-42-14h84v10h-84Z" fill="#5a2a18"/><path d="M-44-20q11 12 22 0 11 12 22 0 11 12 22 0 11 12 22 0v-7h-88Z" fill="#76bd40"/><path d="M-40-26q0-46 40-46t40 46Z" fill="${bun}"/>`
}

function shake(pen: Pen, at: number): string {
  const drinks = ['#ff9aa8', '#ffcb45', '#b4e070', '#d9a06a']
  const glass = pen.linear('right', '#ffffff 0 .75', '#ffffff .5 0', '#2b1420 1 .18')
  const shape = 'M-24-78h48l-8 78h-32Z'
  return `<path d="M4-78L18-122" stroke="#e4432d" stroke-width="7"/><path d="${shape}" fill="${drinks[at % drinks.length]}"/><path d="${shape}" fill="${glass}"/><path d="M-26-78a26 22 0 0 1 52 0Z" fill="#fffdf6"/><circle cx="-4" cy="-100" r="9" fill="#e4432d"/>`
}

/** Where they cook together: dough, tomatoes, a bowl. */
export function kitchenTable(pen: Pen): string {
  const wood = pen.linear('down', '#e8b070 0', '#a8682e 1')
  const bowl = pen.linear('right', '#ff8a66 0', '#e4432d .5', '#a8281a 1')
  const dough = pen.radial([0.4, 0.3, 0.8], '#fff8e4 0', '#f0d6a4 .7', '#d0a868 1')
  const red = pen.radial([0.35, 0.3, 0.8], '#ff9a7a 0', '#e4432d .55', '#a8281a 1')
  const round = (x: number, y: number) =>
    `<circle cx="${x}" cy="${y}" r="29" fill="${red}"/><path d="M${x - 13} ${y - 24}l13 6 13-6" stroke="#2f7d4f" stroke-width="7" fill="none"/>`
  return [
    `<rect y="590" width="1200" height="210" fill="${wood}"/><rect y="590" width="1200" height="16" fill="#f7d09a"/>`,
    '<path d="M0 670H1200M0 740H1200" stroke="#7a4418" stroke-width="3" opacity=".4"/>',
    '<g fill="#14070d" opacity=".22"><ellipse cx="480" cy="690" rx="150" ry="22"/><ellipse cx="790" cy="704" rx="140" ry="20"/><ellipse cx="1040" cy="690" rx="130" ry="18"/></g>',
    `<path d="M350 570h270q0 118-94 118h-82q-94 0-94-118Z" fill="${bowl}"/><ellipse cx="485" cy="570" rx="135" ry="24" fill="#fff3dc"/><path d="M400 564q40-34 84-8t90 0-30 30-90 16-84-38" fill="${dough}"/>`,
    `<ellipse cx="790" cy="672" rx="120" ry="40" fill="${dough}"/><path d="M680 640L900 690" stroke="#8a4f26" stroke-width="26"/><path d="M640 630l44 10M896 690l44 10" stroke="#5c3018" stroke-width="15"/>`,
    round(1010, 656),
    round(1068, 660),
    round(1040, 626),
    `<g transform="translate(170 690)"><path d="M-120-26h240l-22 34H-98Z" fill="#8a4f26"/><path d="M-80-30q-20-46 22-56 12-26 50-16 36-16 58 16 44 8 24 56Z" fill="#76bd40"/><path d="M-10-30V-84M-10-50q-24-8-34-22M-10-50q26-6 40-22" stroke="#eaf8c0" stroke-width="5" fill="none"/></g>`,
  ].join('')
}

/** A restaurant on its first evening. */
export function storefront(pen: Pen): string {
  const wall = pen.linear('down', '#5a2a3c 0', '#3a1a28 1')
  const glow = pen.linear('down', '#fff3c0 0', '#ffcf6a .6', '#f79d12 1')
  const petals = Array.from({ length: 9 }, (_, at) => {
    return `<path d="M0-30q22-30 0-84-22 54 0 84" fill="#ffb81c" transform="rotate(${-80 + at * 20})"/>`
  })
  const stripes = Array.from({ length: 14 }, (_, at) => {
    return `<path d="M${180 + at * 60} 372h60v56a30 22 0 0 1-60 0Z" fill="${at % 2 === 0 ? '#e4432d' : '#fff8ea'}"/>`
  })
  return [
    `<path d="M150 700V300H360L440 200H760L840 300H1050V700Z" fill="${wall}"/>`,
    `<g transform="translate(600 330)">${petals.join('')}<path d="M-44-2a44 44 0 0 1 88 0Z" fill="#ffd765"/></g>`,
    `<rect x="190" y="440" width="300" height="200" rx="10" fill="${glow}"/><rect x="710" y="440" width="300" height="200" rx="10" fill="${glow}"/>`,
    `<path d="M510 700V440h180v260Z" fill="${glow}"/><path d="M600 440V700" stroke="#3a1a28" stroke-width="8"/>`,
    '<path d="M340 440v200M860 440v200" stroke="#3a1a28" stroke-width="8"/><path d="M190 600h300M710 600h300" stroke="#b86a0a" stroke-width="10"/>',
    ...stripes,
    '<path d="M180 372h840v16H180Z" fill="#14070d" opacity=".2"/>',
    '<path d="M470 640q130 44 260 0" fill="none" stroke="#e4432d" stroke-width="16"/><path d="M600 662l-26 40M600 662l26 40" stroke="#e4432d" stroke-width="14"/><circle cx="600" cy="660" r="18" fill="#ff7a58"/>',
  ].join('')
}
