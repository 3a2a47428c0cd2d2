import { Fragment } from 'react'
import { useI18n } from '#web/site/i18n.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { JobLocation } from './load-jobs.ts'

/** Where a job is, in the list of what is known of it. */
export function JobLocationFact({ where: { names, more } }: { where: JobLocation }) {
  const { t, marked } = useI18n()
  if (names.length === 0) return null
  return (
    <li>
      <Icon name="pin" />
      <span>
        {names.map((name, at) => (
          <Fragment key={name}>
            {at > 0 && t('hours.comma')}
            <span {...marked(name)}>{name}</span>
          </Fragment>
        ))}
        {more > 0 && ` ${t('careers.morePlaces', { count: more })}`}
      </span>
    </li>
  )
}
