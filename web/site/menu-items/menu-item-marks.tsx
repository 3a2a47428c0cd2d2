import { useI18n } from '#web/site/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { MenuItem } from './load-menu-items.ts'

/** What is special about a dish, in words: new, for a while only, and for which diets. */
export function MenuItemMarks({ dish }: { dish: Pick<MenuItem, 'isNew' | 'limited' | 'diets'> }) {
  const { t } = useI18n()
  if (!dish.isNew && !dish.limited && dish.diets.length === 0) return null
  return (
    <ul className="dish-marks">
      {dish.isNew && <li className="dish-mark dish-mark-new">{t('dish.new')}</li>}
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
