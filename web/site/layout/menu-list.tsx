import { languageNames, languageTags } from '#catalogue/languages.ts'
import type { MenuLink as PublishedLink } from '#catalogue/published.ts'
import { useI18n } from '#web/site/i18n.tsx'

interface MenuListProps {
  links: PublishedLink[]
  path?: string | undefined
  className: string
}

export function MenuList({ links, path, className }: MenuListProps) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.id}>
          <MenuLink link={link} path={path} />
        </li>
      ))}
    </ul>
  )
}

/** Renders a menu link; without a path it is text without focus. */
export function MenuLink({ link, path }: { link: PublishedLink; path?: string | undefined }) {
  const { href } = useI18n()
  if (link.path === null) return <span className="menu-link">{link.name}</span>
  return (
    <a
      className="menu-link"
      href={href(link.path)}
      aria-current={link.path === path ? 'page' : undefined}
    >
      {link.name}
    </a>
  )
}

/**
 * Renders links to the page in each language; none for a single language. A click stores the
 * language (`save-language.ts`).
 */
export function LanguageLinks({ className }: { className: string }) {
  const { t, language, alternates } = useI18n()
  if (alternates.length < 2) return null
  return (
    <nav className={className} aria-label={t('layout.languages')}>
      <ul>
        {alternates.map(({ language: to, path }) => (
          <li key={to}>
            <a
              href={path}
              lang={languageTags[to]}
              hrefLang={languageTags[to]}
              data-language={to}
              aria-current={to === language || undefined}
            >
              {languageNames[to]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
