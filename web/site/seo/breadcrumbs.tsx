import { breadcrumbData, StructuredData } from '#web/site/seo/structured-data.tsx'
import { words } from '#web/site/words.ts'

interface BreadcrumbsProps {
  /** From below home to the page itself, which is last. */
  steps: { name: string; path: string }[]
  origin: string
}

/** Where a page stands in the site, for people and for search engines. */
export function Breadcrumbs({ steps, origin }: BreadcrumbsProps) {
  const all = [{ name: words.homePage, path: '/' }, ...steps]
  return (
    <nav className="breadcrumbs" aria-label={words.breadcrumbs}>
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
