import { addressLine } from '#catalogue/collections/postal-address.ts'
import type { Job, JobEntry } from '#web/site/careers/load-jobs.ts'
import { entryClock, formatDate, formatDeadline } from '#web/site/format.ts'
import type { PageContext } from '#web/site/load-brand.ts'
import type { RestaurantAddress } from '#web/site/restaurants/load-restaurants.ts'

export interface JobFact {
  name: string
  words: string
}

/** Returns the facts of a job; its address only without restaurants, which have their own. */
export function jobFacts(
  { values, starts_at, since, ends_at }: JobEntry,
  { job, restaurants }: { job: Job; restaurants: readonly RestaurantAddress[] },
  { brand, i18n }: PageContext,
): JobFact[] {
  const { t } = i18n
  const { postal_code: postcode, time_zone, ...parts } = values
  const clock = entryClock(brand, time_zone)
  const facts = [
    {
      name: t('careers.location'),
      words: restaurants.length > 0 ? '' : addressLine({ ...parts, postcode }, i18n),
    },
    { name: t('careers.type'), words: job.employment },
    { name: t('careers.department'), words: job.department },
    { name: t('careers.pay'), words: job.pay ?? '' },
    { name: t('careers.posted'), words: formatDate(starts_at ?? since, clock) },
    {
      name: t('careers.closes'),
      words: ends_at === null ? t('careers.openEnded') : formatDeadline(ends_at, clock),
    },
  ]
  return facts.filter(({ words }) => words !== '')
}
