import type { Frame } from '#catalogue/published.ts'
import { MenuList } from '#web/site/frame/menu-list.tsx'
import { words } from '#web/site/words.ts'
import { Picture } from '#web/ui/picture.tsx'

interface FooterProps {
  footer: Frame['footer']
  path?: string | undefined
}

export function Footer({ footer, path }: FooterProps) {
  return (
    <footer className="footer">
      <div className="footer-main">
        <div className="footer-brand">
          {footer.slogan && (
            <div className="footer-slogan">
              <Picture picture={footer.slogan} sizes="240px" fit="contain" />
            </div>
          )}
          {footer.text && <p>{footer.text}</p>}
        </div>
        {footer.links.length > 0 && (
          <nav aria-label={words.footerMenu}>
            <MenuList className="footer-links" links={footer.links} path={path} />
          </nav>
        )}
        <div className="footer-aside">
          <StoreBadges footer={footer} />
          <SocialLinks social={footer.social} />
        </div>
      </div>
      {footer.copyright && <p className="footer-copyright">{footer.copyright}</p>}
    </footer>
  )
}

function StoreBadges({ footer }: { footer: Frame['footer'] }) {
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

function StoreBadge({ badge }: { badge: Frame['footer']['appStore'] }) {
  if (!badge.picture) return null
  const picture = <Picture picture={badge.picture} sizes="170px" fit="contain" />
  return badge.url ? <a href={badge.url}>{picture}</a> : picture
}

function SocialLinks({ social }: { social: Frame['footer']['social'] }) {
  const links = social.filter(({ url }) => url !== '')
  if (links.length === 0) return null
  return (
    <ul className="footer-social" aria-label={words.social}>
      {links.map(({ name, url }) => (
        <li key={name}>
          <a href={url}>{nameSocial(name)}</a>
        </li>
      ))}
    </ul>
  )
}

/** The accounts are kept under names like "Instagram URL". */
function nameSocial(name: string) {
  return name.replace(/\s+URL$/i, '')
}
