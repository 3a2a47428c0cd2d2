import { Pen } from './pen.ts'
import { picture, pool } from './scene.ts'
import { n } from './shapes.ts'

/** Where the street begins. */
const kerb = 640

/** The hours of a day by their colours: the sky above and below, its light, the street, what glass shows. */
const skies = {
  morning: ['#ffe2a6', '#fff6de', '#ffffff', '#e9d3b0', '#ffe9b0'],
  noon: ['#8fd3e8', '#e4f6f2', '#ffffff', '#e6d9c2', '#bfe6ee'],
  dusk: ['#e4432d', '#ffc85a', '#fff0b8', '#6b3a44', '#ffe08a'],
  night: ['#1c1030', '#5a2c52', '#ffb81c', '#2b1a2c', '#ffdf85'],
} as const

interface House {
  sky: keyof typeof skies
  /** Of its walls, and of the stripes of its awning. */
  walls: string
  stripes: readonly [string, string]
  /** What stands behind it. */
  behind(pen: Pen, sky: keyof typeof skies): string
  /** What stands before it. */
  before(pen: Pen): string
}

const towers = 'M90 640V300h90v340M200 640V230h70v410M900 640V270h80v370M1000 640V200h90v440'
const gables =
  'M60 640V380l70-90 70 90v260M210 640V340l60-80 60 80v300M880 640V350l66-86 66 86v290M1020 640V390l62-80 62 80v250'

/** The brand's restaurants: one house in many places. */
const houses: Readonly<Record<string, House>> = {
  'restaurant-square': {
    sky: 'morning',
    walls: '#fff3dc',
    stripes: ['#e4432d', '#fff8ea'],
    behind: () => skyline(gables, '#e7b98a'),
    before: (pen) => tree(pen, 150, 1) + tree(pen, 1060, 0.85) + tables(),
  },
  'restaurant-harbour': {
    sky: 'noon',
    walls: '#f6fbf6',
    stripes: ['#2f7d4f', '#fff8ea'],
    behind: () => skyline('M120 640V360h150v280M930 640V330h140v310', '#a9cfd2') + crane(),
    before: (pen) => water(pen) + boat(),
  },
  'restaurant-road': {
    sky: 'night',
    walls: '#4a2536',
    stripes: ['#ffb81c', '#2b1420'],
    behind: () => skyline(towers, '#331a3c') + stars(),
    before: (pen) => lane() + car(pen, 180, '#ffb81c') + lamp(pen, 1070),
  },
  'restaurant-marina': {
    sky: 'dusk',
    walls: '#fff0d8',
    stripes: ['#f58a12', '#fff8ea'],
    behind: () => skyline(towers, '#a33a45'),
    before: (pen) => palm(pen, 140, 1) + palm(pen, 1075, 0.84) + water(pen),
  },
  'restaurant-station': {
    sky: 'noon',
    walls: '#ffd98c',
    stripes: ['#2b1420', '#fff8ea'],
    behind: () => hall(),
    before: (pen) => clock(pen) + tree(pen, 120, 0.7),
  },
  'restaurant-coming': {
    sky: 'morning',
    walls: '#f0dcb4',
    stripes: ['#c9b28c', '#f7ecd6'],
    behind: () => skyline(gables, '#e7c39a') + crane(),
    before: () => scaffold(),
  },
}

/** One of the pictures of restaurants, as SVG; undefined where there is none of that name. */
export function drawHouse(file: string): string | undefined {
  const house = houses[file]
  if (!house) return undefined
  const pen = new Pen(file.length)
  const [above, below, light, street] = skies[house.sky]
  const air = pen.linear('down', `${above} 0`, `${below} 1`)
  const glow = pen.radial([0.5, 0.5, 0.5], `${light} 0 .8`, `${light} 1 0`)
  return picture(
    pen,
    [
      `<rect width="1200" height="800" fill="${air}"/>`,
      `<ellipse cx="600" cy="${kerb}" rx="620" ry="420" fill="${glow}"/>`,
      house.behind(pen, house.sky),
      `<rect y="${kerb}" width="1200" height="${800 - kerb}" fill="${street}"/>`,
      `<path d="M0 ${kerb}h1200v14H0Z" fill="#fff" opacity=".25"/>`,
      pool(pen, 600, kerb + 8, 430, 26, 0.45),
      front(pen, house),
      house.before(pen),
    ].join(''),
  )
}

