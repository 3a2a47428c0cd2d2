import type { BrandPicture } from 'linecheck/brand'
import { arabicAlts } from './arabic.ts'
import { communityPictures } from './community/pictures.ts'
import { drawPicture } from './draw-picture.ts'
import { isDish } from './drawing/dishes.ts'
import { demoMenuItems } from './menu/categories.ts'
import { housePictures } from './restaurants/restaurants.ts'

type DemoPicture = Omit<BrandPicture, 'svg'>

/** Those that were drawn by hand. */
const drawn: readonly DemoPicture[] = [
  {
    file: 'hero-smoky-stack',
    name: 'Smoky Stack hero',
    width: 2400,
    height: 1600,
    alt: 'A double burger with melted cheese, beef bacon, red onion and smoky sauce on a wooden board, before an arch of marigold petals.',
    focal: { x: 0.9, y: 0.75 },
  },
  {
    file: 'hero-sunrise-breakfast',
    name: 'Sunrise Breakfast hero',
    width: 2400,
    height: 1600,
    alt: 'A muffin with egg, running yolk and cheddar, a golden hash brown and a cup of hot coffee, before a petal arch like a rising sun.',
    focal: { x: 1, y: 0.78 },
  },
  {
    file: 'hero-crispy-chicken',
    name: 'Crispy Chicken hero',
    width: 2400,
    height: 1600,
    alt: 'A crispy chicken burger with purple and green slaw, lettuce and creamy sauce in a seeded bun.',
    focal: { x: 0.9, y: 0.75 },
  },
  {
    file: 'hero-summer-shakes',
    name: 'Summer Shakes hero',
    width: 2400,
    height: 1600,
    alt: 'A strawberry shake with a cherry, a mango shake with a slice of orange, and soft serve in a wafer cone.',
    focal: { x: 0.85, y: 0.7 },
  },
  {
    file: 'product-petal-fries',
    name: 'Petal Fries',
    width: 1200,
    height: 800,
    alt: 'A marigold-coloured carton full of hot golden fries.',
    focal: { x: 0.5, y: 0.55 },
  },
  {
    file: 'product-marigold-melt',
    name: 'Marigold Melt',
    width: 1200,
    height: 800,
    alt: 'Two halves of a grilled cheese sandwich stacked on a plate, melted cheese running down the cut sides.',
    focal: { x: 0.5, y: 0.62 },
  },
  {
    file: 'product-citrus-iced-tea',
    name: 'Citrus Iced Tea',
    width: 1200,
    height: 800,
    alt: 'A tall glass of iced tea with slices of orange and lemon, mint and a striped straw.',
    focal: { x: 0.5, y: 0.55 },
  },
  {
    file: 'product-egg-muffin',
    name: 'Egg Muffin',
    width: 1200,
    height: 800,
    alt: 'A toasted muffin filled with egg and melted cheddar on a white plate.',
    focal: { x: 0.5, y: 0.62 },
  },
  {
    file: 'product-caramel-sundae',
    name: 'Caramel Sundae',
    width: 1200,
    height: 800,
    alt: 'A glass of soft serve with caramel sauce, chopped nuts and a wafer.',
    focal: { x: 0.5, y: 0.52 },
  },
  {
    file: 'discover-farm',
    name: 'From the farm',
    width: 1200,
    height: 800,
    alt: 'A crate of tomatoes, lettuce, onion and carrots in front of green field rows, with the sun rising as a petal arch.',
    focal: { x: 0.65, y: 0.65 },
  },
  {
    file: 'discover-line-check',
    name: 'Line check',
    width: 1200,
    height: 800,
    alt: 'A kitchen line under heat lamps: pans of lettuce, tomato, cheese and onion, a thermometer and a clipboard with ticks.',
    focal: { x: 0.1, y: 0.6 },
  },
  {
    file: 'discover-app',
    name: 'The Marigold app',
    width: 1200,
    height: 800,
    alt: 'A hand holding a phone that shows the Marigold app with a burger and two items to order.',
    focal: { x: 0.52, y: 0.5 },
  },
  {
    file: 'discover-community',
    name: 'One long table',
    width: 1200,
    height: 800,
    alt: 'Five people sharing a meal at a long table under an arch of marigold petals.',
    focal: { x: 0.5, y: 0.6 },
  },
  {
    file: 'crew-at-work',
    name: 'The crew at work',
    width: 1200,
    height: 800,
    alt: 'Three smiling crew members behind a counter: one waves with a coffee in hand, one brings a burger on a tray, one packs a bag.',
    focal: { x: 0.5, y: 0.45 },
  },
  {
    file: 'work-office',
    name: 'A desk at Marigold',
    width: 1200,
    height: 800,
    alt: 'A desk with a screen on which a burger is being laid out, a crate of tomatoes and lettuce, a jar of marigolds and a cup of coffee.',
    focal: { x: 0.5, y: 0.55 },
  },
  {
    file: 'icon-breakfast',
    name: 'Breakfast icon',
    width: 240,
    height: 240,
    alt: '',
    focal: { x: 0.5, y: 0.5 },
  },
  {
    file: 'icon-regular',
    name: 'Regular icon',
    width: 240,
    height: 240,
    alt: '',
    focal: { x: 0.5, y: 0.5 },
  },
  {
    file: 'icon-happy-meal',
    name: 'Happy meal icon',
    width: 240,
    height: 240,
    alt: '',
    focal: { x: 0.5, y: 0.5 },
  },
  {
    file: 'icon-sides',
    name: 'Sides icon',
    width: 240,
    height: 240,
    alt: '',
    focal: { x: 0.5, y: 0.5 },
  },
  {
    file: 'icon-drinks',
    name: 'Drinks icon',
    width: 240,
    height: 240,
    alt: '',
    focal: { x: 0.5, y: 0.5 },
  },
  {
    file: 'menu-icon',
    name: 'Menu icon',
    width: 240,
    height: 240,
    alt: '',
    focal: { x: 0.5, y: 0.5 },
  },
  {
    file: 'logo',
    name: 'Logo',
    width: 250,
    height: 150,
    alt: 'Marigold',
    focal: { x: 0.5, y: 0.5 },
  },
  {
    file: 'footer-slogan',
    name: 'Footer slogan',
    width: 600,
    height: 200,
    alt: 'Fresh in full bloom',
    focal: { x: 0.5, y: 0.5 },
  },
  {
    file: 'badge-google-play',
    name: 'Google Play badge',
    width: 270,
    height: 80,
    alt: 'Get it on Google Play',
    focal: { x: 0.5, y: 0.5 },
  },
  {
    file: 'badge-app-store',
    name: 'App Store badge',
    width: 240,
    height: 80,
    alt: 'Download on the App Store',
    focal: { x: 0.5, y: 0.5 },
  },
  {
    file: 'social-card',
    name: 'Social card',
    width: 1200,
    height: 630,
    alt: 'The Marigold logo with the words Fresh in full bloom, beside a cheeseburger before a petal arch.',
    focal: { x: 0.5, y: 0.5 },
  },
]

