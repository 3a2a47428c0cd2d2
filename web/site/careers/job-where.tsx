import { Fragment } from 'react'
import { useSpeech } from '#web/site/speech.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { JobPlace } from './load-jobs.ts'

/** Where a job is, in the list of what is known of it. */
export function JobWhere({ where: { names, more } }: { where: JobPlace }) {
  const { say, marked } = useSpeech()
  if (names.length === 0) return null
  return (
    <li>
      <Icon name="pin" />
      <span>
        {names.map((name, at) => (
          <Fragment key={name}>
            {at > 0 && say('hours.comma')}
            <span {...marked(name)}>{name}</span>
          </Fragment>
        ))}
        {more > 0 && ` ${say('careers.morePlaces', { count: more })}`}
      </span>
    </li>
  )
}
