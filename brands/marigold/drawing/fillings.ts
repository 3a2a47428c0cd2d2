import type { Pen } from './pen.ts'
import { along, middle, n, type Point, rim, rimPoints, slab, smooth } from './shapes.ts'
import type { Layer } from './stack.ts'

/** A disc with an uneven edge: meat, or what stands in for it. */
function patty(
  colours: readonly [string, string, string],
  specks: readonly string[],
  rough = 4,
): Layer {
  return {
    height: 46,
    lay(pen, { y, radius }) {
      const reach = radius * 1.04
      const lower = rimPoints(y - 12, reach, 26, () => pen.between(-rough, rough))
      const upper = rimPoints(y - 46, reach * 0.985, 12).reverse()
      const [left, right] = [middle - reach - 7, middle + reach + 7]
      const shape = smooth([[left, y - 28], ...lower, [right, y - 28], ...upper])
      const fill = pen.linear('down', `${colours[0]} 0`, `${colours[1]} .45`, `${colours[2]} 1`)
      const clip = pen.clip(shape)
      return {
        shape,
        svg: [
          `<path d="${shape}" fill="${fill}"/><g clip-path="${clip}">`,
          ...specks.map(
            (colour) =>
              `<path d="${crumbs(pen, y - 26, reach, 34)}" fill="${colour}" opacity=".75"/>`,
          ),
          '</g>',
        ].join(''),
      }
    },
  }
}

/** Little uneven bits over the near side of a disc. */
function crumbs(pen: Pen, y: number, radius: number, count: number): string {
  return Array.from({ length: count }, () => {
    const [x, deep] = rim(y + pen.between(-16, 18), radius, pen.between(0.02, 0.98))
    const [wide, tall] = [pen.between(4, 15), pen.between(3, 8)]
    return `M${n(x)} ${n(deep)}q${n(wide / 2)} ${n(-tall)} ${n(wide)} 0 ${n(-wide / 2)} ${n(tall)} ${n(-wide)} 0`
  }).join('')
}

export const beef = patty(['#9c5630', '#6b371c', '#38190d'], ['#2a110a', '#a8683c', '#c98a58'])
export const sausage = patty(['#b06a45', '#8a4a2c', '#55270f'], ['#4a1e0e', '#c98a5e'], 3)
export const gardenPatty = patty(
  ['#c08a3e', '#8f6a2a', '#5a4418'],
  ['#4f7a2a', '#f0b53a', '#d9603a', '#4a3312'],
  5,
)
export const falafel = patty(
  ['#b5853a', '#8a6226', '#4f3512'],
  ['#6b8f3a', '#3a2408', '#d9b56a'],
  7,
)
export const halloumi = patty(['#fff6da', '#f6e3b0', '#d9b470'], ['#b5772e', '#fffaf0'], 2)

/** Crumbed and fried: an edge that crackles. */
function crisp(colours: readonly [string, string, string]): Layer {
  return {
    height: 60,
    lay(pen, { y, radius }) {
      const reach = radius * 1.08
      const lower = rimPoints(y - 8, reach, 30, () => pen.between(-9, 9))
      const upper = rimPoints(y - 62, reach * 0.95, 12, () => pen.between(-4, 4)).reverse()
      const sides = (x: number): Point => [x + pen.between(-5, 5), y - 34]
      const shape = smooth([
        sides(middle - reach - 8),
        ...lower,
        sides(middle + reach + 8),
        ...upper,
      ])
      const fill = pen.linear('down', `${colours[0]} 0`, `${colours[1]} .5`, `${colours[2]} 1`)
      const bits = (colour: string, count: number) =>
        `<path d="${crumbs(pen, y - 32, reach, count)}" fill="${colour}" opacity=".8"/>`
      return {
        shape,
        svg: `<path d="${shape}" fill="${fill}"/><g clip-path="${pen.clip(shape)}">${bits(colours[2], 60)}${bits('#ffdf9a', 52)}${bits(colours[0], 40)}</g>`,
      }
    },
  }
}

export const crispyChicken = crisp(['#f2b450', '#d98a2b', '#9a5212'])
export const spicyChicken = crisp(['#ee8a3a', '#cc5a20', '#8a2c0e'])

