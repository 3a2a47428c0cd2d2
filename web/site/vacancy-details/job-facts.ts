import type { Job, JobEntry } from '#web/site/careers/load-jobs.ts'
import { clockOf, dateWords, deadlineWords } from '#web/site/careers/moment-words.ts'
import type { PageBrand } from '#web/site/load-brand.ts'
import type { RestaurantAddress } from '#web/site/restaurants/load-addresses.ts'
import type { Speech } from '#web/site/speech.tsx'

/** What is known of a job beside its text: a word and what is said of it. */
export interface JobFact {
  name: string
  words: string
}

/** Of a job in restaurants each of those tells where it is. */
export function factsOf(
  { values, starts_at, since, ends_at }: JobEntry,
  job: Job,
  restaurants: readonly RestaurantAddress[],
  brand: PageBrand,
  { say }: Speech,
): JobFact[] {
  const { town, street, postal_code, country, time_zone } = values
  const clock = clockOf(brand, time_zone)
  const place = [street, [postal_code, town].filter(Boolean).join(' '), nameOf(country, brand)]
  const facts = [
    {
      name: say('careers.place'),
      words: restaurants.length > 0 ? '' : place.filter(Boolean).join(say('hours.comma')),
    },
    { name: say('careers.type'), words: job.employment },
    { name: say('careers.department'), words: job.department },
    { name: say('careers.pay'), words: job.pay ?? '' },
    { name: say('careers.posted'), words: dateWords(starts_at ?? since, clock) },
    {
      name: say('careers.closes'),
      words: ends_at === null ? say('careers.openEnded') : deadlineWords(ends_at, clock),
    },
  ]
  return facts.filter(({ words }) => words !== '')
}

function nameOf(country: string, { locale }: PageBrand): string {
  if (country === '') return ''
  return new Intl.DisplayNames(locale, { type: 'region' }).of(country) ?? country
}
