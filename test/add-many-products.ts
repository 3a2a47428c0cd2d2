import { menuItem } from '#catalogue/collections/menu-item.ts'
import type { Store } from '#store/store.ts'

const kinds = [
  'Smoky Crispy Golden Spicy Petal Sunrise Double Little Grilled Cheesy'.split(' '),
  'Burger Wrap Melt Fries Salad Muffin Sundae Shake Nuggets Bowl'.split(' '),
] as const

const fillings = 'cheese onion relish bacon pickles mustard lettuce tomato pepper garlic'.split(' ')

/** Adds live products straight to an empty store, past the workflow: for what only counts and searches them. */
export async function addManyProducts(store: Store, count: number, now: string): Promise<void> {
  await store.write(async (tx) => {
    for (let at = 0; at < count; at += 500) {
      const size = Math.min(500, count - at)
      const revisions = Array.from({ length: size }, (_, index) => ({
        subject: menuItem.key,
        entry_id: at + index + 1,
        state: 'approved' as const,
        version: 1,
        content: JSON.stringify({ values: productOf(at + index), items: [], lastItemId: 0 }),
        author_id: 1,
        created_at: now,
        updated_at: now,
        decided_at: now,
      }))
      await tx.insertInto('revision').values(revisions).execute()
    }
  })
}

/** Some words stand in every tenth product, most of them in few, as in what people write. */
function productOf(n: number) {
  const title = `${kinds[0][n % 10]} ${kinds[1][Math.floor(n / 10) % 10]} ${n}`
  const words = Array.from({ length: 14 }, (_, place) => {
    const nth = (n * 31 + place * place * 17) % (place < 4 ? 10 : 3000)
    return place < 4 ? fillings[nth] : `taste${nth.toString(36)}`
  })
  return { title, description: words.join(' ') }
}
