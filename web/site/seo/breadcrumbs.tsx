import { useI18n } from '#web/site/i18n.tsx'
import { breadcrumbData, StructuredData } from '#web/site/seo/structured-data.tsx'

interface BreadcrumbsProps {
  /** From below home to the page itself. */
  steps: { name: string; path: string }[]
  origin: string
}

export function Breadcrumbs({ steps, origin }: BreadcrumbsProps) {
  const { t, href } = useI18n()
  const home = { name: t('breadcrumbs.home'), path: '/home' }
  const all = [home, ...steps].map((step) => ({ ...step, path: href(step.path) }))
  return (
    <nav className="breadcrumbs" aria-label={t('breadcrumbs.label')}>
      <ol>
        {all.map(({ name, path }, index) => (
          <li key={path}>
            {index === all.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={path}>{name}</a>
            )}
          </li>
        ))}
      </ol>
      <StructuredData data={breadcrumbData(all, origin)} />
    </nav>
  )
}
