import { useSpeech } from '#web/site/speech.tsx'
import { listWords } from '#web/site/words/list-words.ts'
import type { AllergenGroups } from './allergen-levels.ts'

interface DishAllergensProps {
  groups: AllergenGroups
  /** Where all of it stands; left out: on the dish's own page, to which the card leads. */
  more?: string
}

/** What a dish contains and may contain, in a line or two: nobody has to scroll for it. */
export function DishAllergens({ groups, more }: DishAllergensProps) {
  const { say, language } = useSpeech()
  const { contains, mayContain, unknown } = groups
  const named = (names: readonly string[]) => ({ names: listWords(names, language) })
  return (
    <ul className="dish-allergens">
      {contains.length > 0 && (
        <li className="dish-contains">{say('dish.containsNames', named(contains))}</li>
      )}
      {contains.length + unknown.length === 0 && <li>{say('dish.containsNone')}</li>}
      {mayContain.length > 0 && <li>{say('dish.mayContainNames', named(mayContain))}</li>}
      {unknown.length > 0 && <li>{say('dish.unknownNames', named(unknown))}</li>}
      {more && (
        <li>
          <a href={more}>{say('dish.allergens')}</a>
        </li>
      )}
    </ul>
  )
}
