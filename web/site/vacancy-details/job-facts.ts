import { addressLine } from '#catalogue/collections/postal-address.ts'
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
  speech: Speech,
): JobFact[] {
  const { say } = speech
  const { postal_code: postcode, time_zone, ...parts } = values
  const clock = clockOf(brand, time_zone)
  const facts = [
    {
      name: say('careers.place'),
      words: restaurants.length > 0 ? '' : addressLine({ ...parts, postcode }, speech),
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
