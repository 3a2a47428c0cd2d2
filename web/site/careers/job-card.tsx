import { Fragment } from 'react'
import { useI18n } from '#web/site/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Job, JobLocation } from './load-jobs.ts'

export function JobCard({ job, level: Heading }: { job: Job; level: 'h2' | 'h3' }) {
  const { t, href, langAttributes } = useI18n()
  const { path, title, where, department, employment, summary, pay, closes } = job
  return (
    <article className="job">
      <Heading className="job-title">
        <a href={href(path)} {...langAttributes(title)}>
          {title}
        </a>
      </Heading>
      <ul className="job-facts">
        <JobLocationFact where={where} />
        <li>
          <Icon name="clock" />
          {employment}
        </li>
        {department && (
          <li {...langAttributes(department)}>
            <Icon name="case" />
            {department}
          </li>
        )}
      </ul>
      {summary && <p {...langAttributes(summary)}>{summary}</p>}
      <div className="job-foot">
        <div className="job-terms">
          {pay && <p className="job-pay">{pay}</p>}
          <p className="job-until">
            {closes === null ? t('careers.openEnded') : t('careers.until', { date: closes })}
          </p>
        </div>
        <span className="arrow-disc">
          <Icon name="forward" mirrored />
        </span>
      </div>
    </article>
  )
}

export function JobLocationFact({ where: { names, more } }: { where: JobLocation }) {
  const { t, langAttributes } = useI18n()
  if (names.length === 0) return null
  return (
    <li>
      <Icon name="pin" />
      <span>
        {names.map((name, at) => (
          <Fragment key={name}>
            {at > 0 && t('hours.comma')}
            <span {...langAttributes(name)}>{name}</span>
          </Fragment>
        ))}
        {more > 0 && ` ${t('careers.moreLocations', { count: more })}`}
      </span>
    </li>
  )
}
