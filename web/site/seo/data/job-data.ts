import type { RichText } from '#catalogue/text/rich-text.ts'
import { richTextToProse } from '#catalogue/text/rich-text-to-text.ts'
import type { JobEntry, Pay } from '#web/site/careers/load-jobs.ts'
import type { RestaurantAddress } from '#web/site/restaurants/load-restaurants.ts'
import { locationData } from './location-data.ts'

type Data = Record<string, unknown>

/** What schema.org and Google call an employment type. */
const types: Readonly<Record<string, string>> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  apprenticeship: 'OTHER',
}

interface JobContext {
  url: string
  brand: string
  origin: string
}

/** A job while it is open, with all that Google asks for (schema.org JobPosting). */
export function jobData(
  { id, values, starts_at, since, ends_at }: JobEntry,
  restaurants: readonly RestaurantAddress[],
  pay: Pay | null,
  { url, brand, origin }: JobContext,
): Data {
  const { title, description, requirements, employment, apply } = values
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    url,
    description: [description, requirements].map(htmlOf).join(''),
    identifier: { '@type': 'PropertyValue', name: brand, value: String(id) },
    datePosted: starts_at ?? since,
    ...(ends_at ? { validThrough: ends_at } : {}),
    employmentType: employment.flatMap((type) => types[type] ?? []),
    hiringOrganization: {
      '@type': 'Organization',
      '@id': `${origin}/#organization`,
      name: brand,
      sameAs: `${origin}/`,
      logo: `${origin}/icon-512.png`,
    },
    ...placesOf(values, restaurants),
    ...(pay ? { baseSalary: salaryOf(pay) } : {}),
    // A mail or another site is no form of ours, in which somebody applies without a detour.
    directApply: !apply.startsWith('mailto:') && new URL(apply, origin).origin === origin,
  }
}

/** Each restaurant is a place of its own; without them it is where the job's own address is. */
function placesOf(own: JobEntry['values'], restaurants: readonly RestaurantAddress[]): Data {
  const { street, town, region, postal_code: postcode, country } = own
  const [first, ...others] = restaurants.map(({ name, parts }) => ({
    '@type': 'Place',
    name,
    ...locationData(parts),
  }))
  if (first) return { jobLocation: others.length === 0 ? first : [first, ...others] }
  if (town === '') return {}
  const parts = { street, town, region, postcode, country, latitude: null, longitude: null }
  return { jobLocation: { '@type': 'Place', ...locationData(parts) } }
}

function salaryOf({ from, to, unit }: Pay): Data {
  const [minValue, maxValue] = [Number(from.amount), Number(to.amount)]
  const amount = minValue === maxValue ? { value: minValue } : { minValue, maxValue }
  return {
    '@type': 'MonetaryAmount',
    currency: from.currency,
    value: { '@type': 'QuantitativeValue', ...amount, unitText: unit.toUpperCase() },
  }
}

/** Paragraphs: search engines show the text as HTML. */
function htmlOf(text: RichText | null): string {
  const lines = text ? richTextToProse(text).split('\n').filter(Boolean) : []
  return lines.map((line) => `<p>${escaped(line)}</p>`).join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
