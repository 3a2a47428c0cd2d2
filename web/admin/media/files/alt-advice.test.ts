import '#test/speak-english.ts'
import { expect, test } from 'vitest'
import { altAdvice } from './alt-advice.ts'

test('an alternative text that repeats the file’s name says nothing of the picture', () => {
  for (const text of ['Crew_01.jpg', 'crew 01', ' CREW-01 '])
    expect(altAdvice(text, 'crew-01.jpg'), text).toMatch(/^This repeats the file’s name/)
  for (const text of ['', '  ', 'The crew in front of the grill', 'Crew'])
    expect(altAdvice(text, 'crew-01.jpg'), text).toBeNull()
  expect(altAdvice('Pommes frites', 'Pommes_Frites.png')).not.toBeNull()
})

test('a text that is read without a pause is a sentence and not a paragraph', () => {
  expect(altAdvice('x'.repeat(150), 'crew.jpg')).toBeNull()
  expect(altAdvice('x'.repeat(151), 'crew.jpg')).toMatch(/^This is long/)
})
