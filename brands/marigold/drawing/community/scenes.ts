import { Pen } from '../pen.ts'
import { picture } from '../scene.ts'
import { person } from './people.ts'
import { bunting, grass, hedge, lamps, petalSun, sky, spot } from './places.ts'
import { bed, kitchenTable, sapling, stall, storefront, wateringCan } from './things.ts'

type Draw = (pen: Pen) => string

/** What happens around the restaurants, by the names of their files: `community/` says what is seen. */
const scenes: Readonly<Record<string, Draw>> = {
  'community-trees': (pen) =>
    [
      sky(pen),
      petalSun(pen, 860, 430, 0.78),
      hedge(pen, 440, [40, 190, 330, 1030, 1170]),
      grass(pen, 430),
      person(pen, {
        x: 250,
        y: 330,
        scale: 0.94,
        skin: 'brown',
        shirt: 'tomato',
        head: 'beard',
        hair: 'brown',
        trousers: '#34415c',
        waves: 'left',
      }),
      person(pen, {
        x: 640,
        y: 350,
        scale: 0.9,
        skin: 'fair',
        shirt: 'leaf',
        head: 'tail',
        hair: 'red',
        trousers: '#4a3a2c',
      }),
      person(pen, {
        x: 1010,
        y: 345,
        scale: 0.9,
        skin: 'tan',
        shirt: 'cream',
        head: 'scarf',
        hair: 'scarf',
        trousers: '#3a3f6a',
        waves: 'right',
      }),
      sapling(pen, 445, 730, 1.15),
      sapling(pen, 830, 745, 1.25),
      sapling(pen, 90, 760, 0.9),
      wateringCan(pen, 610, 742),
    ].join(''),
  'community-garden': (pen) =>
    [
      sky(pen, '#ffd98a 0', '#ffeec4 .55', '#fff8ea 1'),
      petalSun(pen, 600, 420, 1.02),
      hedge(pen, 430, [20, 160, 1040, 1180]),
      grass(pen, 420),
      bed(pen, 110, 470, 980, 0.72, 'rows'),
      bed(pen, 40, 600, 1120, 1, 'mixed'),
      wateringCan(pen, 1040, 755),
    ].join(''),
  'community-fair': (pen) =>
    [
      sky(pen, '#f9a76a 0', '#ffd9a0 .5', '#fff2d0 1'),
      petalSun(pen, 600, 470, 0.9),
      '<rect y="470" width="1200" height="330" fill="#e8cfa4"/><path d="M0 560H1200M0 660H1200" stroke="#b8935c" stroke-width="3" opacity=".35"/>',
      person(pen, {
        x: 250,
        y: 390,
        scale: 0.8,
        skin: 'deep',
        shirt: 'tomato',
        head: 'cap',
        apron: true,
      }),
      person(pen, {
        x: 930,
        y: 390,
        scale: 0.8,
        skin: 'olive',
        shirt: 'amber',
        head: 'tail',
        hair: 'dark',
        apron: true,
        waves: 'right',
      }),
      stall(pen, 70, 222, 380, ['#e4432d', '#fff8ea'], 'burgers'),
      stall(pen, 750, 222, 380, ['#2f7d4f', '#fff8ea'], 'shakes'),
      spot(520, 742, 90),
      spot(680, 738, 76),
      person(pen, {
        x: 520,
        y: 470,
        scale: 0.72,
        skin: 'fair',
        shirt: 'plum',
        head: 'short',
        hair: 'grey',
        trousers: '#4a3a2c',
      }),
      person(pen, {
        x: 680,
        y: 520,
        scale: 0.58,
        skin: 'brown',
        shirt: 'amber',
        head: 'curls',
        trousers: '#34415c',
        waves: 'right',
      }),
      bunting(-30, 610, 120, 70),
      bunting(590, 1230, 120, 70),
    ].join(''),
  'community-football': (pen) =>
    [
      sky(pen),
      petalSun(pen, 250, 420, 0.62),
      hedge(pen, 425, [60, 430, 560, 700, 1150]),
      grass(pen, 420, true),
      goal,
      spot(330, 745, 130),
      spot(640, 700, 110),
      spot(930, 752, 130),
      person(pen, {
        x: 330,
        y: 385,
        scale: 0.95,
        skin: 'tan',
        shirt: 'amber',
        head: 'short',
        hair: 'dark',
        trousers: '#2b1420',
        waves: 'left',
      }),
      person(pen, {
        x: 640,
        y: 395,
        scale: 0.8,
        skin: 'deep',
        shirt: 'amber',
        head: 'curls',
        trousers: '#2b1420',
      }),
      person(pen, {
        x: 930,
        y: 380,
        scale: 0.97,
        skin: 'fair',
        shirt: 'amber',
        head: 'tail',
        hair: 'red',
        trousers: '#2b1420',
        waves: 'right',
      }),
      ball(505, 735),
    ].join(''),
  'community-kitchen': (pen) =>
    [
      '<rect width="1200" height="800" fill="#fdebc6"/>',
      tiles,
      '<rect y="196" width="1200" height="18" fill="#8a4f26"/>',
      pans,
      person(pen, {
        x: 210,
        y: 402,
        scale: 0.98,
        skin: 'olive',
        shirt: 'cream',
        head: 'toque',
        hair: 'brown',
        apron: true,
      }),
      person(pen, {
        x: 480,
        y: 458,
        scale: 0.84,
        skin: 'deep',
        shirt: 'tomato',
        head: 'toque',
        apron: true,
        waves: 'left',
      }),
      person(pen, {
        x: 740,
        y: 453,
        scale: 0.84,
        skin: 'fair',
        shirt: 'amber',
        head: 'toque',
        hair: 'red',
        apron: true,
      }),
      person(pen, {
        x: 990,
        y: 463,
        scale: 0.82,
        skin: 'tan',
        shirt: 'leaf',
        head: 'toque',
        hair: 'dark',
        apron: true,
        waves: 'right',
      }),
      kitchenTable(pen),
    ].join(''),
  'community-opening': (pen) =>
    [
      sky(pen, '#2b1a4a 0', '#5a2a5a .4', '#a04a5a .65', '#f0804a 1'),
      storefront(pen),
      '<rect y="690" width="1200" height="110" fill="#3a2230"/>',
      person(pen, {
        x: 170,
        y: 520,
        scale: 0.74,
        skin: 'brown',
        shirt: 'leaf',
        head: 'beard',
        hair: 'brown',
        trousers: '#1c1420',
      }),
      person(pen, {
        x: 345,
        y: 545,
        scale: 0.66,
        skin: 'fair',
        shirt: 'cream',
        head: 'tail',
        hair: 'brown',
        trousers: '#34415c',
        waves: 'left',
      }),
      person(pen, {
        x: 860,
        y: 530,
        scale: 0.72,
        skin: 'tan',
        shirt: 'plum',
        head: 'scarf',
        hair: 'scarf',
        trousers: '#2a2440',
      }),
      person(pen, {
        x: 1040,
        y: 525,
        scale: 0.74,
        skin: 'deep',
        shirt: 'amber',
        head: 'curls',
        trousers: '#1c1420',
        waves: 'right',
      }),
      lamps(pen, -20, 620, 60, 60),
      lamps(pen, 580, 1220, 60, 60),
    ].join(''),
}

