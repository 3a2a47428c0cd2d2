import type { Sent } from '#catalogue/json.ts'

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

const menuCategories = [
  { title: 'Breakfast', type: 'Breakfast', lists: ['Muffins', 'Hash browns', 'Porridge'] },
  { title: 'Burgers', type: 'Regular', lists: ['Beef', 'Chicken', 'Plant'] },
  { title: 'Happy Meal', type: 'Happy Meal', lists: ['Little Stack', 'Nuggets'] },
  { title: 'Sides', type: 'Sides', lists: ['Fries', 'Salads', 'Dips'] },
  { title: 'Drinks', type: 'Drinks', lists: ['Shakes', 'Iced tea', 'Coffee'] },
]

const questions = [
  'Can I order ahead in the app?',
  'Which of your dishes are vegetarian?',
  'Do you cater for parties?',
]

/** Marigold's entries by the keys of their collections, as an editor would send them. */
export function brandEntries(picture: (file: string) => number): Record<string, Sent[]> {
  return {
    promotion: promotions.map(({ picture: file, ...offer }) => ({
      ...offer,
      gallery_id: picture(file),
    })),
    'menu-item': menuItems.map(({ picture: file, ...product }) => ({
      ...product,
      gallery_id: picture(file),
    })),
    'menu-category': menuCategories.map(({ lists, ...category }) => ({
      ...category,
      lists: lists.map((name) => ({ name })),
    })),
    faq: questions.map((question) => ({ question })),
  }
}
