import { expect, test } from 'vitest'
import { displayFaces, textFaces } from '#catalogue/theme/faces.ts'
import { families } from '#scripts/vite/faces.mjs'
import { faceStyles } from '#web/site/face-styles.ts'

const colours = { primary: '#ffb81c', secondary: '#2b1420' }

test('the build makes the families that a brand may choose, and no others', () => {
  expect(families).toEqual({ display: displayFaces, text: textFaces })
})

test('a page wears the chosen families; accented letters come first where they are common', () => {
  const theme = { ...colours, display_face: 'oswald', text_face: 'bitter' } as const
  const named = (sheets: string[]) => sheets.map((sheet) => sheet.split('/').at(-1))
  const [english, german, arabic] = (['en', 'de', 'ae'] as const).map((language) => {
    const { first, late } = faceStyles(theme, language)
    return [named(first), named(late)]
  })
  const more = ['oswald-accented.css', 'bitter-accented.css']
  expect(english).toEqual([['oswald.css', 'bitter.css'], more])
  expect(german).toEqual([['oswald.css', 'bitter.css', ...more], []])
  expect(arabic).toEqual([['bitter.css'], ['bitter-accented.css']])
})
