import type { DemoEntry } from '../demo-entry.ts'
import { demoCategories } from './categories.ts'

type Find = { entry(collection: string, title: string): number | null }

interface Different {
  dish: string
  restaurant: string
  size?: string
  price?: number
  available?: boolean
}

const breakfast = demoCategories.find(({ type }) => type === 'Breakfast')?.dishes ?? []

/** A station is dearer, and a restaurant that opens at night has no breakfast. */
const different: readonly Different[] = [
  { dish: 'Petal Fries', restaurant: 'Marigold East Station', size: 'Small', price: 260 },
  { dish: 'Petal Fries', restaurant: 'Marigold East Station', size: 'Large', price: 370 },
  ...breakfast.map(({ title: [dish] }) => {
    return { dish, restaurant: 'Marigold Night Market', available: false }
  }),
]

export function restaurantPrices(): [collection: string, make: (find: Find) => DemoEntry][] {
  return different.map(({ dish, restaurant, ...sent }) => [
    'menu-override',
    (find) => ({
      sent: {
        title: [dish, sent.size ?? '', restaurant].filter(Boolean).join(' · '),
        item_id: find.entry('menu-item', dish),
        location_id: find.entry('location', restaurant),
        ...sent,
      },
      arabic: {},
    }),
  ])
}
