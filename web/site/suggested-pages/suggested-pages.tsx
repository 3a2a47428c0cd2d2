import { useI18n } from '#web/site/i18n.tsx'

export interface SuggestedPagesProps {
  categories: readonly { name: string; path: string }[]
}

/**
 * Renders links to the menu and its categories, offers and questions, for guests who have found
 * nothing.
 */
export function SuggestedPages({ categories }: SuggestedPagesProps) {
  const { t, href, langAttributes } = useI18n()
  const links = [
    { name: t('page.menu'), path: '/menu' },
    ...categories,
    { name: t('page.promotions'), path: '/promotion' },
    { name: t('page.faqs'), path: '/faqs' },
  ]
  return (
    <nav className="ways-on pills" aria-labelledby="ways-on">
      <h2 id="ways-on">{t('search.around')}</h2>
      <ul>
        {links.map(({ name, path }) => (
          <li key={path}>
            <a href={href(path)} {...langAttributes(name)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