/** Something that melts or runs over the edge, in drops. */
function runny(
  colours: readonly [string, string, string],
  height: number,
  drops: number,
  long: number,
): Layer {
  return {
    height,
    lay(pen, { y, radius }) {
      const reach = radius * 1.045
      const falls = Array.from({ length: drops }, (_, place) => ({
        at: 0.05 + (0.9 * (place + 0.5 + pen.between(-0.25, 0.25))) / drops,
        deep: pen.between(long * 0.35, long),
        wide: pen.between(0.018, 0.028),
      }))
      const depth = (share: number) =>
        falls.reduce(
          (sum, { at, deep, wide }) => sum + deep * Math.exp(-(((share - at) / wide) ** 4)),
          0,
        ) +
        4 * Math.sin(share * 21)
      const lower = rimPoints(y - 4, reach, 110, depth)
      const upper = rimPoints(y - height - 2, reach * 0.97, 10).reverse()
      const shape = smooth([...lower, ...upper])
      const fill = pen.linear('down', `${colours[0]} 0`, `${colours[1]} .45`, `${colours[2]} 1`)
      const shines = falls.map(({ at, deep }) => {
        const [x, edge] = rim(y - 4, reach, at)
        return `M${n(x - 4)} ${n(edge - 2)}v${n(deep * 0.55)}`
      })
      const clip = pen.clip(shape)
      return {
        shape,
        svg: [
          `<path d="${shape}" fill="${fill}"/><g clip-path="${clip}" fill="none">`,
          ...[16, 10, 5].map(
            (width) =>
              `<path d="${shape}" stroke="${colours[2]}" stroke-width="${width}" opacity=".22"/>`,
          ),
          `<path d="${shape}" stroke="#fff" stroke-width="1.8" opacity=".5" transform="translate(1 -4)"/></g>`,
          `<path d="${shines.join('')}" fill="none" stroke="#fff" stroke-width="4" opacity=".7"/>`,
        ].join(''),
      }
    },
  }
}

export const cheddar = runny(['#ffdb57', '#ffbe2b', '#e8880c'], 13, 6, 42)
export const swiss = runny(['#fff6cf', '#fbe29a', '#d9ac4c'], 13, 6, 40)
export const yolk = runny(['#ffd23f', '#ffb014', '#e8830a'], 12, 4, 34)
export const smokySauce = runny(['#8a2c18', '#6a1d10', '#3f0f08'], 11, 6, 50)
export const creamSauce = runny(['#fffdf4', '#fff0d0', '#dcbf8c'], 11, 7, 40)
export const chilliSauce = runny(['#f2583a', '#d0301c', '#8a170e'], 11, 6, 44)
export const greenSauce = runny(['#cfe59a', '#9cc65a', '#5f8f2c'], 11, 6, 36)
export const eggWhite = runny(['#fffefa', '#fff8ea', '#e3d3b4'], 22, 5, 20)

/** Leaves that look out all round. */
export const lettuce: Layer = {
  height: 22,
  lay(pen, { y, radius }) {
    const back = frill(pen, y - 8, radius * 1.13, 12)
    const front = frill(pen, y - 2, radius * 1.08, 16)
    const dark = pen.linear('down', '#1f5222 0', '#347d2f 1')
    const light = pen.linear('down', '#2f7d2f 0', '#76bd40 .5', '#c3e676 1')
    const veins = Array.from({ length: 17 }, (_, place) => {
      const share = 0.04 + (place * 0.92) / 16
      const [x, deep] = rim(y - 16, radius * 0.98, share)
      const [to, end] = rim(y + 2, radius * 1.06, share + pen.between(-0.012, 0.012))
      return `M${n(x)} ${n(deep)}L${n(to)} ${n(end)}`
    }).join('')
    const clip = pen.clip(front)
    return {
      shape: front,
      svg: [
        `<path d="${back}" fill="${dark}"/><path d="${front}" fill="${light}"/>`,
        `<g clip-path="${clip}" fill="none"><path d="${front}" stroke="#eefab8" stroke-width="5" opacity=".85"/>`,
        `<path d="${veins}" stroke="#e3f5b0" stroke-width="2" opacity=".55"/></g>`,
      ].join(''),
    }
  },
}

function frill(pen: Pen, y: number, radius: number, depth: number): string {
  const count = 46
  const lower = rimPoints(y, radius, count, (share) => {
    const wave = Math.sin(share * 58) * depth * 0.3 + Math.sin(share * 23 + 1) * depth * 0.35
    return wave + pen.between(-2.5, 2.5)
  })
  const upper = rimPoints(y - 24, radius * 0.9, 10).reverse()
  return smooth([...lower, ...upper])
}

