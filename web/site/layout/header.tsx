import { languageNames } from '#catalogue/languages.ts'
import type { SiteLayout } from '#catalogue/published.ts'
import { part } from '#web/site/brand/part.tsx'
import { useI18n } from '#web/site/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { SearchBox } from '#web/ui/search-box.tsx'
import { LanguageLinks, MenuList } from './menu-list.tsx'
import { invokerProps, menuOverlayId } from './menu-overlay.tsx'

interface HeaderProps {
  layout: SiteLayout
  path?: string | undefined
}

/** Renders logo, header links (below 850 px: the mobile menu) and the burger button. */
export const Header = part('Header', DefaultHeader)

function DefaultHeader({ layout, path }: HeaderProps) {
  const { t, href } = useI18n()
  const { brand, logo, header, mobile, burger } = layout
  return (
    <header className="header">
      <a
        className="header-logo"
        href={href('/')}
        aria-label={t('layout.logo', { brand: brand.name })}
      >
        {logo ? (
          <Picture picture={logo} sizes="110px" fit="contain" urgency="soon" decorative />
        ) : (
          brand.name
        )}
      </a>
      {header.length > 0 && (
        <nav className="header-nav" aria-label={t('layout.mainMenu')}>
          <MenuList className="header-links" links={header} path={path} />
        </nav>
      )}
      <HeaderSearch path={path} />
      <Burger icon={burger.icon} />
      <LanguageMenu />
      {mobile.length > 0 && <MobileMenu links={mobile} path={path} />}
    </header>
  )
}

/** Renders the button of the menu overlay; without script a link to its page. */
function Burger({ icon }: { icon: SiteLayout['burger']['icon'] }) {
  const { t, href } = useI18n()
  const drawing = icon ? (
    <Picture picture={icon} sizes="32px" fit="contain" urgency="soon" decorative />
  ) : (
    <Icon name="burger" />
  )
  const label = t('menu.browse')
  const word = <span className="burger-word">{t('menu.title')}</span>
  return (
    <>
      <noscript>
        <a className="burger" href={href('/hamburger-menu')} aria-label={label}>
          {drawing}
          {word}
        </a>
      </noscript>
      <button
        type="button"
        className="burger"
        aria-haspopup="dialog"
        aria-label={label}
        {...invokerProps('show-modal', menuOverlayId)}
      >
        {drawing}
        {word}
      </button>
    </>
  )
}

function LanguageMenu() {
  const { t, language, alternates } = useI18n()
  if (alternates.length < 2) return null
  return (
    <>
      <button
        type="button"
        className="language-button"
        popoverTarget="languages"
        aria-label={`${t('layout.languages')}: ${languageNames[language]}`}
      >
        <Icon name="globe" />
      </button>
      <div className="language-menu" id="languages" popover="auto">
        <LanguageLinks className="language-links" />
      </div>
    </>
  )
}

/** Renders a popover, which opens, closes and returns focus without script. */
function MobileMenu({ links, path }: { links: SiteLayout['mobile']; path?: string | undefined }) {
  const { t } = useI18n()
  return (
    <>
      <button
        type="button"
        className="mobile-button"
        popoverTarget="mobile-menu"
        aria-label={t('layout.pages')}
      >
        <Icon name="bars" />
      </button>
      <div className="mobile-menu" id="mobile-menu" popover="auto">
        <nav aria-label={t('layout.pages')}>
          <MenuList className="mobile-links" links={links} path={path} />
        </nav>
        <LanguageLinks className="mobile-languages" />
      </div>
    </>
  )
}

/** Renders the search box, or a link to the search page on narrow screens. */
function HeaderSearch({ path }: { path?: string | undefined }) {
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

/** Renders round buttons at the side; on phones a bar at the bottom. */
export function SideIcons({ side }: { side: SiteLayout['side'] }) {
  const { t, href } = useI18n()
  const icons = [
    { icon: 'bag', label: t('order.pickup'), path: side.pickup },
    { icon: 'scooter', label: t('order.delivery'), path: side.delivery },
    { icon: 'pin', label: t('order.find'), path: side.find },
  ] as const
  return (
    <nav className="side" aria-label={t('order.links')}>
      {icons
        .filter(({ path }) => path !== '')
        .map(({ icon, label, path }) => (
          <a key={icon} className="side-icon" href={href(path)}>
            <Icon name={icon} />
            <span className="side-label">{label}</span>
          </a>
        ))}
    </nav>
  )
}