/** As wide as a card on a fine screen needs: there are many, and a new brand does not wait for them. */
const dishes = demoMenuItems.flatMap(({ picture: file, title: [name], alt }): DemoPicture[] => {
  const focal = { x: 0.5, y: 0.6 }
  return alt ? [{ file, name, width: 960, height: 640, alt: alt[0], focal }] : []
})

const houses = Object.entries(housePictures).map(([file, [name, alt]]): DemoPicture => {
  return { file, name, width: 960, height: 640, alt, focal: { x: 0.5, y: 0.6 } }
})

const scenes = communityPictures.map(({ file, name, alt }): DemoPicture => {
  return { file, name, width: 1200, height: 800, alt: alt[0], focal: { x: 0.5, y: 0.6 } }
})

const files = drawn.map((each): BrandPicture => {
  return isDish(each.file)
    ? drawing(each)
    : { ...each, ...arabicAlt(each), svg: { path: `pictures/${each.file}.svg` } }
})

function drawing(picture: DemoPicture): BrandPicture {
  const svg = () => drawPicture(picture.file)
  return { ...picture, ...arabicAlt(picture), svg, drawnWidth: 1200 }
}

function arabicAlt({ file }: DemoPicture): Pick<BrandPicture, 'translatedAlts'> {
  const alt = arabicAlts[file]
  return alt === undefined ? {} : { translatedAlts: { ae: alt } }
}

export const pictures: readonly BrandPicture[] = [
  ...files,
  ...[...scenes, ...dishes, ...houses].map(drawing),
]
