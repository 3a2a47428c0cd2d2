import { closeChapters } from '#domain/content/lists/close-chapters.ts'
import { fillTexts } from '#domain/search/fill-texts.ts'
import { findLastLine } from '#store/log/chapters.ts'
import { openStore } from '#store/store.ts'

/** Writes behind what the app writes behind: what guests find, and what is in the chapters of the log. */
export async function writeBehind(place: {
  databaseUrl: string | null
  dataDir: string
}): Promise<void> {
  const store = await openStore(place)
  try {
    await store.write((tx) => tx.deleteFrom('fact').where('name', '=', 'search').execute())
    await fillTexts({ store }, { atOnce: 500, rest: 0 })
    await closeChapters(store, await findLastLine(store.db), { rest: 0 })
  } finally {
    await store.close()
  }
}
