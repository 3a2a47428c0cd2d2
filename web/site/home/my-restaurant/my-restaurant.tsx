import { type ComponentType, useEffect, useState } from 'react'
import { readMyRestaurant } from '#web/site/restaurants/stored-restaurant.ts'
import type { MyRestaurantProps } from './my-restaurant-status.tsx'

/**
 * Whether the restaurant that this guest has chosen is open. Who has chosen none sees nothing of it,
 * and loads none of what says it.
 */
export function MyRestaurant(props: MyRestaurantProps) {
  const [Shown, setShown] = useState<ComponentType<MyRestaurantProps> | null>(null)
  useEffect(() => {
    if (readMyRestaurant() === null) return
    import('./my-restaurant-status.tsx').then(
      ({ MyRestaurantStatus: ShownRestaurant }) => setShown(() => ShownRestaurant),
      // What did not arrive is not said.
      () => {},
    )
  }, [])
  return Shown && <Shown {...props} />
}
