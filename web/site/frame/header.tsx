import { languageNames } from '#catalogue/languages.ts'
import type { Frame } from '#catalogue/published.ts'
import { HeaderSearch } from '#web/site/frame/header-search.tsx'
import { LanguageLinks } from '#web/site/frame/language-links.tsx'
import { MenuList } from '#web/site/frame/menu-list.tsx'
import { menuOverlayId } from '#web/site/frame/menu-overlay.tsx'
import { useSpeech } from '#web/site/speech.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { invoker } from '#web/ui/invoker.ts'
import { Picture } from '#web/ui/picture.tsx'

interface HeaderProps {
  frame: Frame
  path?: string | undefined
}

/** Logo, header links (below 850 px: the mobile menu) and the burger button. */
export function Header({ frame, path }: HeaderProps) {
  const { say, href } = useSpeech()
  const { brand, logo, header, mobile, burger } = frame
  return (
    <header className="header">
      <a
        className="header-logo"
        href={href('/')}
        aria-label={say('frame.logo', { brand: brand.name })}
      >
        {logo ? (
          <Picture picture={logo} sizes="110px" fit="contain" urgency="soon" decorative />
        ) : (
          brand.name
        )}
      </a>
      {header.length > 0 && (
        <nav className="header-nav" aria-label={say('frame.mainMenu')}>
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

/** Opens the menu overlay; without script it leads to the same as a page. */
function Burger({ icon }: { icon: Frame['burger']['icon'] }) {
  const { say, href } = useSpeech()
  const drawing = icon ? (
    <Picture picture={icon} sizes="32px" fit="contain" urgency="soon" decorative />
  ) : (
    <Icon name="burger" />
  )
  const label = say('menu.browse')
  const word = <span className="burger-word">{say('menu.title')}</span>
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
        {...invoker('show-modal', menuOverlayId)}
      >
        {drawing}
        {word}
      </button>
    </>
  )
}

/** The page in another language, where there is one. */
function LanguageMenu() {
  const { say, language, sameIn } = useSpeech()
  if (sameIn.length < 2) return null
  return (
    <>
      <button
        type="button"
        className="language-button"
        popoverTarget="languages"
        aria-label={`${say('frame.languages')}: ${languageNames[language]}`}
      >
        <Icon name="globe" />
      </button>
      <div className="language-menu" id="languages" popover="auto">
        <LanguageLinks className="language-links" />
      </div>
    </>
  )
}

/** A popover: opens, closes by Escape or a tap beside it, and gives focus back, without script. */
function MobileMenu({ links, path }: { links: Frame['mobile']; path?: string | undefined }) {
  const { say } = useSpeech()
  return (
    <>
      <button
        type="button"
        className="mobile-button"
        popoverTarget="mobile-menu"
        aria-label={say('frame.pages')}
      >
        <Icon name="bars" />
      </button>
      <div className="mobile-menu" id="mobile-menu" popover="auto">
        <nav aria-label={say('frame.pages')}>
          <MenuList className="mobile-links" links={links} path={path} />
        </nav>
        <LanguageLinks className="mobile-languages" />
      </div>
    </>
  )
}
