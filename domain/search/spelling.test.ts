import { expect, test } from 'vitest'
import { promotion } from '#catalogue/collections/promotion.ts'
import { morning, openWorkspace } from '#test/content/workspace.ts'
import { openTestSearch } from '#test/open-test-search.ts'
import { searchSite } from './search-site.ts'

/** A site with offers of these titles, and what is found in it. */
async function openOffers(...titles: string[]) {
  const desk = await openWorkspace()
  for (const title of titles) await desk.publishEntry(promotion, { title })
  const services = openTestSearch(desk.store)
  return async (query: string) => {
    const { groups, match } = await searchSite(services, morning, query)
    const results = groups.flatMap((group) => group.results)
    const marked = results.flatMap(({ title_parts }) =>
      title_parts.flatMap(({ text, hit }) => (hit ? text : [])),
    )
    return { match, titles: results.map(({ title }) => title), marked }
  }
}

/** Each query finds just this title, as typed. */
async function expectAll(title: string, queries: readonly string[]) {
  const find = await openOffers(title, 'Zebra')
  for (const query of queries) {
    const { titles, match } = await find(query)
    expect([query, titles, match]).toEqual([query, [title], 'all'])
  }
}

test('a French word is found behind its elision, and with it', async () => {
  const oil = "L'été à l'huile d'olive"
  await expectAll(oil, [
    'été',
    'ete',
    'huile',
    "l'huile",
    'olive',
    "huile d'olive",
    'l’huile d’olive',
  ])
  await expectAll('Burger d’agneau grillé', ['agneau', 'd’agneau', 'grille'])
  await expectAll("Rock’n’Roll mit O'Neill", ['roll', 'rock', 'neill', "o'neill"])
})

test('Arabic is found without what lengthens a word, with any alef and digits, and without a joined “and”', async () => {
  await expectAll('بـــرجر الدجـاج ٥٠', ['برجر', 'دجاج', 'الدجاج', '50', '٥٠'])
  await expectAll('ٱلبرغر وإضافات', ['البرغر', 'برغر', 'اضافات', 'وإضافات'])
  await expectAll('وجبة', ['وجبـــة', 'وجبه'])
})

test('German umlauts are found written out, and the other way round', async () => {
  await expectAll('Öl & Äpfel', ['oel', 'öl', 'aepfel', 'apfel'])
  await expectAll('Hähnchenbrustfilet', ['haehnchen', 'hähnchen', 'hahnchen'])
  await expectAll('Oel aus Muenchen', ['öl', 'münchen'])
})

test('a times sign is an x, and signs that nobody sees are in no word', async () => {
  await expectAll('2×1 Mittwoch', ['2x1', '2×1'])
  await expectAll('Butter\u00ADmilch\u200Bbrot', ['buttermilchbrot', 'Butter\u00ADmilchbrot'])
})

test('the whole word is marked, whatever of it was typed', async () => {
  const find = await openOffers("L'huile d'olive", '2×1 Mittwoch')
  expect((await find('olive')).marked).toEqual(["d'olive"])
  expect((await find('2x1')).marked).toEqual(['2×1'])
})
