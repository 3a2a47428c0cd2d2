/** What guests look for. Pages and entries name theirs; guests' words are in `words/`. */
export const topics = {
  about: 'About Us',
  accessibility: 'Accessibility',
  allergens: 'Allergens',
  app: 'App',
  birthday: 'Birthdays',
  breakfast: 'Breakfast',
  burgers: 'Burgers',
  careers: 'Careers',
  celery: 'Celery',
  coffee: 'Coffee',
  community: 'Community',
  complaints: 'Complaints',
  contact: 'Contact',
  crustaceans: 'Crustaceans',
  delivery: 'Delivery',
  desserts: 'Desserts',
  'drive-through': 'Drive-through',
  drinks: 'Drinks',
  eggs: 'Eggs',
  fish: 'Fish',
  franchise: 'Franchise',
  fries: 'Fries',
  'gift-cards': 'Gift cards',
  gluten: 'Gluten',
  'gluten-free': 'Gluten free',
  halal: 'Halal',
  hours: 'Opening hours',
  kids: 'Children',
  kosher: 'Kosher',
  lupin: 'Lupin',
  menu: 'Menu',
  milk: 'Milk',
  molluscs: 'Molluscs',
  mustard: 'Mustard',
  nutrition: 'Nutrition',
  nuts: 'Nuts',
  offers: 'Promotions',
  payment: 'Payment',
  peanuts: 'Peanuts',
  pickup: 'Take-away',
  prices: 'Prices',
  privacy: 'Privacy',
  questions: 'Questions',
  restaurants: 'Restaurants',
  salads: 'Salads',
  sauces: 'Sauces',
  sesame: 'Sesame',
  shakes: 'Milkshakes',
  'soft-drinks': 'Soft drinks',
  soybeans: 'Soybeans',
  sulphites: 'Sulphites',
  suppliers: 'Suppliers',
  terms: 'Terms',
  vegan: 'Vegan',
  vegetarian: 'Vegetarian',
} as const

export type Topic = keyof typeof topics

export const topicKeys = Object.keys(topics) as [Topic, ...Topic[]]

/** The fourteen allergens of the EU: a page about allergens answers each of them. */
const allergenTopics: ReadonlySet<Topic> = new Set<Topic>([
  'gluten',
  'crustaceans',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
])

/** Topics that must match exactly, as a mistake could harm. */
const strictTopics: ReadonlySet<Topic> = new Set<Topic>([
  ...allergenTopics,
  'vegan',
  'vegetarian',
  'halal',
  'kosher',
  'gluten-free',
])

export function isStrict(topic: Topic): boolean {
  return strictTopics.has(topic)
}

/** Returns the topic that answers this one too, or null. */
export function widerTopic(topic: Topic): Topic | null {
  return allergenTopics.has(topic) ? 'allergens' : null
}
