import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { discover } from '#catalogue/sections/home/discover.ts'
import { heroBanner } from '#catalogue/sections/home/hero-banner.ts'
import { productBanner } from '#catalogue/sections/home/product-banner.ts'
import { editTitle } from './card-header.tsx'

test('the modals are called as the specification quotes them', () => {
  expect([heroBanner, productBanner, discover].map(editTitle)).toEqual([
    'Edit Hero Banner',
    'Edit New',
    'Edit Discover',
  ])
})
