import { defaultAppSlug } from '#catalogue/brand/default-app-slug.ts'
import { defineSection } from '#catalogue/define.ts'
import { choice } from '#catalogue/fields/choosing/choice.ts'
import { choices } from '#catalogue/fields/choosing/choices.ts'
import { requiredTimeZone } from '#catalogue/fields/choosing/time-zone.ts'
import { colour } from '#catalogue/fields/colour.ts'
import { image } from '#catalogue/fields/image.ts'
import { link } from '#catalogue/fields/link.ts'
import { quantity } from '#catalogue/fields/quantity.ts'
import { longText, text } from '#catalogue/fields/text.ts'
import { languageNames, languages } from '#catalogue/languages.ts'
import { localFieldLabels, localFields } from '#catalogue/local-fields.ts'
import { brandTheme } from '#catalogue/theme/brand-theme.ts'
import { currencies } from '#catalogue/time/regions.ts'
import { checkAppSlug } from './check-app-slug.ts'

/** The brand's settings (contract section 4, "Settings"). The logo is in header 1. */
export const settings = defineSection({
  key: 'frame.settings',
  entityType: 'settings',
  label: 'Settings',
  workflow: 'direct',
  ability: 'settings.edit',
  savePath: '/settings/update',
  check: checkAppSlug,
  fields: {
    brand_name: text('Brand name', { required: true, shared: true }),
    site_description: longText('Description for search engines'),
    /** For pages without a picture of their own. */
    social_image: image('Picture for social networks', {
      size: [1200, 630],
      names: ['social_image'],
    }),
    primary_color: colour('Primary colour', { initial: brandTheme.primary }),
    secondary_color: colour('Secondary colour', { initial: brandTheme.secondary }),
    /** Structured data of restaurants; left out when empty. */
    cuisine: text('Cuisine', { hint: 'For search engines' }),
    price_range: choice('Price range', ['', '1', '2', '3', '4'], {
      hint: 'For search engines',
      labels: {
        '': 'Not set',
        '1': 'Inexpensive',
        '2': 'Moderate',
        '3': 'Expensive',
        '4': 'Very expensive',
      },
    }),
    currency: choice('Currency', currencies),
    time_zone: requiredTimeZone('Time zone'),
    languages: choices('Languages', languages, {
      labels: languageNames,
      hint: 'The languages of the site. You write in the first one; the others are translations.',
    }),
    app_slug: text('App page address', {
      shared: true,
      hint: 'Ends in -app',
      fallback: defaultAppSlug(),
    }),
    pickup_url: link('Pick-up link', { shared: true, fallback: '/contact' }),
    delivery_url: link('Delivery link', { shared: true, fallback: '/contact' }),
    /** Of restaurants' own fields (contract section 11): none at first. */
    at_once: choices('Changes of restaurants that need no approval', localFields, {
      min: 0,
      unordered: true,
      labels: localFieldLabels,
      hint: 'A change of nothing else is on the website as soon as it is submitted',
    }),
    /** Nobody at first. */
    urgent_publishers: text('Who can publish an urgent notice', {
      shared: true,
      hint: 'User names, separated by commas',
    }),
    urgent_minutes: quantity('Minutes until somebody else has to approve it', {
      min: 5,
      max: 1_440,
      hint: 'Otherwise it leaves the website by itself. If empty: 60',
    }),
  },
  items: {
    wire: 'social_media',
    removeWire: 'removeSocial',
    label: 'Account',
    plural: 'Accounts',
    min: 0,
    naturalKey: 'name',
    fields: {
      name: text('Name', { shared: true, example: 'Instagram URL' }),
      url: link('URL', { shared: true, addHttps: true, example: 'https://', isAddress: true }),
    },
  },
})
