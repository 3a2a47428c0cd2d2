import type { Content } from '../declaration.ts'
import { defineCollection } from '../define.ts'
import { choice } from '../fields/choosing/choice.ts'
import { choices } from '../fields/choosing/choices.ts'
import { country } from '../fields/choosing/country.ts'
import { timeZone } from '../fields/choosing/time-zone.ts'
import { link } from '../fields/link.ts'
import { groups, isReferences, references } from '../fields/lists/references.ts'
import { money } from '../fields/money.ts'
import { richText } from '../fields/rich-text.ts'
import { longText, text } from '../fields/text.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { type FieldErrors, Label } from '../messages/message.ts'
import type { Screens } from '../screens.ts'
import { currencies } from '../time/regions.ts'
import { locationCategory } from './reference-categories.ts'

/** Each kind has its own lists, for guests and for staff. */
export type VacancyKind = 'restaurant' | 'corporate'

export type PayUnit = 'hour' | 'month' | 'year'

export const vacancy = defineCollection({
  key: 'vacancy',
  entityType: 'vacancy',
  label: 'Vacancy',
  plural: 'Vacancies',
  path: '/vacancies',
  screens: screensOf('vacancy'),
  choiceScreens: {
    field: 'kind',
    of: {
      restaurant: {
        label: 'Restaurant vacancy',
        plural: 'Restaurant vacancies',
        screens: screensOf('restaurant-vacancy'),
      },
      corporate: {
        label: 'Corporate vacancy',
        plural: 'Corporate vacancies',
        screens: screensOf('corporate-vacancy'),
        without: ['locations', 'groups'],
      },
    },
  },
  staffColumns: ['kind', 'locations', 'town', 'department'],
  guestFilters: ['kind', 'department', 'employment', 'town', 'locations', 'groups'],
  page: '/work-with-us/join/{entry}',
  pages: { field: 'kind', of: { corporate: '/work-with-us/corporate/{entry}' } },
  search: { kind: 'Work With Us', path: '{page}', isLong: true, topics: ['careers'] },
  window: {
    heading: 'Posted and closing',
    starts: 'Posted',
    ends: 'Closes',
    hint: 'The vacancy closes automatically at this time and leaves the lists, the search and the sitemap. If you leave this empty, it is posted when it is approved and stays open until someone ends it.',
    zone: 'time_zone',
    isDated: true,
  },
  check: checkVacancy,
  groups: [
    { label: 'Basics', fields: ['title', 'kind', 'employment', 'department', 'summary'] },
    {
      label: 'Place',
      fields: [
        'locations',
        'groups',
        'town',
        'street',
        'region',
        'postal_code',
        'country',
        'time_zone',
      ],
    },
    { label: 'The job', fields: ['description', 'requirements'] },
    { label: 'Pay', fields: ['pay_from', 'pay_to', 'pay_unit', 'pay_currency'] },
    { label: 'How to apply', fields: ['apply'] },
  ],
  fields: {
    title: text('Job title', { required: true }),
    kind: choice<VacancyKind>('Kind', ['restaurant', 'corporate'], {
      labels: { restaurant: 'In a restaurant', corporate: 'Corporate' },
    }),
    employment: choices(
      'Employment type',
      ['full_time', 'part_time', 'temporary', 'internship', 'apprenticeship'],
      {
        unordered: true,
        labels: {
          full_time: 'Full time',
          part_time: 'Part time',
          temporary: 'Temporary',
          internship: 'Internship',
          apprenticeship: 'Apprenticeship',
        },
      },
    ),
    department: text('Department', { hint: 'Kitchen, Counter, Marketing' }),
    summary: longText('Summary', { hint: 'Two sentences for lists and search engines' }),
    locations: references('Restaurants', locationCategory, {
      hint: 'Guests see where each restaurant is and how to get there',
      isSearchable: true,
    }),
    groups: groups('Restaurant groups', { hint: 'Also in groups inside them' }),
    town: text('Town', { hint: 'With the address, if no restaurant in the list fits' }),
    street: text('Street and number', { shared: true }),
    region: text('State or region', { shared: true }),
    postal_code: text('Postcode', { shared: true }),
    country: country('Country'),
    time_zone: timeZone('Time zone'),
    description: richText('Description', { required: true }),
    requirements: richText('Requirements'),
    pay_from: money('Pay from', { currencyKey: 'pay_currency' }),
    pay_to: money('Pay to', {
      hint: 'Leave empty for a single amount',
      currencyKey: 'pay_currency',
    }),
    pay_unit: choice<PayUnit>('Paid by the', ['hour', 'month', 'year'], {
      labels: { hour: 'Hour', month: 'Month', year: 'Year' },
      isHiddenFromSearch: true,
    }),
    pay_currency: choice<string>('Currency', ['', ...currencies], {
      labels: { '': 'None' },
      hint: 'If it is not the currency of the menu',
      isHiddenFromSearch: true,
    }),
    apply: link('How to apply', {
      required: true,
      shared: true,
      takesMail: true,
      hint: 'The address of a page with a form, or an e-mail address',
    }),
  },
})

function screensOf(name: string): Screens {
  const path = `/admin/pages/${name}`
  return { list: path, add: `${path}/add`, entry: `${path}/details/{id}` }
}

function checkVacancy(content: Content): FieldErrors {
  return { ...checkLocation(content), ...checkPay(content) }
}

function checkLocation({ values }: Content): FieldErrors {
  const { kind, locations = [], groups = [], town } = values
  const isChosen = [locations, groups].some((one) => isReferences(one) && one.length > 0)
  if (town || isChosen) return {}
  const isRestaurant = kind === 'restaurant'
  return isRestaurant
    ? { locations: [inputMessages.placeOfWork] }
    : { town: [fill(inputMessages.fillIn, { label: new Label('Town') })] }
}

function checkPay({ values }: Content): FieldErrors {
  const { pay_from: from, pay_to: to } = values
  const isDown = typeof from === 'number' && typeof to === 'number' && to < from
  return isDown ? { pay_to: [fill(inputMessages.lessThan, { label: new Label('Pay from') })] } : {}
}
