import type { RichText as RichTextValue } from '#catalogue/text/rich-text.ts'
import { Motif } from '#web/site/brand/motif.tsx'
import { type CareerPath, careerPages } from '#web/site/careers/career-nav.tsx'
import { JobCard, JobLocationFact } from '#web/site/careers/job-card.tsx'
import type { Job } from '#web/site/careers/load-jobs.ts'
import { mailWithSubject } from '#web/site/careers/mail-with-subject.ts'
import { useI18n } from '#web/site/i18n.tsx'
import type { PageBrand } from '#web/site/load-brand.ts'
import { PageMeta } from '#web/site/page-meta.tsx'
import { Prose } from '#web/site/prose.tsx'
import type { RestaurantAddress } from '#web/site/restaurants/load-restaurants.ts'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { JobFact } from './job-facts.ts'

interface JobViewProps {
  /** The list that contains it. */
  path: CareerPath
  job: Job
  restaurants: readonly RestaurantAddress[]
  facts: readonly JobFact[]
  description: RichTextValue | null
  requirements: RichTextValue | null
  /** A page or `mailto:`. */
  apply: string
  others: readonly Job[]
  origin: string
}

export function JobView(props: JobViewProps) {
  const { path, job, restaurants, facts, description, requirements, apply, others, origin } = props
  const { t, langAttributes } = useI18n()
  const steps = [
    { name: t('page.careers'), path: '/work-with-us' },
    { name: t(careerPages[path]), path },
    { name: job.title, path: job.path },
  ]
  return (
    <div className="page-column careers">
      <Breadcrumbs steps={steps} origin={origin} />
      <article className="career-full">
        <header className="career-head">
          <h1 className="career-name" {...langAttributes(job.title)}>
            {job.title}
          </h1>
          <ul className="job-facts">
            <JobLocationFact where={job.where} />
            <li>
              <Icon name="clock" />
              {job.employment}
            </li>
          </ul>
          <p>
            {job.closes === null
              ? t('careers.openEnded')
              : t('careers.until', { date: job.closes })}
          </p>
          {job.summary && <p {...langAttributes(job.summary)}>{job.summary}</p>}
          <ApplyButton apply={mailWithSubject(apply, [job.title, ...job.where.names].join(', '))} />
          <Motif at="head" />
        </header>
        <div className="career-body">
          <div className="career-text">
            <Prose value={description} />
            {requirements && (
              <section aria-labelledby="requirements">
                <h2 id="requirements" className="career-subtitle">
                  {t('careers.requirements')}
                </h2>
                <Prose value={requirements} />
              </section>
            )}
          </div>
          <dl className="career-side">
            {restaurants.length > 0 && <JobLocations restaurants={restaurants} />}
            {facts.map(({ name, words }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd {...langAttributes(words)}>{words}</dd>
              </div>
            ))}
          </dl>
        </div>
      </article>
      <OtherJobs jobs={others} path={path} />
    </div>
  )
}

function ApplyButton({ apply }: { apply: string }) {
  const { t, href } = useI18n()
  const isMail = apply.startsWith('mailto:')
  if (apply === '') return null
  return (
    <div className="career-apply">
      <a className="button button-bright" href={href(apply)}>
        {t(isMail ? 'careers.applyMail' : 'careers.apply')}
        <Icon name="forward" mirrored />
      </a>
      {isMail && <bdi dir="ltr">{apply.slice('mailto:'.length).split('?')[0]}</bdi>}
    </div>
  )
}

function OtherJobs({ jobs, path }: { jobs: readonly Job[]; path: CareerPath | '/work-with-us' }) {
  const { t, href } = useI18n()
  return (
    <div className="career-others">
      {jobs.length > 0 && (
        <>
          <h2 className="career-heading">{t('careers.others')}</h2>
          <div className="jobs">
            {jobs.map((job) => (
              <JobCard key={job.id} job={job} level="h3" />
            ))}
          </div>
        </>
      )}
      <p>
        <a className="button" href={href(path)}>
          {t('careers.all')}
          <Icon name="forward" mirrored />
        </a>
      </p>
    </div>
  )
}

function JobLocations({ restaurants }: { restaurants: readonly RestaurantAddress[] }) {
  const { t, href, langAttributes } = useI18n()
  return (
    <div>
      <dt>{t('careers.location')}</dt>
      {restaurants.map(({ id, name, path, address, map }) => (
        <dd key={id} className="job-place">
          <a href={href(path)} {...langAttributes(name)}>
            {name}
          </a>
          {address && <address>{address}</address>}
          {map && <a href={map}>{t('contact.map')}</a>}
        </dd>
      ))}
    </div>
  )
}

interface JobAwayViewProps {
  title: string
  /** When it closed or opens, as a sentence. */
  words: string
  jobs: readonly Job[]
  /** The list that contained it. */
  path?: CareerPath
  brand: PageBrand
  origin: string
}

/** Renders a closed or upcoming job with open ones. Search engines must not index it. */
export function UnavailableJobView({ title, words, jobs, path, brand, origin }: JobAwayViewProps) {
  const { t, langAttributes } = useI18n()
  const steps = [
    { name: t('page.careers'), path: '/work-with-us' },
    { name: title, path: '#content' },
  ]
  return (
    <div className="page-column careers">
      <PageMeta
        title={`${title} · ${brand.name}`}
        description={words}
        picture={brand.picture}
        origin={origin}
      />
      <meta name="robots" content="noindex" />
      <Breadcrumbs steps={steps} origin={origin} />
      <h1 className="section-title" {...langAttributes(title)}>
        {title}
      </h1>
      <p className="career-away">{words}</p>
      <OtherJobs jobs={jobs} path={path ?? '/work-with-us'} />
    </div>
  )
}
