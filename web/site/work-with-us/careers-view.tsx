import { anchorOf } from '#catalogue/declaration.ts'
import type { Picture as PublishedPicture } from '#catalogue/published.ts'
import { careersIntro, careersReasons } from '#catalogue/sections/careers.ts'
import type { RichText as RichTextValue } from '#catalogue/text/rich-text.ts'
import { type CareerPath, careerPages, type Openings } from '#web/site/careers/career-nav.tsx'
import { JobCard } from '#web/site/careers/job-card.tsx'
import type { Job } from '#web/site/careers/load-jobs.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { Prose } from '#web/site/prose.tsx'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { averageColour, Picture } from '#web/ui/picture.tsx'

interface CareersViewProps {
  banner: { title: string; description: string; image: PublishedPicture | null } | null
  intro: { title: string; description: RichTextValue | null; image: PublishedPicture | null } | null
  reasons: readonly { id: number; title: string; description: string }[]
  ways: CareerTexts | null
  open: Openings
  jobs: readonly Job[]
  origin: string
}

export function CareersView(props: CareersViewProps) {
  const { banner, intro, reasons, ways, open, jobs, origin } = props
  const { t, href, langAttributes } = useI18n()
  const positions = open['/work-with-us/join'] + open['/work-with-us/corporate']
  const title = banner?.title ?? t('page.careers')
  return (
    <div className="careers">
      <div className="careers-head deep-colour" style={averageColour(banner?.image ?? null)}>
        {banner?.image && (
          <Picture
            {...langAttributes(banner.image.alt)}
            picture={banner.image}
            sizes="(width < 850px) 100vw, 56vw"
            urgency="first"
          />
        )}
        <div className="careers-words">
          <h1 className="careers-title" {...langAttributes(title)}>
            {title}
          </h1>
          {banner && <p {...langAttributes(banner.description)}>{banner.description}</p>}
          <a className="button button-bright" href={href('#ways')}>
            {positions > 0 ? t('careers.open', { count: positions }) : t('careers.find')}
            <Icon name="forward" mirrored />
          </a>
        </div>
      </div>
      <div className="page-column">
        <Breadcrumbs steps={[{ name: t('page.careers'), path: '/work-with-us' }]} origin={origin} />
        {intro && (
          <section
            id={anchorOf(careersIntro)}
            className="careers-intro"
            aria-labelledby="careers-intro-title"
          >
            <div>
              <h2
                id="careers-intro-title"
                className="section-title"
                {...langAttributes(intro.title)}
              >
                {intro.title}
              </h2>
              <Prose value={intro.description} />
            </div>
            {intro.image && (
              <Picture
                {...langAttributes(intro.image.alt)}
                picture={intro.image}
                sizes="(width < 850px) calc(100vw - 2.5rem), 36rem"
              />
            )}
          </section>
        )}
        {reasons.length > 0 && (
          <ul id={anchorOf(careersReasons)} className="careers-reasons">
            {reasons.map(({ id, title, description }) => (
              <li key={id}>
                <h2 {...langAttributes(title)}>{title}</h2>
                <p {...langAttributes(description)}>{description}</p>
              </li>
            ))}
          </ul>
        )}
        <section id="ways" className="career-others" aria-labelledby="ways-title">
          <h2 id="ways-title" className="career-heading">
            {t('careers.find')}
          </h2>
          <CareerTiles texts={ways} open={open} />
        </section>
        {jobs.length > 0 && (
          <section className="career-others" aria-labelledby="open-title">
            <h2 id="open-title" className="career-heading">
              {t('careers.others')}
            </h2>
            <div className="jobs">
              {jobs.map((job) => (
                <JobCard key={job.id} job={job} level="h3" />
              ))}
            </div>
          </section>
        )}
      </div>
    </div>
  )
}

interface CareerTexts {
  restaurants: string
  restaurants_image: PublishedPicture | null
  offices: string
  offices_image: PublishedPicture | null
  tenders: string
  tenders_image: PublishedPicture | null
}

const tiles: readonly { path: CareerPath; key: 'restaurants' | 'offices' | 'tenders' }[] = [
  { path: '/work-with-us/join', key: 'restaurants' },
  { path: '/work-with-us/corporate', key: 'offices' },
  { path: '/work-with-us/tender', key: 'tenders' },
]

function CareerTiles({ texts, open }: { texts: CareerTexts | null; open: Openings }) {
  const { t, href, langAttributes } = useI18n()
  return (
    <ul className="way-tiles">
      {tiles.map(({ path, key }) => {
        const picture = texts?.[`${key}_image`] ?? null
        const words = texts?.[key] ?? ''
        const count = open[path]
        const kind = key === 'tenders' ? 'careers.openTenders' : 'careers.open'
        return (
          <li key={path} className="way-tile deep-colour" style={averageColour(picture)}>
            {picture && (
              <Picture
                {...langAttributes(picture.alt)}
                picture={picture}
                sizes="(width < 640px) calc(100vw - 2.5rem), 26rem"
              />
            )}
            <div className="way-words">
              <h3>
                <a href={href(path)}>{t(careerPages[path])}</a>
              </h3>
              {words && <p {...langAttributes(words)}>{words}</p>}
              <p className="way-open">
                <span>{count > 0 ? t(kind, { count }) : t('careers.noneHere')}</span>
                <span className="arrow-disc">
                  <Icon name="forward" mirrored />
                </span>
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
