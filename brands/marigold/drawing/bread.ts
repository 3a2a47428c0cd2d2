import type { Pen } from './pen.ts'
import { along, middle, n, rim, rimPoints, slab } from './shapes.ts'
import type { Layer } from './stack.ts'

/** The half of a bun that everything lies on. */
export const bunBottom: Layer = {
  height: 58,
  lay(pen, { y, radius }) {
    const shape = slab(y - 58, y - 14, radius * 0.98, 16)
    const crust = pen.linear('down', '#f9cb80 0', '#efa84c .35', '#d5832f .75', '#9a5119 1')
    return {
      shape,
      svg: [
        `<path d="${shape}" fill="${crust}"/>`,
        `<ellipse cx="${middle}" cy="${n(y - 58)}" rx="${n(radius * 0.98)}" ry="${n(radius * 0.165)}" fill="${pen.linear([0, 0, 1, 0.4], '#fff0cd 0', '#eec98f 1')}"/>`,
        glint(y - 20, radius * 0.9, '#fff0c8', 0.08, 0.55, 11),
      ].join(''),
    }
  },
}

/** The dome of a bun; with sesame, or bare. */
export function bunTop(seeds: number): Layer {
  return {
    height: 170,
    lay(pen, { y, radius }) {
      const dome = domeAt(y - 8, radius)
      const crust = pen.linear(
        [0.25, 0, 0.62, 1],
        '#ffcb62 0',
        '#f29c2e .4',
        '#d07019 .78',
        '#8f4312 1',
      )
      const light = pen.radial([0.3, 0.2, 0.42], '#fff0b8 0 .85', '#ffd677 .35 .5', '#ffd677 1 0')
      const dusk = pen.radial([0.37, 0.35, 0.72], '#4a1c06 0 0', '#4a1c06 .6 0', '#4a1c06 1 .5')
      const lip = along(rimPoints(y - 12, radius * 0.97, 14))
      return {
        shape: dome,
        svg: [
          ...[crust, dusk, light].map((fill) => `<path d="${dome}" fill="${fill}"/>`),
          ...[14, 8, 4].map(
            (width) =>
              `<path d="${lip}" fill="none" stroke="#ffd691" stroke-width="${width}" opacity=".2"/>`,
          ),
          `<g transform="translate(${middle} ${n(y - 8)})">${sesame(pen, seeds, radius / 206)}</g>`,
        ].join(''),
      }
    },
  }
}

function domeAt(y: number, radius: number): string {
  const scale = radius / 206
  const at = (dx: number, dy: number) => `${n(middle + dx * scale)} ${n(y + dy * scale)}`
  return [
    `M${at(-206, 0)}C${at(-232, -10)} ${at(-232, -55.2)} ${at(-206.5, -86.8)}`,
    `C${at(-168.7, -153.6)} ${at(-79.9, -181.7)} ${at(0, -181.7)}`,
    `S${at(168.7, -153.6)} ${at(206.5, -86.8)}C${at(232, -55.2)} ${at(232, -10)} ${at(206, 0)}`,
    `A${n(210 * scale)} ${n(37.8 * scale)} 0 0 1 ${at(-206, 0)}Z`,
  ].join('')
}

function sesame(pen: Pen, count: number, scale: number): string {
  const seed = pen.radial([0.4, 0.35, 0.75], '#fffbe8 0', '#f8e3b0 .5', '#dfb469 1')
  const placed: [number, number][] = []
  for (let tries = 0; placed.length < count && tries < 2000; tries++) {
    const [x, y] = [pen.between(-180, 180), pen.between(-172, -62)]
    const isOnDome = (x / 186) ** 2 + ((y + 62) / 108) ** 2 < 1
    const isFree = placed.every(([a, b]) => Math.hypot(a - x, (b - y) * 1.5) > 21)
    if (isOnDome && isFree) placed.push([x, y])
  }
  return placed
    .map(([x, y]) => {
      const turn = n(x / 3.2 + pen.between(-60, 60))
      const size = n(1.15 - Math.hypot(x / 190, (y + 90) / 110) * 0.35)
      const at = `translate(${n(x * scale)} ${n(y * scale)})rotate(${turn})scale(${size})`
      const one = 'M0-7.5C4-6 5.2-1 4.6 2.6 4 6 2 7.4 0 7.4S-4 6-4.6 2.6C-5.2-1-4-6 0-7.5'
      return `<path transform="translate(2 3)${at}" d="${one}" fill="#5a2408" opacity=".5"/><path transform="${at}" d="${one}" fill="${seed}"/>`
    })
    .join('')
}

/** A toasted English muffin, dusted with semolina: the lid of a breakfast. */
export const muffinTop: Layer = {
  height: 104,
  lay(pen, { y, radius }) {
    const shape = roundSlab(y - 104, y + 4, radius, 26)
    const crust = pen.linear('down', '#f0c78c 0', '#e5a959 .3', '#f3d9a6 .62', '#c98238 1')
    const face = pen.radial([0.38, 0.3, 0.8], '#f2c583 0', '#dd9a4b .55', '#b56c26 1')
    const dust = Array.from({ length: 46 }, () => {
      const [angle, far] = [pen.between(0, 6.28), Math.sqrt(pen.random()) * 0.9]
      const x = middle + Math.cos(angle) * far * radius
      const deep = y - 104 + Math.sin(angle) * far * radius * 0.17
      return `M${n(x)} ${n(deep)}h.1`
    }).join('')
    return {
      shape,
      svg: [
        `<path d="${shape}" fill="${crust}"/>`,
        `<ellipse cx="${middle}" cy="${n(y - 100)}" rx="${n(radius * 0.99)}" ry="${n(radius * 0.19)}" fill="${face}"/>`,
        `<path d="${dust}" stroke="#fff3d6" stroke-width="5" opacity=".75"/>`,
        glint(y - 62, radius * 1.02, '#fff6dc', 0.06, 0.4, 10),
      ].join(''),
    }
  },
}

export const muffinBottom: Layer = {
  height: 64,
  lay(pen, { y, radius }) {
    const shape = roundSlab(y - 64, y - 6, radius, 20)
    const crust = pen.linear('down', '#fbe3b6 0', '#eec283 .3', '#d99a4e .75', '#a3631f 1')
    return {
      shape,
      svg: `<path d="${shape}" fill="${crust}"/><ellipse cx="${middle}" cy="${n(y - 62)}" rx="${n(radius)}" ry="${n(radius * 0.17)}" fill="#f7dfae"/>`,
    }
  },
}

function roundSlab(top: number, bottom: number, radius: number, bulge: number): string {
  return slab(top + 14, bottom - 8, radius, bulge)
}

/** A soft streak of light along a near edge. */
function glint(
  y: number,
  radius: number,
  colour: string,
  from: number,
  to: number,
  width: number,
): string {
  const points = Array.from({ length: 9 }, (_, step) =>
    rim(y, radius, from + ((to - from) * step) / 8),
  )
  const d = points.map(([x, deep], step) => `${step === 0 ? 'M' : 'L'}${n(x)} ${n(deep)}`).join('')
  return [1.5, 1, 0.5]
    .map((share) => {
      return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width * share)}" opacity=".24"/>`
    })
    .join('')
}
