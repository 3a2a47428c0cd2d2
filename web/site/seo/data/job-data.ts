import type { RichText } from '#catalogue/text/rich-text.ts'
import { richTextToProse } from '#catalogue/text/rich-text-to-text.ts'
import type { JobEntry, Pay } from '#web/site/careers/load-jobs.ts'
import type { RestaurantAddress } from '#web/site/restaurants/load-restaurants.ts'
import { locationData } from './location-data.ts'

type Data = Record<string, unknown>

/** Employment types of Google. */
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

/** Returns the structured data of an open job (schema.org JobPosting). */
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
    ...locationsOf(values, restaurants),
    ...(pay ? { baseSalary: salaryOf(pay) } : {}),
    // Only a form of our own counts as applying directly.
    directApply: !apply.startsWith('mailto:') && new URL(apply, origin).origin === origin,
  }
}

/** Returns the restaurants as locations, or the address of the job. */
function locationsOf(own: JobEntry['values'], restaurants: readonly RestaurantAddress[]): Data {
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

/** Returns HTML, which search engines show. */
function htmlOf(text: RichText | null): string {
  const lines = text ? richTextToProse(text).split('\n').filter(Boolean) : []
  return lines.map((line) => `<p>${escaped(line)}</p>`).join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
