import { part } from '#web/site/brand/part.tsx'
import { formatList } from '#web/site/format.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Picture } from '#web/ui/picture.tsx'
import type { AllergenGroups } from './allergen-levels.ts'
import { DietSign } from './diet-signs.tsx'
import { DisclosedMarks } from './disclosed-marks.tsx'
import type { MenuItem } from './load-menu-items.ts'

interface MenuItemCardProps {
  dish: MenuItem
  level: 'h2' | 'h3' | 'h4'
  urgency: 'first' | 'soon' | 'later'
  /** Three in a row, not four. */
  isLarge?: boolean
}

export const MenuItemCard = part('MenuItemCard', DefaultMenuItemCard)

function DefaultMenuItemCard({
  dish: item,
  level: Heading,
  urgency,
  isLarge = false,
}: MenuItemCardProps) {
  const { href, langAttributes } = useI18n()
  const facts = [item.price, item.energy].filter((fact) => fact !== null)
  return (
    <article className="dish">
      {item.picture && (
        <div className="dish-picture">
          <Picture
            {...langAttributes(item.picture.alt)}
            picture={item.picture}
            sizes={`(width < 640px) calc(50vw - 1.75rem), (width < 1100px) 46vw, ${isLarge ? 26 : 18}rem`}
            urgency={urgency}
          />
        </div>
      )}
      <div className="dish-words">
        <Heading className="dish-title">
          <a href={href(item.path)} {...langAttributes(item.title)}>
            {item.title}
          </a>
        </Heading>
        {item.description && (
          <p className="dish-description" {...langAttributes(item.description)}>
            {item.description}
          </p>
        )}
        <MenuItemMarks dish={item} />
        <ItemAllergens groups={item.allergens} />
        {facts.length > 0 && <p className="dish-facts">{facts.join(' · ')}</p>}
        <DisclosedMarks marks={item.disclosed} />
      </div>
    </article>
  )
}

export function MenuItemMarks({
  dish,
}: {
  dish: Pick<MenuItem, 'isNew' | 'limited' | 'dietMarks'>
}) {
  const { t } = useI18n()
  if (!dish.isNew && !dish.limited && dish.dietMarks.length === 0) return null
  return (
    <ul className="dish-marks">
      {dish.isNew && <li className="dish-mark dish-mark-new">{t('menuItem.new')}</li>}
      {dish.limited && <li className="dish-mark dish-mark-limited">{dish.limited}</li>}
      {dish.dietMarks.map(({ value, label }) => (
        <li key={value} className="dish-mark">
          <DietSign diet={value} />
          {label}
        </li>
      ))}
    </ul>
  )
}

interface ItemAllergensProps {
  groups: AllergenGroups
  /** Address of all allergens; none on cards, which link to the page. */
  more?: string
}

/** Renders the allergens in a line or two, visible without scrolling. */
export function ItemAllergens({ groups, more }: ItemAllergensProps) {
  const { t, language } = useI18n()
  const { contains, mayContain, unknown } = groups
  const named = (names: readonly string[]) => ({ names: formatList(names, language) })
  return (
    <ul className="dish-allergens">
      {contains.length > 0 && (
        <li className="dish-contains">{t('menuItem.containsNames', named(contains))}</li>
      )}
      {contains.length + unknown.length === 0 && <li>{t('menuItem.containsNone')}</li>}
      {mayContain.length > 0 && <li>{t('menuItem.mayContainNames', named(mayContain))}</li>}
      {unknown.length > 0 && <li>{t('menuItem.unknownNames', named(unknown))}</li>}
      {more && (
        <li>
          <a href={more}>{t('menuItem.allergens')}</a>
        </li>
      )}
    </ul>
  )
}
