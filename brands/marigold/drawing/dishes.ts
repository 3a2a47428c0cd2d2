import * as bowls from './bowls.ts'
import * as boxes from './boxes.ts'
import * as bread from './bread.ts'
import * as cups from './cups.ts'
import * as fill from './fillings.ts'
import { Pen } from './pen.ts'
import * as pieces from './pieces.ts'
import { board, type Ground, ground, picture, plate, scene, sized, steam } from './scene.ts'
import { type Layer, stack } from './stack.ts'
import * as sweets from './sweets.ts'

type Draw = (pen: Pen) => string

/** A drawing of the menu: on which ground it stands, and how it is drawn. */
interface Dish {
  on: Ground
  draw: Draw
}

/** By the names of their files: `pictures.ts` says what they show. */
const dishes: Readonly<Record<string, Dish>> = {
  'product-egg-muffin': {
    on: 'amber',
    draw: muffin(fill.cheddar, fill.eggWhite, fill.yolk),
  },
  'dish-sausage-muffin': {
    on: 'tomato',
    draw: muffin(fill.sausage, fill.cheddar, fill.eggWhite, fill.yolk),
  },
  'dish-halloumi-muffin': {
    on: 'leaf',
    draw: muffin(fill.avocado, fill.halloumi, fill.tomato, fill.greenSauce),
  },
  'dish-pancakes': {
    on: 'dark',
    draw: (pen) => sized(1.08, plate(pen, 310) + pieces.pancakes(pen)),
  },
  'dish-porridge': {
    on: 'leaf',
    draw: (pen) =>
      sized(1.05, bowls.bowl(pen, bowls.china, bowls.porridge(pen))) + steam(pen, 600, 350),
  },
  'dish-hash-browns': {
    on: 'tomato',
    draw: (pen) => sized(1.12, plate(pen) + pieces.hashBrowns(pen)) + steam(pen, 600, 440),
  },
  'dish-breakfast-wrap': {
    on: 'amber',
    draw: (pen) =>
      plate(pen) + pieces.wraps(pen, ['#ffcb3a', '#8a4a2c', '#fff6e0', '#76bd40', '#ffb014']),
  },
  'dish-smoky-stack': {
    on: 'dark',
    draw: burger(
      fill.lettuce,
      fill.beef,
      fill.cheddar,
      fill.beef,
      fill.cheddar,
      fill.bacon,
      fill.onion,
      fill.smokySauce,
      bread.bunTop(42),
    ),
  },
  'dish-classic': {
    on: 'cream',
    draw: burger(
      fill.lettuce,
      fill.tomato,
      fill.beef,
      fill.cheddar,
      fill.gherkin,
      fill.onion,
      bread.bunTop(42),
    ),
  },
  'dish-cheeseburger': {
    on: 'amber',
    draw: burger(fill.beef, fill.cheddar, fill.gherkin, fill.chilliSauce, bread.bunTop(0)),
  },
  'dish-mushroom-swiss': {
    on: 'leaf',
    draw: burger(fill.beef, fill.swiss, fill.mushrooms, fill.creamSauce, bread.bunTop(0)),
  },
  'dish-crispy-chicken': {
    on: 'tomato',
    draw: burger(fill.lettuce, fill.crispyChicken, fill.slaw, fill.creamSauce, bread.bunTop(42)),
  },
  'dish-chilli-chicken': {
    on: 'dark',
    draw: burger(fill.lettuce, fill.spicyChicken, fill.gherkin, fill.chilliSauce, bread.bunTop(30)),
  },
  'dish-chicken-wrap': {
    on: 'leaf',
    draw: (pen) =>
      plate(pen) + pieces.wraps(pen, ['#e39a2e', '#76bd40', '#ee4a30', '#f6e3c0', '#a9cc5a']),
  },
  'dish-garden-burger': {
    on: 'amber',
    draw: burger(
      fill.lettuce,
      fill.tomato,
      fill.gardenPatty,
      fill.avocado,
      fill.greenSauce,
      bread.bunTop(30),
    ),
  },
  'dish-falafel-burger': {
    on: 'cream',
    draw: burger(
      fill.lettuce,
      fill.falafel,
      fill.slaw,
      fill.gherkin,
      fill.greenSauce,
      bread.bunTop(42),
    ),
  },
  'dish-little-stack': {
    on: 'cream',
    draw: (pen) =>
      boxes.kidsBox(
        pen,
        ['#ff7a58', '#e4432d', '#b8281c'],
        beside(pen, fill.beef, fill.cheddar, fill.gherkin, fill.chilliSauce, bread.bunTop(0)),
      ),
  },
  'dish-little-nuggets': {
    on: 'leaf',
    draw: (pen) => boxes.kidsBox(pen, ['#ffd765', '#ffb81c', '#e8930c'], nuggetsBeside(pen)),
  },
  'dish-little-garden': {
    on: 'amber',
    draw: (pen) =>
      boxes.kidsBox(
        pen,
        ['#5fb87c', '#2f7d4f', '#1f5a38'],
        beside(
          pen,
          fill.lettuce,
          fill.falafel,
          fill.slaw,
          fill.gherkin,
          fill.greenSauce,
          bread.bunTop(24),
        ),
      ),
  },
  'dish-loaded-fries': {
    on: 'dark',
    draw: (pen) => boxes.carton(pen, potato, card, boxes.cheeseOver(pen)),
  },
  'dish-sweet-potato-fries': {
    on: 'leaf',
    draw: (pen) => boxes.carton(pen, ['#ffb45a', '#e8762a', '#a8440e'], ['#fff3d0', '#f0d090']),
  },
  'dish-onion-rings': { on: 'tomato', draw: (pen) => plate(pen) + pieces.onionRings(pen) },
  'dish-garden-salad': {
    on: 'amber',
    draw: (pen) => sized(1.05, bowls.bowl(pen, bowls.wood, bowls.salad(pen, false))),
  },
  'dish-caesar': {
    on: 'dark',
    draw: (pen) => sized(1.05, bowls.bowl(pen, bowls.china, bowls.salad(pen, true))),
  },
  'dish-corn': { on: 'leaf', draw: (pen) => plate(pen, 330) + sweets.corn(pen) },
  'dish-smoky-dip': {
    on: 'cream',
    draw: (pen) => sized(1.2, bowls.dip(pen, ['#c85a2c', '#8a2c18', '#4f140a'], '#f3b56a')),
  },
  'dish-apple-slices': { on: 'tomato', draw: sweets.appleSlices },
  'dish-cookies': { on: 'cream', draw: (pen) => plate(pen, 330) + sweets.cookies(pen) },
  'dish-soft-cone': { on: 'tomato', draw: sweets.cone },
  'dish-strawberry-shake': {
    on: 'leaf',
    draw: (pen) =>
      cups.shake(pen, {
        colours: ['#ffc4d0', '#f58aa6', '#d9507a'],
        sauce: '#c81e4a',
        topping: cups.cherry,
      }),
  },
  'dish-mango-shake': {
    on: 'tomato',
    draw: (pen) =>
      cups.shake(pen, {
        colours: ['#ffe79a', '#ffc63a', '#f08a1c'],
        sauce: '#f07a1c',
        topping: cups.slice(520, 196, 46, '#f5872a', '#ffab4d', -14),
      }),
  },
  'dish-chocolate-shake': {
    on: 'amber',
    draw: (pen) =>
      cups.shake(pen, {
        colours: ['#d9a878', '#a06a40', '#5f3418'],
        sauce: '#3a1a0c',
        topping:
          '<path d="M520 170l30 14M566 140l26 10M612 176l30-12M590 100l20 14M640 136l20 6M560 196l24-6" stroke="#4a2410" stroke-width="10"/>',
      }),
  },
  'dish-mint-lemonade': {
    on: 'amber',
    draw: (pen) =>
      cups.coldDrink(pen, {
        colours: ['#fbf6c8', '#e6ee9a', '#b8d66a'],
        straw: '#2f7d4f',
        fruit: ['#f5d22a', '#ffe873'],
        hasMint: true,
      }),
  },
  'dish-coffee': {
    on: 'tomato',
    draw: (pen) => cups.paperCup(pen, '#2b1420') + steam(pen, 600, 224),
  },
  'dish-latte': {
    on: 'leaf',
    draw: (pen) => sized(1.1, plate(pen, 240) + cups.mug(pen)) + steam(pen, 600, 410),
  },
  'dish-water': { on: 'cream', draw: cups.bottle },
}

