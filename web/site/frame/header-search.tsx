import { words } from '#web/site/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'

/** The search box where the header has room for it, elsewhere a link to the page that has one. */
export function HeaderSearch({ path }: { path?: string | undefined }) {
  if (path === '/search') return null
  const box = { id: 'header-search', label: words.search, placeholder: words.search }
  return (
    <>
      <div className="header-search">
        <Island name="SearchBox" id="header-box" component={SearchBox} props={box} when="use" />
      </div>
      <a className="header-search-link" href="/search" aria-label={words.search}>
        <Icon name="search" />
      </a>
    </>
  )
}
