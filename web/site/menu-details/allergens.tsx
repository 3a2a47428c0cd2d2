import type { AllergenGroups } from '#web/site/dishes/allergen-levels.ts'
import { allergensPath } from '#web/site/menu/menu-path.ts'
import { useSpeech } from '#web/site/speech.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'

/** Each group has a word, a sign and a shape of its own: none of it is said by colour alone. */
export function Allergens({ groups }: { groups: AllergenGroups }) {
  const { say, href } = useSpeech()
  return (
    <section className="item-part" aria-labelledby="allergens">
      <h2 id="allergens" className="offers-heading">
        {say('dish.allergens')}
      </h2>
      <div className="allergens">
        <Group kind="contains" icon="alert" title={say('dish.contains')} names={groups.contains} />
        <Group kind="may" icon="maybe" title={say('dish.mayContain')} names={groups.mayContain} />
        <Group kind="free" icon="check" title={say('dish.freeFrom')} names={groups.free} />
        <Group kind="unknown" icon="maybe" title={say('dish.unknown')} names={groups.unknown} />
      </div>
      <p className="allergens-note">
        {say('dish.kitchen')} <a href={href(allergensPath)}>{say('menu.allergenTable')}</a>
      </p>
    </section>
  )
}

interface GroupProps {
  kind: string
  icon: IconName
  title: string
  names: readonly string[]
}

function Group({ kind, icon, title, names }: GroupProps) {
  if (names.length === 0) return null
  return (
    <div className={`allergen-group allergen-${kind}`}>
      <h3>
        <Icon name={icon} />
        {title}
      </h3>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
