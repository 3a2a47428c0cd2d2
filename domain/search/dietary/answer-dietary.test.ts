import { expect, test } from 'vitest'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import type { DocumentLanguage } from '#catalogue/languages.ts'
import { morning, openWorkspace } from '#test/content/workspace.ts'
import { openTestSearch } from '#test/open-test-search.ts'
import { asApprover, asEditor } from '#test/people.ts'
import { searchSite } from '../search-site.ts'

const fourteen =
  menuItem.fields.find(({ key }) => key === 'allergens')?.levels?.items.map(({ value }) => value) ??
  []

async function openMenu() {
  const desk = await openWorkspace()
  const free = Object.fromEntries(fourteen.map((one) => [one, 'free']))
  const dish = (title: string, milk: string) =>
    desk.publishEntry(menuItem, { title, allergens: { ...free, milk } })
  const services = openTestSearch(desk.store)
  const ask = async (query: string, language: DocumentLanguage = '') => {
    const { groups, dietary } = await searchSite(services, morning, query, language)
    const titles = groups.flatMap(({ results }) => results.map(({ title }) => title))
    return { titles, dietary }
  }
  return { ...desk, dish, ask }
}

test('whoever avoids milk is answered by the dishes that are free of it, never by their words', async () => {
  const { dish, ask } = await openMenu()
  await dish('Milk-free Latte', 'contains')
  await dish('Free Milk Shake', 'may_contain')
  await dish('Iced Tea', 'free')
  for (const query of ['milk free', 'sans lait', 'laktosefrei', '无乳糖', 'بدون حليب', 'lactose']) {
    const { titles, dietary } = await ask(query)
    expect(dietary, query).toEqual({ without: ['milk'], diets: [] })
    expect(titles, query).toEqual(['Iced Tea'])
  }
})

test('a dish that fits is answered in the reader’s language, and no longer once it has milk', async () => {
  const { dish, ask, save, approve } = await openMenu()
  const tea = await dish('Iced Tea', 'free')
  const at = { entry: tea, language: 'de' } as const
  const { revisionId } = await save(asEditor, menuItem, { title: 'Eistee', approval: 1 }, at)
  await approve(asApprover, menuItem, revisionId)
  expect((await ask('ohne Milch', 'de')).titles).toEqual(['Eistee'])
  expect((await ask('no milk')).titles).toEqual(['Iced Tea'])
  expect((await ask('no tea')).titles).toEqual([])
})
