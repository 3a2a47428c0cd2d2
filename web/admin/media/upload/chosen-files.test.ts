import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { acceptedPhotos, chooseMore, fileError } from './chosen-files.ts'

function files(...names: string[]) {
  return names.map((name) => ({ name, size: 10, lastModified: 1 }))
}

test('five files can be chosen, also one after the other', () => {
  const first = chooseMore(files('1.png', '2.png'), files('3.png', '4.png', '5.pdf'))
  expect(first.files).toHaveLength(5)
  expect(first.error).toBeNull()
})

test('a sixth file clears the selection and says why', () => {
  expect(chooseMore(files('1.png', '2.png', '3.png', '4.png', '5.png'), files('6.png'))).toEqual({
    files: [],
    error: 'You can only select a maximum of 5 files.',
  })
})

test('the same file twice counts once', () => {
  const five = files('1.png', '2.png', '3.png', '4.png', '5.png')
  expect(chooseMore(five, files('5.png')).files).toEqual(five)
})

test.each(['menu.pdf', 'Burger.JPG', 'burger.jpeg', 'logo.PNG', '.png'])('%j is sent', (name) => {
  expect(fileError({ name, size: 10 }, null)).toBeNull()
})

test('other files are refused beside their names', () => {
  expect(fileError({ name: 'page.svg', size: 10 }, null)).toBe(
    'Only PDF, JPG, JPEG and PNG files can be uploaded. The file was not sent.',
  )
  expect(fileError({ name: 'menu.pdf', size: 10 }, null, acceptedPhotos)).toBe(
    'Only JPG, JPEG and PNG files can be uploaded here. The file was not sent.',
  )
})

test('a file that is too large is refused when it is chosen', () => {
  const most = 20 * 1024 * 1024
  expect(fileError({ name: 'wall.png', size: most }, most)).toBeNull()
  expect(fileError({ name: 'wall.png', size: 31_400_000 }, most)).toBe(
    'This file has 31 MB, more than the 20 MB that a file may have, so it was not sent.',
  )
})
