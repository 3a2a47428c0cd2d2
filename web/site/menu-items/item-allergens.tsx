import { useI18n } from '#web/site/i18n.tsx'
import { formatList } from '#web/site/words/list-words.ts'
import type { AllergenGroups } from './allergen-levels.ts'

interface DishAllergensProps {
  groups: AllergenGroups
  /** Where all of it stands; left out: on the dish's own page, to which the card leads. */
  more?: string
}

/** What a dish contains and may contain, in a line or two: nobody has to scroll for it. */
export function ItemAllergens({ groups, more }: DishAllergensProps) {
  const { t, language } = useI18n()
  const { contains, mayContain, unknown } = groups
  const named = (names: readonly string[]) => ({ names: formatList(names, language) })
  return (
    <ul className="dish-allergens">
      {contains.length > 0 && (
        <li className="dish-contains">{t('dish.containsNames', named(contains))}</li>
      )}
      {contains.length + unknown.length === 0 && <li>{t('dish.containsNone')}</li>}
      {mayContain.length > 0 && <li>{t('dish.mayContainNames', named(mayContain))}</li>}
      {unknown.length > 0 && <li>{t('dish.unknownNames', named(unknown))}</li>}
      {more && (
        <li>
          <a href={more}>{t('dish.allergens')}</a>
        </li>
      )}
    </ul>
  )
}
