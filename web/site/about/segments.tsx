import type { Picture as PublishedPicture } from '#catalogue/published.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { colourOf, Picture } from '#web/ui/picture.tsx'
import { type AboutPath, aboutPages } from './about-pages.ts'

export interface Segment {
  path: AboutPath
  picture: PublishedPicture | null
}

/** Four pictures that lead to the pages about the brand. */
export function Segments({ segments }: { segments: readonly Segment[] }) {
  const { t, href, marked } = useI18n()
  return (
    <ul className="about-tiles">
      {segments.map(({ path, picture }) => (
        <li key={path} className="about-tile" style={colourOf(picture)}>
          {picture && (
            <Picture
              {...marked(picture.alt)}
              picture={picture}
              sizes="(width < 640px) calc(100vw - 2.5rem), 24rem"
              urgency="soon"
            />
          )}
          <h2>
            <a href={href(path)}>{t(aboutPages[path])}</a>
            <Icon name="forward" turns />
          </h2>
        </li>
      ))}
    </ul>
  )
}
