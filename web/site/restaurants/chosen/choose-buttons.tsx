import { useEffect, useState } from 'react'
import { restaurantsChanged } from '../badges/badge-data.ts'
import { chooseRestaurant, chosenRestaurant } from './remember.ts'

interface ChooseButtonsProps {
  /** What is said once one is chosen, and once none is. */
  chosen: string
  left: string
}

/** Brings the buttons of a page to life by which a guest makes a restaurant the own one. */
export function ChooseButtons({ chosen, left }: ChooseButtonsProps) {
  const [status, setStatus] = useState('')
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const button = event.target instanceof Element && event.target.closest('.choose')
      if (!button) return
      const id = idOf(button)
      const isChosen = chosenRestaurant() === id
      chooseRestaurant(isChosen ? null : id)
      setStatus(isChosen ? left : chosen)
      showChosen()
    }
    showChosen()
    document.addEventListener('click', press)
    document.addEventListener(restaurantsChanged, showChosen)
    return () => {
      document.removeEventListener('click', press)
      document.removeEventListener(restaurantsChanged, showChosen)
    }
  }, [chosen, left])
  return (
    <p className="only-heard" role="status">
      {status}
    </p>
  )
}

function showChosen(): void {
  const id = chosenRestaurant()
  for (const button of document.querySelectorAll('.choose')) {
    button.setAttribute('aria-pressed', String(idOf(button) === id))
  }
}

function idOf(button: Element): number {
  return Number(button.closest<HTMLElement>('[data-restaurant]')?.dataset.restaurant)
}
