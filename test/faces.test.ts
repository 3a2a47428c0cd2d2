import { expect, test } from 'vitest'
import { displayFaces, textFaces } from '#catalogue/theme/faces.ts'
import { families } from '#scripts/vite/faces.mjs'
import { faceStyles, isNeededFirst } from '#web/site/face-styles.ts'

const colours = { primary: '#ffb81c', secondary: '#2b1420' }

test('the build makes the families that a brand may choose, and no others', () => {
  expect(families).toEqual({ display: displayFaces, text: textFaces })
})

test('a page wears the chosen families, in Arabic the one of the text for all', () => {
  const theme = { ...colours, display_face: 'oswald', text_face: 'bitter' } as const
  const worn = (language: 'en' | 'ae') =>
    faceStyles(theme, language).map((sheet) => sheet.split('/').at(-1))
  expect([worn('en'), worn('ae')]).toEqual([['oswald.css', 'bitter.css'], ['bitter.css']])
})

test('letters with accents are fetched first only where they are common', () => {
  const fonts = ['/assets/1-display-plain-2.woff2', '/assets/3-display-accented-4.woff2']
  const first = (language: 'en' | 'de') => fonts.filter((font) => isNeededFirst(font, language))
  expect([first('en'), first('de')]).toEqual([[fonts[0]], fonts])
})
