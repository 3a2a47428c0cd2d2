import { expect, test } from 'vitest'
import { changedDetails, type Details, isChanged } from './use-details-form.ts'

const base: Details = {
  name: 'burger.png',
  alt: '',
  alts: {},
  decorative: false,
  focal_x: 0.5,
  focal_y: 0.5,
  folder_id: 1,
}

test('only what was changed is sent', () => {
  expect(changedDetails(base, { ...base, alt: 'A burger', focal_x: 0.2 })).toEqual({
    alt: 'A burger',
    focal_x: 0.2,
  })
  expect(isChanged(base, { ...base, alts: {} })).toBe(false)
  expect(changedDetails(base, { ...base, alts: { de: 'Ein Burger' } })).toEqual({
    alts: { de: 'Ein Burger' },
  })
  expect(isChanged(base, { ...base, decorative: true })).toBe(true)
})
