import { type ComponentType, useEffect, useState } from 'react'
import { readMyRestaurant } from '#web/site/restaurants/stored-restaurant.ts'
import type { MyRestaurantProps } from './my-restaurant-status.tsx'

/**
 * Renders whether the guest's saved restaurant is open. Without one it renders and loads nothing.
 */
export function MyRestaurant(props: MyRestaurantProps) {
  const [Status, setStatus] = useState<ComponentType<MyRestaurantProps> | null>(null)
  useEffect(() => {
    if (readMyRestaurant() === null) return
    import('./my-restaurant-status.tsx').then(
      ({ MyRestaurantStatus: ShownRestaurant }) => setStatus(() => ShownRestaurant),
      // Without the script nothing is shown.
      () => {},
    )
  }, [])
  return Status && <Status {...props} />
}
