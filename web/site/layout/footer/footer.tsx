import type { SiteLayout } from '#catalogue/published.ts'
import { part } from '#web/site/brand/part.tsx'
import { useI18n } from '#web/site/i18n.tsx'
import { LanguageLinks, MenuList } from '#web/site/layout/menu-list.tsx'
import { Picture } from '#web/ui/picture.tsx'

interface FooterProps {
  footer: SiteLayout['footer']
  path?: string | undefined
}

export const Footer = part('Footer', DefaultFooter)

function DefaultFooter({ footer, path }: FooterProps) {
  const { t, alternates, langAttributes } = useI18n()
  // Of a new site: no dark band without a word in it.
  if (alternates.length < 2 && isEmpty(footer)) return <div className="footer-empty" />
  return (
    <footer className="footer">
      <div className="footer-main">
        {(footer.slogan || footer.text) && (
          <div className="footer-brand">
            {footer.slogan && (
              <div className="footer-slogan">
                <Picture
                  {...langAttributes(footer.slogan.alt)}
                  picture={footer.slogan}
                  sizes="240px"
                  fit="contain"
                />
              </div>
            )}
            {footer.text && <p {...langAttributes(footer.text)}>{footer.text}</p>}
          </div>
        )}
        {footer.links.length > 0 && (
          <nav aria-label={t('layout.footerMenu')}>
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
        <p className="footer-copyright" {...langAttributes(footer.copyright)}>
          {footer.copyright}
        </p>
      )}
    </footer>
  )
}

function isEmpty({ slogan, text, copyright, links, social, ...badges }: SiteLayout['footer']) {
  const pictures = [slogan, badges.googlePlay.picture, badges.appStore.picture]
  const accounts = social.filter(({ url }) => url !== '')
  return !text && !copyright && links.length + accounts.length === 0 && !pictures.some(Boolean)
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
  const { href, langAttributes } = useI18n()
  if (!badge.picture) return null
  const picture = (
    <Picture
      {...langAttributes(badge.picture.alt)}
      picture={badge.picture}
      sizes="170px"
      fit="contain"
    />
  )
  return badge.url ? <a href={href(badge.url)}>{picture}</a> : picture
}

function SocialLinks({ social }: { social: SiteLayout['footer']['social'] }) {
  const { t } = useI18n()
  const links = social.filter(({ url }) => url !== '')
  if (links.length === 0) return null
  return (
    <ul className="footer-social" aria-label={t('layout.social')}>
      {links.map(({ name, url }) => (
        <li key={name}>
          <SocialLink name={socialName(name)} url={url} />
        </li>
      ))}
    </ul>
  )
}

/** Renders the logo of the network, or its name where there is none. */
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

/** Accounts are stored under names like "Instagram URL". */
function socialName(name: string) {
  return /\sURL$/i.test(name) ? name.slice(0, -4).trimEnd() : name
}

