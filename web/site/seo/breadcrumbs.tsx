import { breadcrumbData, StructuredData } from '#web/site/seo/structured-data.tsx'
import { useSpeech } from '#web/site/speech.tsx'

interface BreadcrumbsProps {
  /** From below home to the page itself, which is last. */
  steps: { name: string; path: string }[]
  origin: string
}

/** Where a page stands in the site, for people and for search engines. */
export function Breadcrumbs({ steps, origin }: BreadcrumbsProps) {
  const { say, href } = useSpeech()
  const home = { name: say('breadcrumbs.home'), path: '/home' }
  const all = [home, ...steps].map((step) => ({ ...step, path: href(step.path) }))
  return (
    <nav className="breadcrumbs" aria-label={say('breadcrumbs.label')}>
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
