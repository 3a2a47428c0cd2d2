import { useSpeech } from '#web/site/speech.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Dish } from './load-dishes.ts'

/** What is special about a dish, in words: new, for a while only, and for which diets. */
export function DishMarks({ dish }: { dish: Pick<Dish, 'isNew' | 'limited' | 'diets'> }) {
  const { say } = useSpeech()
  if (!dish.isNew && !dish.limited && dish.diets.length === 0) return null
  return (
    <ul className="dish-marks">
      {dish.isNew && <li className="dish-mark dish-mark-new">{say('dish.new')}</li>}
      {dish.limited && <li className="dish-mark dish-mark-limited">{dish.limited}</li>}
      {dish.diets.map((diet) => (
        <li key={diet} className="dish-mark">
          <Icon name="leaf" />
          {diet}
        </li>
      ))}
    </ul>
  )
}