/** The house: its arch of petals, its walls, glass, door and awning. */
function front(pen: Pen, { sky, walls, stripes }: House): string {
  const glass = pen.linear([0, 0, 1, 1], '#fffbe6 0', `${skies[sky][4]} .5`, `${skies[sky][4]} 1`)
  const wall = pen.linear('right', `${walls} 0`, `${walls} .6`, '#00000022 1')
  return [
    arch(pen),
    `<path d="M250 372h700v${kerb - 372}H250Z" fill="${walls}"/>`,
    `<path d="M250 372h700v${kerb - 372}H250Z" fill="${wall}" opacity=".35"/>`,
    `<path d="M236 352h728a10 10 0 0 1 10 10v22H226v-22a10 10 0 0 1 10-10Z" fill="#2b1420"/>`,
    window(290, glass),
    window(700, glass),
    `<path d="M520 462h160v${kerb - 462}H520Z" fill="#2b1420"/>`,
    `<path d="M532 474h64v${kerb - 474}h-64Zm72 0h64v${kerb - 474}h-64Z" fill="${glass}"/>`,
    `<path d="M588 556v36m24-36v36" stroke="#ffb81c" stroke-width="7"/>`,
    awning(stripes),
    `<path d="M250 ${kerb - 18}h270v18H250Zm430 0h270v18H680Z" fill="#2b1420" opacity=".28"/>`,
  ].join('')
}

function window(x: number, glass: string): string {
  const people = [70, 150].map((dx, nth) => {
    const colour = nth === 0 ? '#b9773f' : '#2f7d4f'
    return `<path d="M${x + dx - 26} 606c0-44 10-60 26-60s26 16 26 60Z" fill="${colour}" opacity=".55"/><circle cx="${x + dx}" cy="528" r="17" fill="#7a4425" opacity=".6"/>`
  })
  return [
    `<rect x="${x}" y="462" width="210" height="144" rx="6" fill="${glass}"/>`,
    people.join(''),
    `<path d="M${x + 18} 606l74-144h40l-74 144Z" fill="#fff" opacity=".32"/>`,
    `<rect x="${x}" y="462" width="210" height="144" rx="6" fill="none" stroke="#2b1420" stroke-width="10"/>`,
    `<path d="M${x + 105} 462v144" stroke="#2b1420" stroke-width="7"/>`,
  ].join('')
}

function awning([one, other]: readonly [string, string]): string {
  const [left, right, count] = [226, 974, 11]
  const wide = (right - left) / count
  return Array.from({ length: count }, (_, nth) => {
    const x = left + nth * wide
    const d = `M${n(x)} 384h${n(wide)}v54a${n(wide / 2)} 26 0 0 1-${n(wide)} 0Z`
    return `<path d="${d}" fill="${nth % 2 ? other : one}"/>`
  })
    .concat(
      `<path d="M${left} 384h${right - left}v14H${left}Z" fill="#000" opacity=".18"/>`,
      `<path d="M${left} 444h${right - left}v26H${left}Z" fill="#2b1420" opacity=".14"/>`,
    )
    .join('')
}

/** Nine petals over the roof: the brand's sign. */
function arch(pen: Pen): string {
  const fill = pen.linear('down', '#ffd765 0', '#ffb81c .55', '#f58a12 1')
  const petal = 'M0-86C30-104 36-146 36-180c0-36-15-58-36-58s-36 22-36 58c0 34 6 76 36 94'
  const petals = Array.from({ length: 9 }, (_, nth) => {
    return `<path d="${petal}" transform="rotate(${-80 + nth * 20})" fill="${fill}" stroke="#2b1420" stroke-opacity=".12" stroke-width="3"/>`
  })
  return `<g transform="translate(600 356)"><path d="M-120 0a120 120 0 0 1 240 0Z" fill="#e4432d"/>${petals.join('')}<path d="M-92 0a92 92 0 0 1 184 0Z" fill="#fff8ea"/><path d="M-44 0a44 44 0 0 1 88 0Z" fill="#e4432d"/></g>`
}

function skyline(d: string, colour: string): string {
  return `<path d="${d}" fill="${colour}" opacity=".75"/>`
}

function crane(): string {
  return '<path d="M1050 640V220h18v420M930 236h240l-104-44Z" fill="none" stroke="#7a4425" stroke-width="9" opacity=".55"/>'
}

function stars(): string {
  const places = [
    [120, 120],
    [260, 70],
    [420, 150],
    [800, 90],
    [960, 150],
    [1100, 80],
  ]
  return places.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4" fill="#fff0b8"/>`).join('')
}

function hall(): string {
  const ribs = [0, 1, 2, 3, 4].map((nth) => `M${140 + nth * 230} 640V300`).join('')
  return `<path d="M40 640V330a560 260 0 0 1 1120 0v310Z" fill="#c7dfe0"/><path d="M40 330a560 260 0 0 1 1120 0${ribs}" fill="none" stroke="#6d8f96" stroke-width="12" opacity=".7"/>`
}

function tree(pen: Pen, x: number, size: number): string {
  const leaf = pen.radial([0.35, 0.3, 0.8], '#8fd05a 0', '#2f7d4f 1')
  return `<g transform="translate(${x} ${kerb + 40})scale(${size})"><path d="M-13 0V-150h26V0Z" fill="#7a4425"/><circle cx="-46" cy="-190" r="70" fill="${leaf}"/><circle cx="50" cy="-200" r="66" fill="${leaf}"/><circle cy="-258" r="78" fill="${leaf}"/></g>`
}

