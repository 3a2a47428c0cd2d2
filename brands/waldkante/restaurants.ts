import { addDays } from 'linecheck/brand'
import { type Both, t, type Values } from './both.ts'
import type { places } from './drawing/places.ts'

type Service = 'dine_in' | 'take_away' | 'drive_through' | 'delivery'

interface Restaurant {
  code: string
  /** Behind the brand's name. */
  name: string
  street: string
  postcode: string
  town: string | Both
  region: string | Both
  phone: string
  at: readonly [latitude: number, longitude: number]
  picture: keyof typeof places
  services: readonly Service[]
  hours: string
  delivery?: string
  state?: 'closed' | 'coming'
  /** Today, with other hours. */
  today?: { hours: string; note: Both }
}

const inside: Service[] = ['dine_in', 'take_away']
const brought: Service[] = [...inside, 'delivery']
const lower = t('Niedersachsen', 'Lower Saxony')
const week = 'Mo-Fr 07:00-21:00; Sa-Su 09:00-22:00'
const city = 'Mo-Th 07:00-22:00; Fr-Sa 07:00-24:00; Su 09:00-21:00'

/** Thirteen of about forty. Telephone numbers are those kept free for stories. */
export const restaurants: readonly Restaurant[] = [
  {
    code: 'GOE-01',
    name: 'Stammhaus',
    street: 'Am Waldrand 1',
    postcode: '37075',
    town: 'Göttingen',
    region: lower,
    phone: '+4955199998001',
    at: [51.5502, 9.9734],
    picture: 'wald',
    services: inside,
    hours: week,
  },
  {
    code: 'GOE-02',
    name: 'Weender Straße',
    street: 'Weender Straße 48',
    postcode: '37073',
    town: 'Göttingen',
    region: lower,
    phone: '+4955199998002',
    at: [51.5357, 9.9353],
    picture: 'altstadt',
    services: brought,
    hours: city,
    delivery: 'Mo-Su 11:00-21:00',
    today: {
      hours: '07:00-17:00',
      note: t(
        'Heute nur bis 17 Uhr: Wir putzen den Ofen',
        'Until 5 pm today: we are cleaning the oven',
      ),
    },
  },
  {
    code: 'H-01',
    name: 'Hannover Raschplatz',
    street: 'Raschplatz 6',
    postcode: '30161',
    town: t('Hannover', 'Hanover'),
    region: lower,
    phone: '+4951199998011',
    at: [52.3779, 9.7432],
    picture: 'bahnhof',
    services: inside,
    hours: 'Mo-Fr 05:30-22:00; Sa-Su 07:00-22:00',
  },
  {
    code: 'H-02',
    name: 'Hannover Linden',
    street: 'Limmerstraße 31',
    postcode: '30451',
    town: t('Hannover', 'Hanover'),
    region: lower,
    phone: '+4951199998012',
    at: [52.3716, 9.7106],
    picture: 'altstadt',
    services: brought,
    hours: city,
    delivery: 'Mo-Su 11:30-22:00',
  },
  {
    code: 'BS-01',
    name: 'Braunschweig Kohlmarkt',
    street: 'Kohlmarkt 12',
    postcode: '38100',
    town: t('Braunschweig', 'Brunswick'),
    region: lower,
    phone: '+4953199998021',
    at: [52.2626, 10.5216],
    picture: 'altstadt',
    services: brought,
    hours: week,
    delivery: 'Mo-Su 11:00-20:30',
  },
  {
    code: 'KS-01',
    name: 'Kassel Königsplatz',
    street: 'Königsplatz 53',
    postcode: '34117',
    town: 'Kassel',
    region: t('Hessen', 'Hesse'),
    phone: '+4956199998031',
    at: [51.3154, 9.4968],
    picture: 'altstadt',
    services: brought,
    hours: city,
    delivery: 'Mo-Su 11:00-21:00',
  },
  {
    code: 'HH-01',
    name: 'Hamburg Hafenkante',
    street: 'Große Elbstraße 96',
    postcode: '22767',
    town: 'Hamburg',
    region: 'Hamburg',
    phone: '+494066969041',
    at: [53.5446, 9.9446],
    picture: 'hafen',
    services: brought,
    hours: 'Mo-Th 09:00-22:00; Fr-Sa 09:00-02:00; Su 09:00-22:00',
    delivery: 'Mo-Su 11:00-21:30',
  },
  {
    code: 'HB-01',
    name: 'Bremen Schlachte',
    street: 'Schlachte 22',
    postcode: '28195',
    town: 'Bremen',
    region: 'Bremen',
    phone: '+4942199998051',
    at: [53.0766, 8.8003],
    picture: 'hafen',
    services: inside,
    hours: week,
  },
  {
    code: 'L-01',
    name: 'Leipzig Hauptbahnhof',
    street: 'Willy-Brandt-Platz 5',
    postcode: '04109',
    town: 'Leipzig',
    region: t('Sachsen', 'Saxony'),
    phone: '+4934199998061',
    at: [51.3453, 12.3811],
    picture: 'bahnhof',
    services: inside,
    hours: 'Mo-Su 06:00-22:00',
  },
  {
    code: 'B-01',
    name: 'Berlin Boxhagener',
    street: 'Boxhagener Straße 74',
    postcode: '10245',
    town: 'Berlin',
    region: 'Berlin',
    phone: '+493023125071',
    at: [52.5107, 13.4607],
    picture: 'altstadt',
    services: brought,
    hours: city,
    delivery: 'Mo-Su 11:00-23:00',
  },
  {
    code: 'A7-01',
    name: 'Autohof Harz',
    street: 'Am Autohof 3',
    postcode: '38723',
    town: 'Seesen',
    region: lower,
    phone: '+49538199998081',
    at: [51.8847, 10.1459],
    picture: 'autohof',
    services: [...inside, 'drive_through'],
    hours: 'Mo-Su 00:00-24:00',
  },
  {
    code: 'MS-01',
    name: 'Münster Prinzipalmarkt',
    street: 'Prinzipalmarkt 17',
    postcode: '48143',
    town: 'Münster',
    region: t('Nordrhein-Westfalen', 'North Rhine-Westphalia'),
    phone: '+4925199998091',
    at: [51.9622, 7.6281],
    picture: 'altstadt',
    services: inside,
    hours: week,
    state: 'closed',
  },
  {
    code: 'EF-01',
    name: 'Erfurt Anger',
    street: 'Anger 28',
    postcode: '99084',
    town: 'Erfurt',
    region: t('Thüringen', 'Thuringia'),
    phone: '+4936199998101',
    at: [50.9766, 11.0359],
    picture: 'baustelle',
    services: inside,
    hours: week,
    state: 'coming',
  },
]

