import { expect, test } from 'vitest'
import { attributionParts } from './attribution.ts'

test('whose map it is is text with links, and nothing else in it means anything', () => {
  expect(
    attributionParts('© [OpenStreetMap](https://osm.example/copyright) and <b>us</b>'),
  ).toEqual([
    { words: '© ' },
    { words: 'OpenStreetMap', url: 'https://osm.example/copyright' },
    { words: ' and <b>us</b>' },
  ])
  expect(attributionParts('[us](javascript:alert(1))')).toEqual([
    { words: '[us](javascript:alert(1))' },
  ])
  expect(attributionParts('')).toEqual([])
})