const potato = ['#ffe08a', '#f5ab2b', '#c26f10'] as const
const card = ['#ffc93f', '#ffab12'] as const

function burger(...layers: Layer[]): Draw {
  return (pen) =>
    sized(
      1.13,
      board(pen) + stack(pen, { y: ground - 2, radius: 196 }, [bread.bunBottom, ...layers]),
    )
}

function muffin(...layers: Layer[]): Draw {
  const whole = [bread.muffinBottom, ...layers, bread.muffinTop]
  return (pen) =>
    sized(1.13, plate(pen, 300) + stack(pen, { y: ground - 2, radius: 196 }, whole)) +
    steam(pen, 600, 370)
}

/** A little burger beside a child's box. */
function beside(pen: Pen, ...layers: Layer[]): string {
  const whole = stack(pen, { y: ground, radius: 196 }, [bread.bunBottom, ...layers])
  return `<g transform="translate(540 382)scale(.46)">${whole}</g>`
}

function nuggetsBeside(pen: Pen): string {
  return `<g transform="translate(560 330)scale(.54)">${pieces.nuggets(pen)}</g>`
}

export function isDish(file: string): boolean {
  return Object.hasOwn(dishes, file)
}

/** One of the drawings of the menu, as SVG; undefined where there is none of that name. */
export function drawDish(file: string): string | undefined {
  const item = dishes[file]
  if (!item) return undefined
  const pen = new Pen([...file].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7))
  const content = scene(pen, item.on) + item.draw(pen)
  return picture(pen, content)
}
