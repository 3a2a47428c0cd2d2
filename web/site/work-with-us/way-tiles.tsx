import type { Picture as PublishedPicture } from '#catalogue/published.ts'
import { type OpenCounts, type WayPath, ways } from '#web/site/careers/ways.tsx'
import { useI18n } from '#web/site/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { colourOf, Picture } from '#web/ui/picture.tsx'

/** What staff say of the three ways in. */
export interface WayTexts {
  restaurants: string
  restaurants_image: PublishedPicture | null
  offices: string
  offices_image: PublishedPicture | null
  tenders: string
  tenders_image: PublishedPicture | null
}

const tiles: readonly { path: WayPath; key: 'restaurants' | 'offices' | 'tenders' }[] = [
  { path: '/work-with-us/join', key: 'restaurants' },
  { path: '/work-with-us/corporate', key: 'offices' },
  { path: '/work-with-us/tender', key: 'tenders' },
]

/** The three ways in, with how much is open on each. */
export function WayTiles({ texts, open }: { texts: WayTexts | null; open: OpenCounts }) {
  const { t, href, marked } = useI18n()
  return (
    <ul className="way-tiles">
      {tiles.map(({ path, key }) => {
        const picture = texts?.[`${key}_image`] ?? null
        const words = texts?.[key] ?? ''
        const count = open[path]
        const kind = key === 'tenders' ? 'careers.openTenders' : 'careers.open'
        return (
          <li key={path} className="way-tile deep-colour" style={colourOf(picture)}>
            {picture && (
              <Picture
                {...marked(picture.alt)}
                picture={picture}
                sizes="(width < 640px) calc(100vw - 2.5rem), 26rem"
              />
            )}
            <div className="way-words">
              <h3>
                <a href={href(path)}>{t(ways[path])}</a>
              </h3>
              {words && <p {...marked(words)}>{words}</p>}
              <p className="way-open">
                <span>{count > 0 ? t(kind, { count }) : t('careers.noneHere')}</span>
                <span className="arrow-disc">
                  <Icon name="forward" turns />
                </span>
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
