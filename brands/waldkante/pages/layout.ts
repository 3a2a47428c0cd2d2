import { type ContentLookup, productIconIds } from 'linecheck/brand'
import { List, type Sections, t } from '../both.ts'

export function layout({ file, entry }: ContentLookup): Sections {
  const origin = entry('page', 'Vom Acker')
  const own = origin === null ? [] : [1000 + origin]
  return {
    'frame.main-menu': { structure: [2, 3, 4, ...own, 11], gallery_id: file('logo') },
    'frame.hamburger-menu': { structure: [5, 10, 13, 11] },
    'frame.responsive-menu': { structure: [2, 3, 4, ...own, 10, 11] },
    'frame.bottom-navigation': {
      links: [
        ...[14, 15].map((page_id) => ({ page_id })),
        // What German law wants within reach of every page.
        ...['Impressum', 'Barrierefreiheit'].flatMap((title) => {
          const entry_id = entry('legal-page', title)
          return entry_id === null ? [] : [{ entity_type: 'legal_page', entry_id }]
        }),
      ],
    },
    'frame.footer': {
      image_slogan: file('slogan'),
      text: t(
        'Sauerteig, Gemüse und Feuer. In 40 Restaurants zwischen Harz und Nordsee.',
        'Sourdough, vegetables and fire. In 40 restaurants between the Harz hills and the North Sea.',
      ),
      copyright: '© 2026 Waldkante Gastronomie GmbH',
    },
    'frame.settings': {
      brand_name: 'Waldkante',
      site_description: t(
        'Quadratische Brote aus dem Steinofen, Töpfe und Limo. Finde deine Waldkante und sieh nach, was drin ist.',
        'Square breads from the stone oven, pots and lemonade. Find your Waldkante and see what is in each dish.',
      ),
      social_image: file('social-card'),
      primary_color: '#14694a',
      secondary_color: '#0b2f23',
      cuisine: t('Ofenbrot, Suppen, Frühstück', 'Baked breads, soups, breakfast'),
      price_range: '1',
      currency: 'EUR',
      time_zone: 'Europe/Berlin',
      social_media: new List([
        { name: 'Instagram URL', url: 'https://instagram.example/waldkante' },
      ]),
    },
    'frame.product-icons': {
      iconMenu: new List(
        icons.map(([file_, name], nth) => ({
          id: productIconIds[nth],
          name,
          gallery_id: file(file_),
        })),
      ),
    },
  }
}

/** In the order of the ids on the wire. */
const icons = [
  ['icon-breakfast', t('Frühstück', 'Breakfast')],
  ['icon-edges', t('Kanten', 'Edges')],
  ['icon-kids', t('Kinderkisten', 'Kids’ boxes')],
  ['icon-sides', t('Beilagen', 'Sides')],
  ['icon-drinks', t('Getränke', 'Drinks')],
] as const
