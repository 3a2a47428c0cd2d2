import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MenuContent } from './menu-overlay.tsx'

const layout = {
  overlay: {
    icons: [{ id: 6, name: 'Drinks', picture: null, path: '/menu?val=4&name=Drinks' }],
    categories: [{ name: 'Sides', path: '/menu?val=3&name=Sides', lists: [] }],
  },
  burger: { links: [{ id: 2, name: 'Soon', path: null }], icon: null },
  side: {
    pickup: 'https://order.example/',
    delivery: '/contact?service=delivery',
    find: '/contact',
  },
}

test('the menu is headed by the level of the page that it stands in', () => {
  expect(renderToStaticMarkup(<MenuContent layout={layout} level="h2" />)).toMatch(
    /<h2><a [^>]*>Sides/,
  )
  expect(renderToStaticMarkup(<MenuContent layout={layout} level="h3" />)).toMatch(
    /<h3><a [^>]*>Sides/,
  )
})

test('an icon leads to its category', () => {
  const html = renderToStaticMarkup(<MenuContent layout={layout} level="h2" />)
  expect(html).toMatch(/<a href="\/menu\?val=4&amp;name=Drinks">.*?Drinks<\/span><\/a>/)
})

test('pick-up and delivery lead where the settings say, or carry their service', () => {
  const html = renderToStaticMarkup(<MenuContent layout={layout} level="h2" />)
  expect(html).toMatch(/href="https:\/\/order\.example\/"[^>]*>.*?Pick-up/)
  expect(html).toMatch(/href="\/contact\?service=delivery"[^>]*>.*?Delivery/)
})

test('a link without an address is text', () => {
  const html = renderToStaticMarkup(<MenuContent layout={layout} level="h2" />)
  expect(html).toContain('<span class="menu-link">Soon</span>')
})
