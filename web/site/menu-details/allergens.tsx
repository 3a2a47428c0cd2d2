import { useI18n } from '#web/site/i18n.tsx'
import { allergensPath } from '#web/site/menu/menu-parts.ts'
import type { AllergenGroups } from '#web/site/menu-items/allergen-levels.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

/**
 * Renders allergens in groups with their own text, icon and shape, because colour alone is not
 * enough.
 */
export function Allergens({ groups }: { groups: AllergenGroups }) {
  const { t, href } = useI18n()
  return (
    <section className="item-part" aria-labelledby="allergens">
      <h2 id="allergens" className="offers-heading">
        {t('menuItem.allergens')}
      </h2>
      <div className="allergens">
        <Group
          kind="contains"
          icon="alert"
          title={t('menuItem.contains')}
          names={groups.contains}
        />
        <Group kind="may" icon="maybe" title={t('menuItem.mayContain')} names={groups.mayContain} />
        <Group kind="free" icon="check" title={t('menuItem.freeFrom')} names={groups.free} />
        <Group kind="unknown" icon="maybe" title={t('menuItem.unknown')} names={groups.unknown} />
      </div>
      <p className="allergens-note">
        {t('menuItem.kitchen')} <a href={href(allergensPath)}>{t('menu.allergenTable')}</a>
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
