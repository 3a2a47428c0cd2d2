import { productIconIds, type SentValues } from 'linecheck/brand'

type Pictures = (file: string) => number

/** Marigold's menus, footer, icons and settings by their keys, as a save would send them. */
export function layoutContent(picture: Pictures): Record<string, SentValues> {
  return {
    'frame.main-menu': { structure: [2, 3, 4, 5, 11], gallery_id: picture('logo') },
    'frame.hamburger-menu': { structure: [5, 10, 11, 13], gallery_id: picture('menu-icon') },
    'frame.responsive-menu': { structure: [2, 3, 4, 5, 10, 11] },
    'frame.bottom-navigation': { structure: [13, 14, 15, 4] },
    'frame.footer': {
      image_slogan: picture('footer-slogan'),
      image_google_play: picture('badge-google-play'),
      google_store: 'https://get.marigold.example/android',
      image_app_store: picture('badge-app-store'),
      apple_store: 'https://get.marigold.example/iphone',
      text: 'Flame-grilled burgers, petal fries and good mornings in 11 restaurants. Every station checked before the doors open.',
      copyright: '© 2026 Marigold Restaurants',
    },
    'frame.settings': {
      brand_name: 'Marigold',
      site_description:
        'Flame-grilled burgers, petal fries and all-week breakfast. Find your Marigold, see what is in every dish, order ahead.',
      social_image: picture('social-card'),
      primary_color: '#ffb81c',
      secondary_color: '#2b1420',
      cuisine: 'Burgers, Breakfast, Fast food',
      price_range: '1',
      pickup_url: '/contact',
      delivery_url: '/contact',
      social_media: [
        { name: 'Instagram URL', url: 'https://instagram.example/marigold' },
        { name: 'Facebook URL', url: 'https://facebook.example/marigold' },
      ],
    },
    'frame.product-icons': {
      iconMenu: icons.map(([name, file], place) => ({
        id: productIconIds[place],
        name,
        gallery_id: picture(file),
      })),
    },
  }
}

/** In the order of the ids that the wire knows, under the brand's own names. */
const icons = [
  ['Breakfast', 'icon-breakfast'],
  ['Meals', 'icon-regular'],
  ['Kids’ Meal', 'icon-happy-meal'],
  ['Sides', 'icon-sides'],
  ['Drinks', 'icon-drinks'],
] as const
