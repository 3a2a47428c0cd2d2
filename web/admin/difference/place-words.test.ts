import { expect, test } from 'vitest'
import { labelOf } from '#catalogue/change/in-words.ts'
import { heroBanner } from '#catalogue/home/hero-banner.ts'
import { icmBanner } from '#catalogue/home/icm-banner.ts'
import { learn, speak } from '#web/admin/speech/speech.ts'
import { placeWords } from './place-words.ts'

test('the place of a change is called what the reader calls it', async () => {
  const items = [3, 7].map((id) => ({ id, values: {} }))
  const words = () => [
    placeWords(labelOf(icmBanner, { item: null, field: 'name', part: null }, [])),
    placeWords(labelOf(heroBanner, { item: 7, field: 'image', part: null }, items)),
    placeWords(labelOf(heroBanner, { item: 7, field: null, part: null }, items)),
    placeWords(labelOf(heroBanner, { item: null, field: null, part: null }, items)),
  ]
  await Promise.all([speak('en'), learn('en')])
  expect(words()).toEqual(['Name', 'Slide 2: Image', 'Slide 2', 'Order of the slides'])
  await Promise.all([speak('de'), learn('de')])
  expect(words()).toEqual(['Name', 'Folie 2: Bild', 'Folie 2', 'Reihenfolge („Folie“)'])
})
