import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { HomeContent, Slide } from '#catalogue/published.ts'
import { islandRegistry } from '#web/site/island-registry.ts'
import { HomeView } from './home-view.tsx'

const slide = (id: number): Slide => ({
  id,
  title: `Slide ${id}`,
  url: `/promotion/${id}/details`,
  picture: {
    src: `/media/${id}.jpg`,
    sources: [],
    width: 1200,
    height: 800,
    alt: `Picture ${id}`,
    color: '#7b2a1a',
    focal: { x: 0.5, y: 0.5 },
  },
  facts: { kind: 'offer', price: null, until: 'Until 30 December', tag: null },
})

const card = { id: 1, title: 'Farms', description: 'Close by.', url: '/about-us', picture: null }

const content: HomeContent = {
  banners: [slide(1), slide(2), slide(3)],
  icm: { name: 'Grilled over flame' },
  products: [slide(4), slide(5)],
  badge: '',
  discover: [
    { ...card, button: 'Meet the farmers' },
    { ...card, id: 2, title: 'Mornings', button: '' },
  ],
  career: { title: 'Grow with us', description: 'Real training.', picture: null, open: 6 },
}

const render = (changes: Partial<HomeContent> = {}) =>
  renderToStaticMarkup(<HomeView content={{ ...content, ...changes }} brandName="Marigold" />)

test('every slide is in the page without script, as a link to its address', () => {
  const html = render()
  for (const id of [1, 2, 3, 4, 5]) expect(html).toContain(`href="/promotion/${id}/details"`)
})

test('only the first picture of the main banner is fetched at once', () => {
  const html = render()
  expect(html.match(/loading="eager"/g)).toHaveLength(1)
  expect(html).toMatch(/src="\/media\/1\.jpg"[^>]*loading="eager" fetchPriority="high"/)
})

test('the name of a link begins with the title of its slide', () => {
  for (const [, name] of render().matchAll(/<a class="(?:hero-slide|product) [^>]*>(.*?)<\/a>/g)) {
    expect(name?.replace(/<[^>]*>/g, '')).toMatch(/^Slide \d/)
  }
})

test('a slide says until when, at what price, and where it leads', () => {
  const facts = { kind: 'dish', price: '€2.90', until: null, tag: 'New' } as const
  const html = render({ products: [{ ...slide(4), facts }, slide(5)] })
  expect(html).toContain('Until 30 December')
  expect(html).toContain('See the offer')
  for (const said of ['€2.90', '>New<', 'See it on the menu']) expect(html).toContain(said)
})

test('a slideshow is announced as one, each slide with its place', () => {
  const html = render()
  expect(html).toContain('aria-roledescription="slideshow" aria-label="Highlights"')
  expect(html).toContain('aria-roledescription="slide" aria-label="2 of 3: Slide 2"')
})

test('dots lead to their slides without script; arrows and pause have names', () => {
  const html = render()
  expect(html).toContain('href="#main-banner-2"')
  for (const name of ['Previous slide', 'Next slide', 'Pause slideshow']) {
    expect(html).toContain(`aria-label="${name}"`)
  }
})

test('a single slide has no controls', () => {
  const html = render({ banners: [slide(1)], products: [] })
  expect(html).not.toContain('slideshow-controls')
})

test('the line of the title area is the heading of the page', () => {
  expect(render()).toMatch(/<h1[^>]*>.*Grilled over flame.*<\/h1>/)
})

test("a Discover card's link carries its button text, or More", () => {
  const html = render()
  expect(html).toContain('>Meet the farmers</span><span class="only-heard"> Farms</span>')
  expect(html).toContain('>More</span><span class="only-heard"> Mornings</span>')
})

test('Apply leads to /work-with-us, and how many positions are open is said where any is', () => {
  expect(render()).toMatch(/6 open positions.*href="\/work-with-us">Apply</)
  const career = { title: 'Grow', description: '', picture: null, open: 0 }
  expect(render({ career })).not.toContain('open position')
})

test('what is not published leaves no empty block', () => {
  const html = render({ banners: [], products: [], discover: [], career: null })
  expect(html).not.toMatch(/slideshow-track|Discover|Apply|New!/)
})

test('a site with nothing on it greets with its name and the ways on, without an empty band', () => {
  const nothing = { banners: [], products: [], discover: [], career: null, icm: { name: '' } }
  const html = render(nothing)
  expect(html).toContain('<h1>Marigold</h1>')
  expect(html).toMatch(/href="\/menu".*href="\/contact"/)
  expect(html).not.toContain('title-area')
  const one = render({ ...nothing, products: [slide(4)] })
  expect(one).toContain('<h1 class="only-heard">Marigold</h1>')
  expect(one).not.toContain('title-area')
})

test('every island of the page has a chunk of its own', async () => {
  const names = [...render().matchAll(/data-island="(\w+)"/g)].map(([, name = '']) => name)
  expect(new Set(names)).toEqual(new Set(['MyRestaurant', 'SlideshowControls', 'TitleLine']))
  for (const name of names) await expect(islandRegistry[name]?.()).resolves.toBeTypeOf('function')
})

test('the page has no inline script and no inline style sheet', () => {
  expect(render()).not.toMatch(/<script|<style/)
})
