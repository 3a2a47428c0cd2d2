import { expect, test } from 'vitest'
import { labelOf } from '#catalogue/change/describe-value.ts'
import { joinNames } from '#catalogue/change/localized-value.ts'
import { emptyContent } from '#catalogue/declaration.ts'
import { Label, message } from '#catalogue/messages/message.ts'
import { discover } from '#catalogue/sections/home/discover.ts'
import { mainMenu } from '#catalogue/sections/site/header-menus.ts'
import { localized } from './localized.ts'
import { loadMessages, setLanguage } from './translate.ts'

const cards = { ...emptyContent(discover), items: [{ id: 7, values: {} }] }
const title = { item: 7, field: 'title', part: null }

test('what is changed is called in the words of the reader', async () => {
  await Promise.all([setLanguage('en'), loadMessages('en')])
  expect(localized(labelOf(discover, title, cards))).toBe('Card 1: Title')
  expect(localized(labelOf(discover, { ...title, item: null, field: null }, cards))).toBe(
    'Order of the cards',
  )
  await Promise.all([setLanguage('de'), loadMessages('de')])
  expect(localized(labelOf(discover, title, cards))).toBe('Karte 1: Titel')
  expect(localized(labelOf(discover, { ...title, field: null }, cards))).toBe('Karte 1')
  expect(localized('Our own words')).toBe('Our own words')
})

test('pages are called by their names in the words of the reader, one by one', async () => {
  await Promise.all([setLanguage('de'), loadMessages('de')])
  const structure = mainMenu.fields.find(({ kind }) => kind === 'pageList')
  const pages = structure?.names?.([1, 13]) ?? []
  expect(localized(joinNames(pages.map((page) => new Label(page))))).toBe(
    'Startseite und Häufige Fragen',
  )
})

test('what only the server says is not made up here', () => {
  expect(() => localized(message('saved'))).toThrow('Only the server says saved')
})
