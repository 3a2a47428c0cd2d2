import type { Pen } from '../pen.ts'

/** The sky of a day, with its light; an evening's stops give none. */
export function sky(pen: Pen, ...stops: string[]): string {
  const [fill, glow] = [
    pen.linear('down', ...(stops.length > 0 ? stops : ['#8fd6e0 0', '#d8f0d8 .6', '#fff6d0 1'])),
    pen.radial([0.5, 0.5, 0.5], '#fffbe0 0 .95', '#fffbe0 1 0'),
  ]
  return `<rect width="1200" height="800" fill="${fill}"/><ellipse cx="330" cy="160" rx="620" ry="420" fill="${glow}" opacity="${stops.length > 3 ? 0 : 1}"/>`
}

/** The sun as the brand's arch of petals, half behind the horizon. */
export function petalSun(pen: Pen, x: number, y: number, scale: number): string {
  const fill = pen.linear('down', '#ffd765 0', '#ffb81c .55', '#f58a12 1')
  const sheen = pen.linear('right', '#fff 0 .22', '#fff .5 0', '#3a0d08 .5 0', '#3a0d08 1 .14')
  const d =
    'M0-158.4C55.2-192.2 65.7-271 65.7-333c0-66.3-26.3-107-65.7-107s-65.7 40.7-65.7 107c0 62 10.5 140.8 65.7 174.6'
  const petals = Array.from({ length: 9 }, (_, place) => {
    return `<g transform="rotate(${-80 + 20 * place})"><path d="${d}" fill="${fill}"/><path d="${d}" fill="${sheen}"/></g>`
  })
  const heart = `<path d="M-150 0a150 150 0 0 1 300 0Z" fill="#e4432d"/>`
  return `<g transform="translate(${x} ${y})scale(${scale})">${petals.join('')}${heart}</g>`
}

/** Trees far away, along the horizon. */
export function hedge(pen: Pen, y: number, xs: readonly number[]): string {
  const fill = pen.radial([0.35, 0.25, 0.75], '#8fd05a 0', '#2f7d4f 1')
  return xs
    .map((x, at) => {
      const wide = 90 + 30 * (at % 3)
      return `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${wide * 0.9}" fill="${fill}"/>`
    })
    .join('')
}

/** Grass from the horizon down; with stripes as a mown field has them. */
export function grass(pen: Pen, y: number, isMown = false): string {
  const fill = pen.linear('down', '#7cc258 0', '#2f7d3f 1')
  const stripes = Array.from({ length: 5 }, (_, at) => {
    const [left, right] = [-200 + at * 340, -40 + at * 340]
    return `<path d="M${600 + (left - 600) * 0.45} ${y}H${600 + (right - 600) * 0.45}L${right} 800H${left}Z" fill="#ffffff" opacity=".09"/>`
  })
  return `<rect y="${y}" width="1200" height="${800 - y}" fill="${fill}"/>${isMown ? stripes.join('') : ''}`
}

/** Little flags on a line that hangs between two points. */
export function bunting(x1: number, x2: number, y: number, deep: number): string {
  const colours = ['#e4432d', '#ffb81c', '#2f7d4f', '#fff8ea', '#6a3f7d']
  const count = Math.round((x2 - x1) / 62)
  const flags = Array.from({ length: count }, (_, at) => {
    const share = (at + 0.5) / count
    const [x, top] = [x1 + (x2 - x1) * share, y + 4 * deep * share * (1 - share)]
    return `<path d="M${x - 21} ${top}h42l-21 46Z" fill="${colours[at % colours.length]}"/>`
  })
  const line = `<path d="M${x1} ${y}Q${(x1 + x2) / 2} ${y + 2 * deep} ${x2} ${y}" fill="none" stroke="#2b1420" stroke-width="3" opacity=".6"/>`
  return line + flags.join('')
}

/** Warm lamps on a line. */
export function lamps(pen: Pen, x1: number, x2: number, y: number, deep: number): string {
  const glow = pen.radial([0.5, 0.5, 0.5], '#fff6c0 0 .95', '#fff6c0 1 0')
  const count = Math.round((x2 - x1) / 80)
  const bulbs = Array.from({ length: count }, (_, at) => {
    const share = (at + 0.5) / count
    const [x, top] = [x1 + (x2 - x1) * share, y + 4 * deep * share * (1 - share)]
    return `<circle cx="${x}" cy="${top + 14}" r="34" fill="${glow}"/><ellipse cx="${x}" cy="${top + 14}" rx="9" ry="12" fill="#ffe28f"/>`
  })
  return `<path d="M${x1} ${y}Q${(x1 + x2) / 2} ${y + 2 * deep} ${x2} ${y}" fill="none" stroke="#14070d" stroke-width="3"/>${bulbs.join('')}`
}

/** A shadow on the ground. */
export function spot(x: number, y: number, wide: number): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${wide * 0.16}" fill="#14311c" opacity=".32"/>`
}
