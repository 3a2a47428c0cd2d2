import { z } from 'zod'
import { orderLinks } from '#catalogue/collections/ordering/order-links.ts'
import type { Derived } from '#catalogue/derived.ts'
import { hourRows } from '#catalogue/opening/hour-rows.ts'
import { defineCollection } from '../define.ts'
import { choice } from '../fields/choosing/choice.ts'
import { choices } from '../fields/choosing/choices.ts'
import { country } from '../fields/choosing/country.ts'
import { timeZone } from '../fields/choosing/time-zone.ts'
import { image } from '../fields/image.ts'
import { link } from '../fields/link.ts'
import { rows } from '../fields/lists/rows.ts'
import { phone } from '../fields/phone.ts'
import { quantity } from '../fields/quantity.ts'
import { text } from '../fields/text.ts'
import { day } from '../fields/times/day.ts'
import { dayHours } from '../fields/times/day-hours.ts'
import { weekHours } from '../fields/times/week-hours.ts'
import { localFields } from '../local-fields.ts'
import { checkLocation } from './check-location.ts'
import { disclosure } from './disclosure.ts'
import {
  type LocationHours,
  type LocationState,
  locationSpot,
  locationStates,
  mainService,
  serviceNames,
  services,
  weekOfService,
} from './location-services.ts'
import { type Address, addressLine, type GeoPoint, mapLink } from './postal-address.ts'

const hoursOnWire = z.array(z.object({ days: z.string(), hours: z.string() }))

type Stored = Address & GeoPoint & Omit<LocationHours, 'exceptions'>

const locationDerived: Derived<Stored> = {
  responseSchema: {
    address: z.string(),
    location: z.string(),
    deliver: z.boolean(),
    content: hoursOnWire,
    content2: hoursOnWire,
  },
  of(values, reader) {
    const isDelivering = values.services.includes('delivery')
    return {
      address: addressLine(values, reader),
      location: mapLink(values),
      deliver: isDelivering,
      content: hourRows(weekOfService(values, mainService(values.services)), reader),
      content2: isDelivering ? hourRows(weekOfService(values, 'delivery'), reader) : [],
    }
  },
}

const degrees = { unit: '°', decimals: 6 }

/** A restaurant: where it is, what it offers and when (contract section 4; specification "Location card"). */
export const location = defineCollection({
  key: 'location',
  entityType: 'location',
  label: 'Restaurant',
  plural: 'Restaurants',
  titleKey: 'name',
  path: '/locations',
  screens: {
    list: '/admin/pages/contact-us',
    add: '/admin/pages/contact-us/add',
    entry: '/admin/pages/contact-us/details/{id}',
    feeds: ['/feeds/restaurants.csv', '/feeds/restaurants.geojson'],
  },
  naturalKey: 'code',
  staffColumns: ['town', 'state', 'services'],
  grouping: {
    ruleFields: ['country', 'region', 'town', 'postcode', 'services', 'state', 'time_zone'],
    localFields,
  },
  guestFilters: ['disclosure'],
  page: '/contact/{entry}',
  search: { kind: 'Restaurants', path: '/contact/{id}', spot: locationSpot },
  derived: locationDerived,
  toggle: {
    field: 'state',
    on: { value: 'closed', label: 'Close for now' },
    off: { value: 'open', label: 'Open again' },
  },
  check: checkLocation,
  groups: [
    { label: 'Basics', fields: ['name', 'code', 'state', 'services', 'image'] },
    {
      label: 'Opening hours',
      fields: ['time_zone', 'dine_in_hours', 'drive_through_hours', 'delivery_hours', 'exceptions'],
    },
    { label: 'Ordering', fields: ['order_links'] },
    { label: 'The law of the menu', fields: ['disclosure'] },
    {
      label: 'Address and contact',
      fields: ['street', 'town', 'region', 'postcode', 'country', 'phone'],
    },
    { label: 'On the map', fields: ['latitude', 'longitude', 'map_url'] },
  ],
  fields: {
    name: text('Name', { required: true }),
    code: text('Code', { shared: true, isCode: true, hint: 'The code in tills and spreadsheets' }),
    state: choice<LocationState>('State', locationStates, {
      labels: { open: 'Open', closed: 'Closed for now', coming: 'Opening soon' },
      isHiddenFromSearch: true,
    }),
    services: choices('Services', services, { min: 0, unordered: true, labels: serviceNames }),
    image: image('Image', { size: [1200, 800] }),
    /** Fixed at creation, so that a change of the brand's zone does not move its hours. */
    time_zone: timeZone('Time zone', { none: 'Not chosen yet', startsInBrandZone: true }),
    dine_in_hours: weekHours('Restaurant hours', { hint: 'Dine-in and take-away' }),
    drive_through_hours: weekHours('Drive-through hours', {
      fallbackField: 'dine_in_hours',
      enabledBy: { wire: 'services', option: 'drive_through' },
    }),
    delivery_hours: weekHours('Delivery hours', {
      fallbackField: 'dine_in_hours',
      enabledBy: { wire: 'services', option: 'delivery' },
    }),
    exceptions: rows(
      'Exceptions',
      {
        date: day('Date', { required: true }),
        until: day('Last day', { hint: 'For several days in a row' }),
        hours: dayHours('Hours'),
        services: choices('Only for', services, {
          min: 0,
          unordered: true,
          hint: 'If none is chosen: all of them',
          labels: serviceNames,
        }),
        note: text('Note for guests', { example: 'Public holiday' }),
      },
      { rowLabel: 'Exception', keyField: 'date' },
    ),
    order_links: orderLinks,
    disclosure,
    street: text('Street and number'),
    town: text('Town'),
    region: text('State or region'),
    postcode: text('Postcode', { shared: true, isCode: true }),
    country: country('Country'),
    phone: phone('Phone', { countryKey: 'country' }),
    latitude: quantity('Latitude', { ...degrees, min: -90, max: 90 }),
    longitude: quantity('Longitude', { ...degrees, min: -180, max: 180 }),
    map_url: link('Map link', {
      shared: true,
      isAddress: true,
      hint: 'If empty, the map shows the latitude and longitude',
    }),
  },
})
