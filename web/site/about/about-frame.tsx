import type { ReactNode } from 'react'
import type { Picture as PublishedPicture } from '#catalogue/published.ts'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { useSpeech } from '#web/site/speech.tsx'
import { colourOf, Picture } from '#web/ui/picture.tsx'
import { type AboutPath, aboutPages } from './about-pages.ts'

interface AboutFrameProps {
  path: AboutPath
  banner: PublishedPicture | null
  origin: string
  children: ReactNode
}

/** What the pages about the brand share: the picture with the title, where one is, and the way to the others. */
export function AboutFrame({ path, banner, origin, children }: AboutFrameProps) {
  const { say, href, marked } = useSpeech()
  const title = say(aboutPages[path])
  const main = { name: say('page.about'), path: '/about-us-main' }
  const steps = path === main.path ? [main] : [main, { name: title, path }]
  return (
    <>
      <div className="about-banner" style={colourOf(banner)}>
        {banner && (
          <Picture {...marked(banner.alt)} picture={banner} sizes="100vw" urgency="first" />
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
                    {say(name)}
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