/** A restaurant as an editor would send it. */
export function restaurantEntry(one: Restaurant, now: string, picture: number): Values {
  const { at, hours, delivery = '', today, state = 'open' } = one
  const christmas = {
    date: `${now.slice(0, 4)}-12-24`,
    until: null,
    hours: '07:00-14:00',
    note: t('Heiligabend', 'Christmas Eve'),
  }
  const exceptions = today
    ? [{ date: addDays(now.slice(0, 10), 0), until: null, ...today }, christmas]
    : [christmas]
  return {
    name: `Waldkante ${one.name}`,
    ...{
      code: one.code,
      street: one.street,
      postcode: one.postcode,
      town: one.town,
      region: one.region,
      phone: one.phone,
    },
    ...{ state, services: one.services, exceptions, gallery_id: picture },
    ...{ latitude: at[0], longitude: at[1], country: 'DE', time_zone: 'Europe/Berlin' },
    ...{ dine_in_hours: hours, drive_through_hours: '', delivery_hours: delivery },
  }
}

export const placePictures: Readonly<Record<keyof typeof places, Both>> = {
  altstadt: t('Eine Waldkante zwischen Giebelhäusern.', 'A Waldkante between gabled houses.'),
  bahnhof: t(
    'Eine Waldkante unter dem Dach eines Bahnhofs, daneben eine Uhr.',
    'A Waldkante under the roof of a station, beside a clock.',
  ),
  hafen: t(
    'Eine Waldkante am Kai, davor ein Boot, dahinter ein Kran.',
    'A Waldkante on the quay, with a boat before it and a crane behind.',
  ),
  wald: t(
    'Eine Waldkante vor hohen Fichten, dahinter die Abendsonne.',
    'A Waldkante before tall firs, the evening sun behind them.',
  ),
  autohof: t(
    'Eine Waldkante bei Nacht, davor ein Auto und ein hohes Schild.',
    'A Waldkante at night, with a car and a tall sign.',
  ),
  baustelle: t(
    'Eine Waldkante hinter einem Gerüst, davor Leitkegel.',
    'A Waldkante behind scaffolding, with traffic cones.',
  ),
}
