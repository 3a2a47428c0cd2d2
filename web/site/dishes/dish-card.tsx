import { useSpeech } from '#web/site/speech.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { DishAllergens } from './dish-allergens.tsx'
import { DishMarks } from './dish-marks.tsx'
import type { Dish } from './load-dishes.ts'

interface DishCardProps {
  dish: Dish
  level: 'h2' | 'h3' | 'h4'
  urgency: 'first' | 'soon' | 'later'
}

/** A dish in a list: all of it leads to its page, its name is the link. */
export function DishCard({ dish, level: Heading, urgency }: DishCardProps) {
  const { href, marked } = useSpeech()
  const facts = [dish.price, dish.energy].filter((fact) => fact !== null)
  return (
    <article className="dish">
      <div className="dish-picture">
        {dish.picture && (
          <Picture
            {...marked(dish.picture.alt)}
            picture={dish.picture}
            sizes="(width < 640px) calc(50vw - 1.75rem), (width < 1100px) 46vw, 18rem"
            urgency={urgency}
          />
        )}
      </div>
      <div className="dish-words">
        <Heading className="dish-title">
          <a href={href(dish.path)} {...marked(dish.title)}>
            {dish.title}
          </a>
        </Heading>
        {dish.description && (
          <p className="dish-description" {...marked(dish.description)}>
            {dish.description}
          </p>
        )}
        <DishMarks dish={dish} />
        <DishAllergens groups={dish.allergens} />
        {facts.length > 0 && <p className="dish-facts">{facts.join(' · ')}</p>}
      </div>
    </article>
  )
}
