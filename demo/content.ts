import type { Sent } from '#catalogue/json.ts'

/**
 * What Marigold, the demo brand, shows its guests. Pictures are named by their files in
 * `demo/pictures/`; `picture('x')` becomes the library id when the demo is seeded, `promotion(n)`
 * and `menuItem(n)` the n-th entry of their collection.
 */
export interface Finder {
  picture(file: string): number
  promotion(place: number): number
  menuItem(place: number): number
}

export const promotions = [
  {
    title: 'The Smoky Stack is back',
    summary:
      'Two flame-grilled patties, smoked cheddar and charred onion. Only until the leaves are down.',
    picture: 'hero-smoky-stack',
  },
  {
    title: 'Sunrise Breakfast, all week',
    summary: 'Egg muffin, hash brown and a coffee that means it. Served until 11.',
    picture: 'hero-sunrise-breakfast',
  },
  {
    title: 'Crispy Chicken, new crunch',
    summary: 'Buttermilk chicken, double breaded, with citrus slaw.',
    picture: 'hero-crispy-chicken',
  },
  {
    title: 'Two shakes, one price',
    summary: 'Bring somebody. Any two shakes, every day from 3 to 5.',
    picture: 'hero-summer-shakes',
  },
]

export const menuItems = [
  {
    title: 'Petal Fries',
    description: 'Potatoes cut like petals, fried twice, salted once.',
    picture: 'product-petal-fries',
  },
  {
    title: 'Marigold Melt',
    description: 'Three cheeses on griddled sourdough.',
    picture: 'product-marigold-melt',
  },
  {
    title: 'Citrus Iced Tea',
    description: 'Black tea, blood orange, plenty of ice.',
    picture: 'product-citrus-iced-tea',
  },
  {
    title: 'Egg Muffin',
    description: 'A free-range egg, cheddar and a toasted muffin.',
    picture: 'product-egg-muffin',
  },
  {
    title: 'Caramel Sundae',
    description: 'Soft ice, salted caramel, roasted nuts.',
    picture: 'product-caramel-sundae',
  },
]

export const menuCategories: { title: string; type: string; lists: string[] }[] = [
  { title: 'Breakfast', type: 'Breakfast', lists: ['Muffins', 'Hash browns', 'Porridge'] },
  { title: 'Burgers', type: 'Regular', lists: ['Beef', 'Chicken', 'Plant'] },
  { title: 'Happy Meal', type: 'Happy Meal', lists: ['Little Stack', 'Nuggets'] },
  { title: 'Sides', type: 'Sides', lists: ['Fries', 'Salads', 'Dips'] },
  { title: 'Drinks', type: 'Drinks', lists: ['Shakes', 'Iced tea', 'Coffee'] },
]

/** The five sections of the home page, as an editor would send them. */
export function homeContent({ picture, promotion, menuItem }: Finder): Record<string, Sent> {
  return {
    'home.hero': {
      banners: promotions.map(({ title, picture: file }, place) => ({
        gallery_id: picture(file),
        entity: 1,
        entity_id: promotion(place),
        entity_name: title,
        url: '/promotion',
      })),
    },
    'home.icm': { name: 'Flame-grilled since the first petal' },
    'home.products': {
      banners: menuItems.map(({ title, picture: file }, place) => ({
        gallery_id: picture(file),
        entity_id: menuItem(place),
        entity_name: title,
        url: '/menu',
      })),
    },
    'home.discover': {
      items: discoverCards.map((card) => ({ ...card, gallery_id: picture(card.gallery_id) })),
    },
    'home.work-with-us': {
      title: 'Good people make good burgers',
      description:
        'Hours that fit a life, training from day one, and a meal on every shift. Our managers started behind the counter.',
      gallery_id: picture('crew-at-work'),
    },
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
