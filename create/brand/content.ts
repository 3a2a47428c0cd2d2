import type { BrandContent } from 'linecheck/brand'

/** What an empty database is filled with, as editors would send it. */
export const content: BrandContent = {
  emailDomain: 'brand.example',
  files: [],
  entries: () => [
    {
      collection: 'location',
      make: () => ({
        sent: {
          name: 'New Brand Central',
          code: 'NB-1',
          state: 'open',
          country: 'DE',
          street: 'Hofstraße 1',
          town: 'Bremen',
          region: 'Bremen',
          postcode: '28195',
          latitude: 53.08,
          longitude: 8.81,
          time_zone: 'Europe/Berlin',
          services: ['dine_in'],
          dine_in_hours: 'Mo-Su 11:00-22:00',
          has_playground: true,
        },
      }),
    },
  ],
  sections: () => ({
    'frame.settings': {
      brand_name: 'New Brand',
      currency: 'EUR',
      time_zone: 'Europe/Berlin',
      primary_color: '#0b5d3b',
      secondary_color: '#10291e',
    },
    'loyalty.card': {
      title: 'Ten burgers, one for free',
      description: 'The card for your wallet.',
    },
  }),
  translations: {
    de: {
      'loyalty.card': {
        texts: {
          title: 'Zehn Burger, einer geschenkt',
          description: 'Die Karte fürs Portemonnaie.',
        },
      },
    },
  },
}
