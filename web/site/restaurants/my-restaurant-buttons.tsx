import { useEffect, useState } from 'react'
import { restaurantsChanged } from './badges/badge-data.ts'
import { readMyRestaurant, storeMyRestaurant } from './stored-restaurant.ts'

interface ChooseButtonsProps {
  /** Messages after saving and removing a restaurant. */
  chosen: string
  left: string
}

/** Makes the buttons work that save the guest's restaurant. */
export function MyRestaurantButtons({ chosen, left }: ChooseButtonsProps) {
  const [status, setStatus] = useState('')
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const button = event.target instanceof Element && event.target.closest('.choose')
      if (!button) return
      const id = restaurantId(button)
      const isChosen = readMyRestaurant() === id
      storeMyRestaurant(isChosen ? null : id)
      setStatus(isChosen ? left : chosen)
      updateButtons()
    }
    updateButtons()
    document.addEventListener('click', press)
    document.addEventListener(restaurantsChanged, updateButtons)
    return () => {
      document.removeEventListener('click', press)
      document.removeEventListener(restaurantsChanged, updateButtons)
    }
  }, [chosen, left])
  return (
    <p className="only-heard" role="status">
      {status}
    </p>
  )
}

function updateButtons(): void {
  const id = readMyRestaurant()
  for (const button of document.querySelectorAll('.choose')) {
    button.setAttribute('aria-pressed', String(restaurantId(button) === id))
  }
}

function restaurantId(button: Element): number {
  return Number(button.closest<HTMLElement>('[data-restaurant]')?.dataset.restaurant)
}