/** Logos of social networks on a 24-pixel grid, by their host (Simple Icons, CC0). */
const marks = new Map(
  Object.entries({
    // Redrawn with arcs: a third of the size.
    instagram:
      'M7.2 0h9.6A7.2 7.2 0 0 1 24 7.2v9.6a7.2 7.2 0 0 1-7.2 7.2H7.2A7.2 7.2 0 0 1 0 16.8V7.2A7.2 7.2 0 0 1 7.2 0m0 2.16A5.04 5.04 0 0 0 2.16 7.2v9.6a5.04 5.04 0 0 0 5.04 5.04h9.6a5.04 5.04 0 0 0 5.04-5.04V7.2a5.04 5.04 0 0 0-5.04-5.04zm4.8 3.68a6.16 6.16 0 1 1 0 12.32 6.16 6.16 0 0 1 0-12.32M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8m6.4-3.84a1.44 1.44 0 1 1 0 2.88 1.44 1.44 0 0 1 0-2.88',
    // Rounded to a tenth of a pixel.
    facebook:
      'M9.1 23.7v-8H6.6V12h2.5v-1.6c0-4 1.9-5.9 5.9-5.9.9 0 1.7.1 2.6.3v3.3a14 14 0 0 0-1.4 0c-2.1 0-2.9.9-2.9 2.7V12h3.9l-.7 3.7h-3.2V24A12 12 0 1 0 9.1 23.7Z',
    x: 'M14.234 10.162 22.977 0h-2.072l-7.591 8.824L7.251 0H.258l9.168 13.343L.258 24H2.33l8.016-9.318L16.749 24h6.993zm-2.837 3.299-.929-1.329L3.076 1.56h3.182l5.965 8.532.929 1.329 7.754 11.09h-3.182z',
    tiktok:
      'M12.525.02c1.31-.02 2.61-.01 3.91-.02.08 1.53.63 3.09 1.75 4.17 1.12 1.11 2.7 1.62 4.24 1.79v4.03c-1.44-.05-2.89-.35-4.2-.97-.57-.26-1.1-.59-1.62-.93-.01 2.92.01 5.84-.02 8.75-.08 1.4-.54 2.79-1.35 3.94-1.31 1.92-3.58 3.17-5.91 3.21-1.43.08-2.86-.31-4.08-1.03-2.02-1.19-3.44-3.37-3.65-5.71-.02-.5-.03-1-.01-1.49.18-1.9 1.12-3.72 2.58-4.96 1.66-1.44 3.98-2.13 6.15-1.72.02 1.48-.04 2.96-.04 4.44-.99-.32-2.15-.23-3.02.37-.63.41-1.11 1.04-1.36 1.75-.21.51-.15 1.07-.14 1.61.24 1.64 1.82 3.02 3.5 2.87 1.12-.01 2.19-.66 2.77-1.61.19-.33.4-.67.41-1.06.1-1.79.06-3.57.07-5.36.01-4.03-.01-8.05.02-12.07z',
    youtube:
      'M23.498 6.186a3.016 3.016 0 0 0-2.122-2.136C19.505 3.545 12 3.545 12 3.545s-7.505 0-9.377.505A3.017 3.017 0 0 0 .502 6.186C0 8.07 0 12 0 12s0 3.93.502 5.814a3.016 3.016 0 0 0 2.122 2.136c1.871.505 9.376.505 9.376.505s7.505 0 9.377-.505a3.015 3.015 0 0 0 2.122-2.136C24 15.93 24 12 24 12s0-3.93-.502-5.814zM9.545 15.568V8.432L15.818 12l-6.273 3.568z',
    threads:
      'M18.263 11.097c-.03-3.486-1.92-5.586-5.111-5.586-2.13 0-3.922.963-4.863 2.499l2.062 1.438c.535-.843 1.272-1.543 2.628-1.543 1.528 0 2.318.85 2.544 2.431a15 15 0 0 0-2.236-.173c-4.125 0-6.068 1.867-6.068 4.336s1.943 3.99 4.804 3.99c3.139 0 5.013-2.115 5.781-4.735.798.361 1.348 1.204 1.348 2.47 0 3.387-3.907 5.232-7.22 5.232-4.885 0-8.077-3.207-8.077-8.424 0-6.392 4.223-10.487 9.9-10.487 3.808 0 5.69 1.671 6.97 3.914l2.108-1.475C21.44 2.078 18.331 0 13.663 0 6.227 0 1.168 5.277 1.168 12.934c0 7 4.953 11.066 10.856 11.066 4.878 0 9.809-2.846 9.809-7.716 0-2.545-1.46-4.231-3.569-5.187m-6.33 4.855c-1.077 0-2.026-.512-2.026-1.453 0-1.483 1.822-1.934 3.606-1.934.678 0 1.34.045 1.927.173-.422 1.927-1.671 3.215-3.508 3.214Z',
    whatsapp:
      'M17.472 14.382c-.297-.149-1.758-.867-2.03-.967-.273-.099-.471-.148-.67.15-.197.297-.767.966-.94 1.164-.173.199-.347.223-.644.075-.297-.15-1.255-.463-2.39-1.475-.883-.788-1.48-1.761-1.653-2.059-.173-.297-.018-.458.13-.606.134-.133.298-.347.446-.52.149-.174.198-.298.298-.497.099-.198.05-.371-.025-.52-.075-.149-.669-1.612-.916-2.207-.242-.579-.487-.5-.669-.51-.173-.008-.371-.01-.57-.01-.198 0-.52.074-.792.372-.272.297-1.04 1.016-1.04 2.479 0 1.462 1.065 2.875 1.213 3.074.149.198 2.096 3.2 5.077 4.487.709.306 1.262.489 1.694.625.712.227 1.36.195 1.871.118.571-.085 1.758-.719 2.006-1.413.248-.694.248-1.289.173-1.413-.074-.124-.272-.198-.57-.347m-5.421 7.403h-.004a9.87 9.87 0 01-5.031-1.378l-.361-.214-3.741.982.998-3.648-.235-.374a9.86 9.86 0 01-1.51-5.26c.001-5.45 4.436-9.884 9.888-9.884 2.64 0 5.122 1.03 6.988 2.898a9.825 9.825 0 012.893 6.994c-.003 5.45-4.437 9.884-9.885 9.884m8.413-18.297A11.815 11.815 0 0012.05 0C5.495 0 .16 5.335.157 11.892c0 2.096.547 4.142 1.588 5.945L.057 24l6.305-1.654a11.882 11.882 0 005.683 1.448h.005c6.554 0 11.89-5.335 11.893-11.893a11.821 11.821 0 00-3.48-8.413Z',
    snapchat:
      'M12.206.793c.99 0 4.347.276 5.93 3.821.529 1.193.403 3.219.299 4.847l-.003.06c-.012.18-.022.345-.03.51.075.045.203.09.401.09.3-.016.659-.12 1.033-.301.165-.088.344-.104.464-.104.182 0 .359.029.509.09.45.149.734.479.734.838.015.449-.39.839-1.213 1.168-.089.029-.209.075-.344.119-.45.135-1.139.36-1.333.81-.09.224-.061.524.12.868l.015.015c.06.136 1.526 3.475 4.791 4.014.255.044.435.27.42.509 0 .075-.015.149-.045.225-.24.569-1.273.988-3.146 1.271-.059.091-.12.375-.164.57-.029.179-.074.36-.134.553-.076.271-.27.405-.555.405h-.03c-.135 0-.313-.031-.538-.074-.36-.075-.765-.135-1.273-.135-.3 0-.599.015-.913.074-.6.104-1.123.464-1.723.884-.853.599-1.826 1.288-3.294 1.288-.06 0-.119-.015-.18-.015h-.149c-1.468 0-2.427-.675-3.279-1.288-.599-.42-1.107-.779-1.707-.884-.314-.045-.629-.074-.928-.074-.54 0-.958.089-1.272.149-.211.043-.391.074-.54.074-.374 0-.523-.224-.583-.42-.061-.192-.09-.389-.135-.567-.046-.181-.105-.494-.166-.57-1.918-.222-2.95-.642-3.189-1.226-.031-.063-.052-.15-.055-.225-.015-.243.165-.465.42-.509 3.264-.54 4.73-3.879 4.791-4.02l.016-.029c.18-.345.224-.645.119-.869-.195-.434-.884-.658-1.332-.809-.121-.029-.24-.074-.346-.119-1.107-.435-1.257-.93-1.197-1.273.09-.479.674-.793 1.168-.793.146 0 .27.029.383.074.42.194.789.3 1.104.3.234 0 .384-.06.465-.105l-.046-.569c-.098-1.626-.225-3.651.307-4.837C7.392 1.077 10.739.807 11.727.807l.419-.015h.06z',
    pinterest:
      'M12.017 0C5.396 0 .029 5.367.029 11.987c0 5.079 3.158 9.417 7.618 11.162-.105-.949-.199-2.403.041-3.439.219-.937 1.406-5.957 1.406-5.957s-.359-.72-.359-1.781c0-1.663.967-2.911 2.168-2.911 1.024 0 1.518.769 1.518 1.688 0 1.029-.653 2.567-.992 3.992-.285 1.193.6 2.165 1.775 2.165 2.128 0 3.768-2.245 3.768-5.487 0-2.861-2.063-4.869-5.008-4.869-3.41 0-5.409 2.562-5.409 5.199 0 1.033.394 2.143.889 2.741.099.12.112.225.085.345-.09.375-.293 1.199-.334 1.363-.053.225-.172.271-.401.165-1.495-.69-2.433-2.878-2.433-4.646 0-3.776 2.748-7.252 7.92-7.252 4.158 0 7.392 2.967 7.392 6.923 0 4.135-2.607 7.462-6.233 7.462-1.214 0-2.354-.629-2.758-1.379l-.749 2.848c-.269 1.045-1.004 2.352-1.498 3.146 1.123.345 2.306.535 3.55.535 6.607 0 11.985-5.365 11.985-11.987C23.97 5.39 18.592.026 11.985.026L12.017 0z',
    linkedin:
      'M20.447 20.452h-3.554v-5.569c0-1.328-.027-3.037-1.852-3.037-1.853 0-2.136 1.445-2.136 2.939v5.667H9.351V9h3.414v1.561h.046c.477-.9 1.637-1.85 3.37-1.85 3.601 0 4.267 2.37 4.267 5.455v6.286zM5.337 7.433a2.062 2.062 0 0 1-2.063-2.065 2.064 2.064 0 1 1 2.063 2.065zm1.782 13.019H3.555V9h3.564v11.452zM22.225 0H1.771C.792 0 0 .774 0 1.729v20.542C0 23.227.792 24 1.771 24h20.451C23.2 24 24 23.227 24 22.271V1.729C24 .774 23.2 0 22.222 0h.003z',
  }),
)

/** Returns the logo of the network of an address, or undefined. */
export function socialMark(address: string): string | undefined {
  const host = URL.parse(address)?.hostname.split('.').at(-2) ?? ''
  return marks.get(host === 'twitter' ? 'x' : host)
}
