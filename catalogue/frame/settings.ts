import { defineSection } from '../declaration.ts'
import { colour } from '../fields/colour.ts'
import { link } from '../fields/link.ts'
import { longText, text } from '../fields/text.ts'

/** The brand's settings that pages show (contract section 4, "Settings"). */
export const settings = defineSection({
  key: 'frame.settings',
  entityType: 'settings',
  label: 'Settings',
  workflow: 'direct',
  fields: {
    brand_name: text('Brand name'),
    site_description: longText('Description for search engines'),
    primary_color: colour('Primary colour', '#ffb81c'),
    secondary_color: colour('Secondary colour', '#2b1420'),
    pickup_url: link('Pick-up link', { fallback: '/contact' }),
    delivery_url: link('Delivery link', { fallback: '/contact' }),
  },
  items: {
    wire: 'social_media',
    removeWire: 'removeSocial',
    label: 'Account',
    min: 0,
    fields: { name: text('Name'), url: link('URL', { addHttps: true }) },
  },
})
