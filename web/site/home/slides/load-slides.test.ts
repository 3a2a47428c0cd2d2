import { expect, test } from 'vitest'
import type { SlideFacts } from '#catalogue/published.ts'
import { type SlideItem, toSlides } from './load-slides.ts'

const facts: SlideFacts = { kind: 'offer', price: null, until: null, tag: null }
const item = (id: number, url: string, path: string | null, isHidden = false): SlideItem => ({
  id,
  values: { image: null, url, entity: { title: `Offer ${id}`, path, ref: null, isHidden } },
})

test('a slide leads where its editors say, else to what it is about, else to the offers', () => {
  const slides = toSlides(
    [item(1, '/faqs', '/a'), item(2, '', '/a'), item(3, '', null)],
    () => facts,
  )
  expect(slides.map(({ url }) => url)).toEqual(['/faqs', '/a', '/promotion'])
})

test('what is over, or has not begun, is not announced', () => {
  expect(toSlides([item(1, '', '/a', true)], () => facts)).toEqual([])
})

test('a slide has its own headline where its editors wrote one, else the title of its entry', () => {
  const own = item(1, '', '/a')
  const slides = toSlides(
    [{ ...own, values: { ...own.values, headline: 'Two for you' } }, item(2, '', '/a')],
    () => facts,
  )
  expect(slides.map(({ title }) => title)).toEqual(['Two for you', 'Offer 2'])
})
