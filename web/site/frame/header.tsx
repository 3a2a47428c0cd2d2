import type { Frame } from '#catalogue/published.ts'
import { HeaderSearch } from '#web/site/frame/header-search.tsx'
import { MenuList } from '#web/site/frame/menu-list.tsx'
import { menuOverlayId } from '#web/site/frame/menu-overlay.tsx'
import { words } from '#web/site/words.ts'
import { Icon } from '#web/ui/icon.tsx'
import { invoker } from '#web/ui/invoker.ts'
import { Picture } from '#web/ui/picture.tsx'

interface HeaderProps {
  frame: Frame
  path?: string | undefined
}

/** Logo, header links (below 850 px: the mobile menu) and the burger button. */
export function Header({ frame, path }: HeaderProps) {
  const { brand, logo, header, mobile, burger } = frame
  return (
    <header className="header">
      <a className="header-logo" href="/" aria-label={`${brand.name} ${words.home}`}>
        {logo ? (
          <Picture picture={logo} sizes="110px" fit="contain" urgency="soon" decorative />
        ) : (
          brand.name
        )}
      </a>
      {header.length > 0 && (
        <nav className="header-nav" aria-label={words.mainMenu}>
          <MenuList className="header-links" links={header} path={path} />
        </nav>
      )}
      <HeaderSearch path={path} />
      <noscript>
        <a className="header-all" href="/hamburger-menu">
          {words.allMenu}
        </a>
      </noscript>
      <button
        type="button"
        className="burger"
        aria-haspopup="dialog"
        {...invoker('show-modal', menuOverlayId)}
      >
        {burger.icon ? (
          <Picture picture={burger.icon} sizes="32px" fit="contain" urgency="soon" decorative />
        ) : (
          <Icon name="burger" />
        )}
        {words.menu}
      </button>
      {mobile.length > 0 && <MobileMenu links={mobile} path={path} />}
    </header>
  )
}

/** A popover: opens, closes by Escape or a tap beside it, and gives focus back, without script. */
function MobileMenu({ links, path }: { links: Frame['mobile']; path?: string | undefined }) {
  return (
    <>
      <button
        type="button"
        className="mobile-button"
        popoverTarget="mobile-menu"
        aria-label={words.siteMenu}
      >
        <Icon name="bars" />
      </button>
      <nav className="mobile-menu" id="mobile-menu" popover="auto" aria-label={words.siteMenu}>
        <MenuList className="mobile-links" links={links} path={path} />
      </nav>
    </>
  )
}
