import { addFilter, type MenuItemFilter } from '#catalogue/collections/menu-item-filter.ts'
import { useI18n } from '#web/site/i18n.tsx'

/** A category with matches. */
export interface MatchingCategory {
  name: string
  path: string
  count: number
}

interface NoneFitsProps {
  otherMatches: readonly MatchingCategory[]
  filter: MenuItemFilter
}

/** Renders links to categories with matches, keeping the filter. */
export function NoMatchingItems({ otherMatches, filter }: NoneFitsProps) {
  const { t, href, langAttributes } = useI18n()
  if (otherMatches.length === 0) return <p className="page-lead">{t('menu.noneFits')}</p>
  const count = otherMatches.reduce((sum, one) => sum + one.count, 0)
  return (
    <nav className="menu-elsewhere pills" aria-label={t('menu.fittingElsewhere', { count })}>
      <p className="page-lead">{t('menu.fittingParts')}</p>
      <ul>
        <li>
          <a href={href(addFilter('/menu', filter))}>{t('menu.allFitting', { count })}</a>
        </li>
        {otherMatches.map(({ name, path, count: own }) => (
          <li key={path}>
            <a href={href(addFilter(path, filter))}>
              <span {...langAttributes(name)}>{name}</span> <bdi>({own})</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
