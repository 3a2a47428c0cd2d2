import { menuItem } from '#catalogue/collections/menu-item.ts'
import { fillTexts } from '#domain/search/fill-texts.ts'
import { ownPosition } from '#store/content/position.ts'
import type { Store } from '#store/store.ts'
import type { Tx } from '#store/tables.ts'

const kinds = [
  'Smoky Crispy Golden Spicy Petal Sunrise Double Little Grilled Cheesy'.split(' '),
  'Burger Wrap Melt Fries Salad Muffin Sundae Shake Nuggets Bowl'.split(' '),
] as const

const fillings = 'cheese onion relish bacon pickles mustard lettuce tomato pepper garlic'.split(' ')

/** Adds live products straight to an empty store, past the workflow: for what only counts and searches them. */
export async function addManyProducts(store: Store, count: number, now: string): Promise<void> {
  for (let at = 0; at < count; at += 500) {
    const size = Math.min(500, count - at)
    await store.write((tx) => addProducts(tx, at, size, now))
  }
  await fillTexts({ store }, { atOnce: 500, rest: 0 })
}

async function addProducts(tx: Tx, at: number, size: number, now: string): Promise<void> {
  const products = Array.from({ length: size }, (_, index) => productOf(at + index))
  const revisions = products.map((values, index) => ({
    subject: menuItem.key,
    entry_id: at + index + 1,
    state: 'approved' as const,
    version: 1,
    content: JSON.stringify({ values, items: [], lastItemId: 0 }),
    author_id: 1,
    created_at: now,
    updated_at: now,
    decided_at: now,
  }))
  const added = tx.insertInto('revision').values(revisions).returning(['id', 'entry_id'])
  const heads = (await added.execute()).map(({ id, entry_id }) => ({
    ...emptyHead,
    subject: menuItem.key,
    entry_id,
    shown_id: id,
    live_id: id,
    live_since: now,
    live_title: products[entry_id - at - 1]?.title ?? '',
    position: ownPosition(entry_id),
    updated_at: now,
  }))
  await tx.insertInto('head').values(heads).execute()
}

const emptyHead = {
  language: '',
  version: 1,
  last_item_id: 0,
  shown_state: 'approved',
  live_archived: 0,
  scheduled_archived: 0,
  title: '',
  search_title: '',
  slug: '',
} as const

/** Some words stand in every tenth product, most of them in few, as in what people write. */
function productOf(n: number) {
  const title = `${kinds[0][n % 10]} ${kinds[1][Math.floor(n / 10) % 10]} ${n}`
  const words = Array.from({ length: 14 }, (_, place) => {
    const nth = (n * 31 + place * place * 17) % (place < 4 ? 10 : 3000)
    return place < 4 ? fillings[nth] : `taste${nth.toString(36)}`
  })
  return { title, description: words.join(' ') }
}

const kindsOfSearch: readonly ((n: number) => string)[] = [
  // A word of every tenth, of two words, of a beginning, of a title only, of one that is rare.
  (n) => kinds[1][n] ?? '',
  (n) => `${kinds[0][n]} ${kinds[1][(n * 3) % 10]}`,
  (n) => (kinds[0][n] ?? '').slice(0, 2 + (n % 3)),
  (n) => `${fillings[n % 9]} ${fillings[(n + 2) % 9]} ${kinds[0][n]}`,
  (n) => `taste${(n * 211).toString(36)}`,
  // With slips of the finger, and in vain.
  (n) => `${swapped(kinds[1][n] ?? '')} ${swapped(kinds[0][9 - n] ?? '')}`,
]

/** Sixty ways to search among them: common words and rare ones, whole, begun and misspelt. */
export const sixtySearches = Array.from({ length: 60 }, (_, n) => {
  const search = kindsOfSearch[n % 6]
  return search?.(Math.floor(n / 6)) ?? ''
})

function swapped(word: string): string {
  return [word.slice(0, 1), word[2], word[1], word.slice(3)].join('')
}