/** A thin round slice: tomato, onion, gherkin. */
function slices(colours: readonly [string, string, string], edge: string, height: number): Layer {
  return {
    height,
    lay(pen, { y, radius }) {
      const shape = slab(y - height - 8, y - 6, radius * 1.03, 5)
      const fill = pen.linear('down', `${colours[0]} 0`, `${colours[1]} .4`, `${colours[2]} 1`)
      const line = along(rimPoints(y - height - 4, radius * 1.02, 14))
      const shine = along(rimPoints(y - height + 4, radius * 1.03, 14).slice(1, 6))
      return {
        shape,
        svg: `<path d="${shape}" fill="${fill}"/><path d="${line}" fill="none" stroke="${edge}" stroke-width="4" opacity=".75"/><path d="${shine}" fill="none" stroke="#fff" stroke-width="3.4" opacity=".7"/>`,
      }
    },
  }
}

export const tomato = slices(['#ff7a58', '#ee4a30', '#b8261a'], '#ffb199', 20)
export const onion = slices(['#f8e6f2', '#e9c4dd', '#8e3a6e'], '#fff', 14)
export const gherkin = slices(['#c3d66a', '#8fae3a', '#557020'], '#e6f0a8', 13)
export const avocado = slices(['#dcec9a', '#a9cc5a', '#5f8a2c'], '#f3fac8', 18)

/** A wavy rasher with its stripes. */
export const bacon: Layer = {
  height: 20,
  lay(pen, { y, radius }) {
    const wave = (lift: number) =>
      rimPoints(y - 12 + lift, radius * 1.05, 26, (share) => Math.sin(share * 26) * 9)
    const shape = smooth([...wave(16), ...wave(-16).reverse()])
    const fill = pen.linear('down', '#c2452b 0', '#7d1f16 1')
    const stripe = (lift: number, colour: string, width: number) =>
      `<path d="${along(wave(lift))}" stroke="${colour}" stroke-width="${width}"/>`
    return {
      shape,
      svg: `<path d="${shape}" fill="${fill}"/><g fill="none" clip-path="${pen.clip(shape)}">${stripe(-13, '#ff9a70', 2.4)}${stripe(-6, '#f6c9a0', 6)}${stripe(4, '#e59a72', 4)}${stripe(12, '#5a130f', 4)}</g>`,
    }
  },
}

/** Browned mushrooms, side by side. */
export const mushrooms: Layer = {
  height: 30,
  lay(pen, { y, radius }) {
    const caps = Array.from({ length: 9 }, (_, place) => {
      const [x, deep] = rim(y - 20, radius * 0.98, 0.05 + place * 0.1125)
      const size = pen.between(0.85, 1.15)
      const at = `translate(${n(x)} ${n(deep)})rotate(${n(pen.between(-16, 16))})scale(${n(size)})`
      const cap = pen.linear('down', '#d9b48a 0', '#a8754a .55', '#6b4224 1')
      return `<g transform="${at}"><path d="M-8 0h16l-2 18h-12Z" fill="#e8d2b0"/><path d="M-34 2c0-26 16-34 34-34s34 8 34 34c-10 8-58 8-68 0" fill="${cap}"/><path d="M-22-8q8-14 20-15" fill="none" stroke="#f6e3c4" stroke-width="4" opacity=".7"/></g>`
    })
    const shape = slab(y - 44, y - 4, radius * 1.02, 6)
    return {
      shape,
      svg: `<path d="${slab(y - 30, y - 6, radius * 0.98, 4)}" fill="#6b4224"/>${caps.join('')}`,
    }
  },
}

/** Cabbage in fine strips. */
export const slaw: Layer = {
  height: 24,
  lay(pen, { y, radius }) {
    const shape = slab(y - 28, y - 4, radius * 1.02, 8)
    const strands = (colour: string, count: number) => {
      const d = Array.from({ length: count }, () => {
        const [x, deep] = rim(y - pen.between(4, 28), radius * 1.03, pen.between(0.01, 0.99))
        const [wide, tall] = [pen.between(-30, 30), pen.between(4, 16)]
        return `M${n(x)} ${n(deep)}q${n(wide / 2)} ${n(-tall)} ${n(wide)} ${n(pen.between(-4, 10))}`
      }).join('')
      return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="5"/>`
    }
    return {
      shape,
      svg: `<path d="${shape}" fill="#5a2f5a"/>${strands('#8a4a8a', 34)}${strands('#cfe59a', 30)}${strands('#fff8ea', 22)}${strands('#f08a2c', 10)}`,
    }
  },
}