function palm(pen: Pen, x: number, size: number): string {
  const leaf = pen.linear('down', '#6fb84f 0', '#256a42 1')
  const fronds = [-80, -45, -10, 25, 60, 95].map((turn) => {
    return `<path d="M0 0C26-48 92-66 150-34 96-32 48-18 0 0Z" transform="rotate(${turn - 30})" fill="${leaf}"/>`
  })
  return `<g transform="translate(${x} ${kerb + 30})scale(${size})"><path d="M-16 0C-6-120-8-200 4-300h18C14-200 18-110 20 0Z" fill="#8a5a2e"/><g transform="translate(12 -300)">${fronds.join('')}</g></g>`
}

function tables(): string {
  const one = (x: number) =>
    `<g transform="translate(${x} 730)"><path d="M-70-44h140" stroke="#2b1420" stroke-width="10"/><path d="M0-44V30M-30 30h60" stroke="#2b1420" stroke-width="8"/><path d="M0-44v-96" stroke="#7a4425" stroke-width="7"/><path d="M-96-130a96 70 0 0 1 192 0Z" fill="#ffb81c"/><path d="M-32-130a96 90 0 0 1 32-68 96 90 0 0 1 32 68Z" fill="#e4432d"/></g>`
  return one(330) + one(880)
}

function water(pen: Pen): string {
  const deep = pen.linear('down', '#4fb3c4 0', '#1f6f86 1')
  const waves = [704, 740, 774].map((y) => {
    return `M0 ${y}q50-14 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0`
  })
  return `<path d="M0 682h1200v118H0Z" fill="${deep}"/><path d="M0 672h1200v14H0Z" fill="#8a5a2e"/><path d="${waves.join('')}" fill="none" stroke="#e4f6f2" stroke-width="5" opacity=".5"/>`
}

function boat(): string {
  return '<g transform="translate(190 716)"><path d="M-96-10H96l-30 46H-66Z" fill="#e4432d"/><path d="M-4-18v-150l92 132Z" fill="#fff8ea"/><path d="M-16-18v-120l-64 104Z" fill="#ffd765"/><path d="M-8-14v-160" stroke="#2b1420" stroke-width="7"/></g>'
}

function lane(): string {
  return '<path d="M0 690h1200v110H0Z" fill="#160b1a"/><path d="M40 748h120m100 0h120m100 0h120m100 0h120m100 0h120m100 0h120" stroke="#ffdf85" stroke-width="9" opacity=".7"/>'
}

function car(pen: Pen, x: number, colour: string): string {
  const beam = pen.linear('right', '#fff6c0 0 .75', '#fff6c0 1 0')
  const wheel = (dx: number) =>
    `<circle cx="${dx}" cy="0" r="34" fill="#14070d"/><circle cx="${dx}" cy="0" r="15" fill="#c9b8b0"/>`
  return `<g transform="translate(${x} 716)"><path d="M258-52l210-24v92l-210-34Z" fill="${beam}"/><path d="M-20 0c-18 0-24-10-22-34l8-34c4-12 14-16 28-18l40-46c10-10 20-14 34-14h84c16 0 26 4 36 16l34 42 26 8c10 4 14 12 14 24v32c0 16-6 24-22 24Z" fill="${colour}"/><path d="M44-86l32-36c4-4 8-6 14-6h30v42Zm92 0v-42h24c6 0 10 2 14 8l24 34Z" fill="#fff0b8"/>${wheel(40)}${wheel(196)}</g>`
}

function lamp(pen: Pen, x: number): string {
  const light = pen.radial([0.5, 0.5, 0.5], '#fff0b8 0 .9', '#fff0b8 1 0')
  return `<circle cx="${x - 60}" cy="330" r="130" fill="${light}"/><path d="M${x} 690V320h-70" fill="none" stroke="#0d0610" stroke-width="14"/><path d="M${x - 96} 316h60l-12 24h-36Z" fill="#ffdf85"/>`
}

function clock(pen: Pen): string {
  const face = pen.radial([0.4, 0.35, 0.7], '#ffffff 0', '#f3e6cc 1')
  return `<path d="M1060 690V420" stroke="#2b1420" stroke-width="16"/><circle cx="1060" cy="372" r="62" fill="${face}" stroke="#2b1420" stroke-width="12"/><path d="M1060 336v38l28 18" fill="none" stroke="#e4432d" stroke-width="9"/>`
}

function scaffold(): string {
  const poles = [232, 420, 600, 780, 968].map((x) => `M${x} 690V300`).join('')
  const boards = [330, 470, 600].map((y) => `M214 ${y}h772`).join('')
  const cone = (x: number) =>
    `<path d="M${x} 660l26 84h-52Z" fill="#f58a12"/><path d="M${x - 11} 696h22l5 16h-32Z" fill="#fff8ea"/><path d="M${x - 40} 744h80v12h-80Z" fill="#2b1420"/>`
  return `<path d="${poles}" stroke="#8a6a4a" stroke-width="11"/><path d="${boards}" stroke="#b9773f" stroke-width="16"/><path d="M232 600l188-130M968 600L780 470" stroke="#8a6a4a" stroke-width="7" opacity=".7"/>${cone(140)}${cone(1060)}`
}
