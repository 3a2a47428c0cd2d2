import type { ReactNode } from 'react'
import type { Picture as PublishedPicture } from '#catalogue/published.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { averageColour, Picture } from '#web/ui/picture.tsx'

/** The pages about the brand (specification section 2, "Public routes") and their names. */
export const aboutPages = {
  '/about-us-main': 'page.about',
  '/about-us': 'page.story',
  '/history': 'page.history',
  '/corporate-milestone': 'page.milestones',
  '/mission-vision': 'page.mission',
} as const

export type AboutPath = keyof typeof aboutPages

interface AboutFrameProps {
  path: AboutPath
  banner: PublishedPicture | null
  origin: string
  children: ReactNode
}

export function AboutLayout({ path, banner, origin, children }: AboutFrameProps) {
  const { t, href, langAttributes } = useI18n()
  const title = t(aboutPages[path])
  const main = { name: t('page.about'), path: '/about-us-main' }
  const steps = path === main.path ? [main] : [main, { name: title, path }]
  return (
    <>
      <div className="about-banner" style={averageColour(banner)}>
        {banner && (
          <Picture {...langAttributes(banner.alt)} picture={banner} sizes="100vw" urgency="first" />
        )}
        <div className="about-banner-words">
          <h1>{title}</h1>
        </div>
      </div>
      <div className="page-column">
        <Breadcrumbs steps={steps} origin={origin} />
        {path !== main.path && (
          <nav aria-label={main.name}>
            <ul className="about-ways">
              {Object.entries(aboutPages).map(([to, name]) => (
                <li key={to}>
                  <a href={href(to)} aria-current={to === path ? 'page' : undefined}>
                    {t(name)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {children}
      </div>
    </>
  )
}

interface Segment {
  path: AboutPath
  picture: PublishedPicture | null
}

export function Segments({ segments }: { segments: readonly Segment[] }) {
  const { t, href, langAttributes } = useI18n()
  return (
    <ul className="about-tiles">
      {segments.map(({ path, picture }) => (
        <li key={path} className="about-tile" style={averageColour(picture)}>
          {picture && (
            <Picture
              {...langAttributes(picture.alt)}
              picture={picture}
              sizes="(width < 640px) calc(100vw - 2.5rem), 24rem"
              urgency="soon"
            />
          )}
          <h2>
            <a href={href(path)}>{t(aboutPages[path])}</a>
            <Icon name="forward" mirrored />
          </h2>
        </li>
      ))}
    </ul>
  )
}
