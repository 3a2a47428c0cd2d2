import { useI18n } from '#web/site/i18n.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { ItemAllergens } from './item-allergens.tsx'
import type { MenuItem } from './load-menu-items.ts'
import { MenuItemMarks } from './menu-item-marks.tsx'

interface DishCardProps {
  dish: MenuItem
  level: 'h2' | 'h3' | 'h4'
  urgency: 'first' | 'soon' | 'later'
}

/** A dish in a list: all of it leads to its page, its name is the link. */
export function MenuItemCard({ dish: item, level: Heading, urgency }: DishCardProps) {
  const { href, marked } = useI18n()
  const facts = [item.price, item.energy].filter((fact) => fact !== null)
  return (
    <article className="dish">
      <div className="dish-picture">
        {item.picture && (
          <Picture
            {...marked(item.picture.alt)}
            picture={item.picture}
            sizes="(width < 640px) calc(50vw - 1.75rem), (width < 1100px) 46vw, 18rem"
            urgency={urgency}
          />
        )}
      </div>
      <div className="dish-words">
        <Heading className="dish-title">
          <a href={href(item.path)} {...marked(item.title)}>
            {item.title}
          </a>
        </Heading>
        {item.description && (
          <p className="dish-description" {...marked(item.description)}>
            {item.description}
          </p>
        )}
        <MenuItemMarks dish={item} />
        <ItemAllergens groups={item.allergens} />
        {facts.length > 0 && <p className="dish-facts">{facts.join(' · ')}</p>}
      </div>
    </article>
  )
}