const goal =
  '<g fill="none" stroke="#fff8ea"><path d="M720 450V290h360v160" stroke-width="12"/><path d="M720 330h360M720 370h360M720 410h360M760 290v160M800 290v160M840 290v160M880 290v160M920 290v160M960 290v160M1000 290v160M1040 290v160" stroke-width="2" opacity=".7"/></g>'

function ball(x: number, y: number): string {
  const patch = 'M0-15l14 10-5 17H-9l-5-17Z'
  return `${spot(x + 8, y + 36, 46)}<g transform="translate(${x} ${y})"><circle r="40" fill="#fff8ea"/><path d="M-36 18a40 40 0 0 0 72-2q-34 26-72 2" fill="#d9b98c" opacity=".7"/><path d="${patch}" fill="#2b1420"/><path d="M0-15v-24M14-5l22-9M9 12l14 20M-9 12l-14 20M-14-5l-22-9" stroke="#2b1420" stroke-width="4"/></g>`
}

const tiles = `<path d="M0 214H1200V560H0Z" fill="#fff8ea"/><path d="${Array.from({ length: 14 }, (_, at) => `M${at * 92} 214V560`).join('')}${Array.from({ length: 5 }, (_, at) => `M0 ${214 + at * 80}H1200`).join('')}" stroke="#e7cf9f" stroke-width="3" fill="none"/>`

const pans = [130, 330, 860, 1060]
  .map((x, at) => {
    const size = at % 2 === 0 ? 56 : 44
    return `<path d="M${x} 60V96" stroke="#5c3018" stroke-width="12"/><circle cx="${x}" cy="${100 + size}" r="${size}" fill="${at % 2 === 0 ? '#c9773a' : '#5a3a4c'}"/><circle cx="${x - 6}" cy="${94 + size}" r="${size - 14}" fill="#ffffff" opacity=".16"/>`
  })
  .join('')

/** The SVG of a scene; undefined where none has that name. */
export function drawScene(file: string): string | undefined {
  const draw = scenes[file]
  if (!draw) return undefined
  const pen = new Pen(file.length)
  const content = draw(pen)
  return picture(pen, content)
}
