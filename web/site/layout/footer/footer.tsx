import type { SiteLayout } from '#catalogue/published.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { LanguageLinks, MenuList } from '#web/site/layout/menu-list.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { socialMark } from './social-marks.ts'

interface FooterProps {
  footer: SiteLayout['footer']
  path?: string | undefined
}

export function Footer({ footer, path }: FooterProps) {
  const { t, marked } = useI18n()
  return (
    <footer className="footer">
      <div className="footer-main">
        <div className="footer-brand">
          {footer.slogan && (
            <div className="footer-slogan">
              <Picture
                {...marked(footer.slogan.alt)}
                picture={footer.slogan}
                sizes="240px"
                fit="contain"
              />
            </div>
          )}
          {footer.text && <p {...marked(footer.text)}>{footer.text}</p>}
        </div>
        {footer.links.length > 0 && (
          <nav aria-label={t('frame.footerMenu')}>
            <MenuList className="footer-links" links={footer.links} path={path} />
          </nav>
        )}
        <div className="footer-aside">
          <StoreBadges footer={footer} />
          <SocialLinks social={footer.social} />
          <LanguageLinks className="footer-languages" />
        </div>
      </div>
      {footer.copyright && (
        <p className="footer-copyright" {...marked(footer.copyright)}>
          {footer.copyright}
        </p>
      )}
    </footer>
  )
}

function StoreBadges({ footer }: { footer: SiteLayout['footer'] }) {
  const badges = [footer.googlePlay, footer.appStore].filter(({ picture }) => picture !== null)
  if (badges.length === 0) return null
  return (
    <div className="footer-badges">
      {badges.map((badge) => (
        <StoreBadge key={badge.picture?.src} badge={badge} />
      ))}
    </div>
  )
}

function StoreBadge({ badge }: { badge: SiteLayout['footer']['appStore'] }) {
  const { href, marked } = useI18n()
  if (!badge.picture) return null
  const picture = (
    <Picture {...marked(badge.picture.alt)} picture={badge.picture} sizes="170px" fit="contain" />
  )
  return badge.url ? <a href={href(badge.url)}>{picture}</a> : picture
}

function SocialLinks({ social }: { social: SiteLayout['footer']['social'] }) {
  const { t } = useI18n()
  const links = social.filter(({ url }) => url !== '')
  if (links.length === 0) return null
  return (
    <ul className="footer-social" aria-label={t('frame.social')}>
      {links.map(({ name, url }) => (
        <li key={name}>
          <SocialLink name={nameSocial(name)} url={url} />
        </li>
      ))}
    </ul>
  )
}

/** The mark of the network, or its name where we have no mark of it. */
function SocialLink({ name, url }: { name: string; url: string }) {
  const { href } = useI18n()
  const mark = socialMark(url)
  if (!mark) return <a href={href(url)}>{name}</a>
  return (
    <a className="footer-mark" href={href(url)} title={name}>
      <span className="only-heard">{name}</span>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={mark} />
      </svg>
    </a>
  )
}

/** The accounts are kept under names like "Instagram URL". */
function nameSocial(name: string) {
  return /\sURL$/i.test(name) ? name.slice(0, -4).trimEnd() : name
}
