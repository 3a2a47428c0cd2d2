import { useI18n } from '#web/site/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'

/** The search box where the header has room for it, elsewhere a link to the page that has one. */
export function HeaderSearch({ path }: { path?: string | undefined }) {
  const { t, href } = useI18n()
  if (path === '/search') return null
  const label = t('search.title')
  const box = { id: 'header-search', label, action: href('/search'), placeholder: label }
  return (
    <>
      <div className="header-search">
        <Island name="SearchBox" id="header-box" component={SearchBox} props={box} when="use" />
      </div>
      <a className="header-search-link" href={href('/search')} aria-label={t('search.title')}>
        <Icon name="search" />
      </a>
    </>
  )
}
