import type { RichText as RichTextValue } from '#catalogue/text/rich-text.ts'
import { JobCard } from '#web/site/careers/job-card.tsx'
import { JobWhere } from '#web/site/careers/job-where.tsx'
import type { Job } from '#web/site/careers/load-jobs.ts'
import { PetalFan } from '#web/site/careers/petal-fan.tsx'
import { type WayPath, ways } from '#web/site/careers/ways.tsx'
import { useI18n } from '#web/site/i18n.tsx'
import type { RestaurantAddress } from '#web/site/restaurants/load-addresses.ts'
import { Breadcrumbs } from '#web/site/seo/breadcrumbs.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import type { JobFact } from './job-facts.ts'
import { JobLocations } from './job-locations.tsx'

interface JobViewProps {
  /** The list in which it stands. */
  path: WayPath
  job: Job
  /** The restaurants in which it is. */
  restaurants: readonly RestaurantAddress[]
  facts: readonly JobFact[]
  description: RichTextValue | null
  requirements: RichTextValue | null
  /** A page, or `mailto:`. */
  apply: string
  others: readonly Job[]
  origin: string
}

/** A job that is open. */
export function JobView(props: JobViewProps) {
  const { path, job, restaurants, facts, description, requirements, apply, others, origin } = props
  const { t, href, marked } = useI18n()
  const steps = [
    { name: t('page.careers'), path: '/work-with-us' },
    { name: t(ways[path]), path },
    { name: job.title, path: job.path },
  ]
  return (
    <div className="page-column careers">
      <Breadcrumbs steps={steps} origin={origin} />
      <article className="career-full">
        <header className="career-head">
          <h1 className="career-name" {...marked(job.title)}>
            {job.title}
          </h1>
          <ul className="job-facts">
            <JobWhere where={job.where} />
            <li>
              <Icon name="clock" />
              {job.employment}
            </li>
          </ul>
          {job.summary && <p {...marked(job.summary)}>{job.summary}</p>}
          <ApplyButton apply={apply} />
          <PetalFan />
        </header>
        <div className="career-body">
          <div className="career-text">
            <RichText value={description} href={href} />
            {requirements && (
              <section aria-labelledby="requirements">
                <h2 id="requirements" className="career-subtitle">
                  {t('careers.requirements')}
                </h2>
                <RichText value={requirements} href={href} />
              </section>
            )}
          </div>
          <dl className="career-side">
            {restaurants.length > 0 && <JobLocations restaurants={restaurants} />}
            {facts.map(({ name, words }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd {...marked(words)}>{words}</dd>
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
  return (
    <div className="career-apply">
      <a className="button button-bright" href={href(apply)}>
        {t(isMail ? 'careers.applyMail' : 'careers.apply')}
        <Icon name="forward" turns />
      </a>
      {isMail && <bdi dir="ltr">{apply.slice('mailto:'.length).split('?')[0]}</bdi>}
    </div>
  )
}

/** What else is open, below a job. */
export function OtherJobs({
  jobs,
  path,
}: {
  jobs: readonly Job[]
  path: WayPath | '/work-with-us'
}) {
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
          <Icon name="forward" turns />
        </a>
      </p>
    </div>
  )
}
