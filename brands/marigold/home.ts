import { promotionCategory, type SentValues } from 'linecheck/brand'
import { demoMenuItems } from './menu/categories.ts'
import { homeMore } from './pages.ts'
import { demoOffers } from './promotions.ts'

interface Finder {
  /** The library id of a drawing in `pictures/`. */
  picture(file: string): number
  /** A demo entry of a collection by its title; null where it could not be published. */
  entry(collection: string, title: string): number | null
}

/** The slides of the first screen: offers with a picture made for it. */
const announced = [
  'hero-smoky-stack',
  'hero-sunrise-breakfast',
  'hero-crispy-chicken',
  'hero-summer-shakes',
].flatMap((file) => demoOffers.find(({ picture }) => picture === file) ?? [])

/** What is new on the menu is shown large under "New!"; a slide without a link leads to what it is about. */
const shown = demoMenuItems.filter(({ isNew }) => isNew)

/** Marigold's home page by the keys of its sections, as an editor would send them. */
export function homeContent({ picture, entry }: Finder): Record<string, SentValues> {
  return {
    'home.hero': {
      banners: announced.map(({ title: [title], picture: file }) => ({
        gallery_id: picture(file),
        entity: promotionCategory,
        entity_id: entry('promotion', title),
        entity_name: title,
      })),
    },
    'home.icm': { name: 'Flame-grilled since the first petal' },
    'home.products': {
      banners: shown.map(({ title: [title], picture: file }) => ({
        gallery_id: picture(file),
        entity_id: entry('menu-item', title),
        entity_name: title,
      })),
    },
    'home.discover': {
      items: discoverCards.map((card) => ({ ...card, gallery_id: picture(card.gallery_id) })),
    },
    'home.work-with-us': {
      title: 'Good people make good burgers',
      description:
        'Hours that fit a life, training from day one, and a meal on every shift. Two of three managers started behind the counter.',
      gallery_id: picture('crew-at-work'),
    },
    'home.more': { blocks: homeMore.sent },
  }
}

const discoverCards = [
  {
    title: 'Grown close to the grill',
    description:
      'Lettuce, onions and potatoes from farms within a two-hour drive. We know the farmers by name.',
    gallery_id: 'discover-farm',
    url: '/about-us',
    button: 'Our story',
  },
  {
    title: 'Checked before the doors open',
    description:
      'Every station, every morning: temperature, freshness, taste. If it fails the line check, it never reaches you.',
    gallery_id: 'discover-line-check',
    url: '/mission-vision',
    button: 'What we stand for',
  },
  {
    title: 'Order ahead, skip the line',
    description:
      'The Marigold app keeps your favourites warm: order, pay, pick up. The first fries are on us.',
    gallery_id: 'discover-app',
    url: '/marigold-app',
    button: 'Get the app',
  },
  {
    title: 'A table for the whole street',
    description:
      'Neighbourhood breakfasts, school gardens, a long table every June. Come and sit down.',
    gallery_id: 'discover-community',
    url: '/community',
    button: '',
  },
]
