import { type ComponentType, useEffect, useState } from 'react'
import { chosenRestaurant } from '#web/site/restaurants/chosen/remember.ts'
import type { MyRestaurantProps } from './shown-restaurant.tsx'

/**
 * Whether the restaurant that this guest has chosen is open. Who has chosen none sees nothing of it,
 * and loads none of what says it.
 */
export function MyRestaurant(props: MyRestaurantProps) {
  const [Shown, setShown] = useState<ComponentType<MyRestaurantProps> | null>(null)
  useEffect(() => {
    if (chosenRestaurant() === null) return
    import('./shown-restaurant.tsx').then(
      ({ ShownRestaurant }) => setShown(() => ShownRestaurant),
      // What did not arrive is not said.
      () => {},
    )
  }, [])
  return Shown && <Shown {...props} />
}
