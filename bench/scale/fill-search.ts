import { fillTexts } from '#domain/search/fill-texts.ts'
import { openStore } from '#store/store.ts'

/** Writes what guests find of entries that were made past the app, as an upgrade of an old site does. */
export async function fillSearch(place: {
  databaseUrl: string | null
  dataDir: string
}): Promise<void> {
  const store = await openStore(place)
  try {
    await store.write((tx) => tx.deleteFrom('fact').where('name', '=', 'search').execute())
    await fillTexts({ store }, { atOnce: 500, rest: 0 })
  } finally {
    await store.close()
  }
}
