import type { Collection } from '#catalogue/declaration.ts'
import { keysInUse, keyTaken, naturalKeyOf } from '#domain/content/natural-key.ts'
import { listKeyHolders } from '#store/content/naming/natural-keys.ts'
import type { Db } from '#store/tables.ts'
import type { Planned } from './planned.ts'

/** The natural keys of the rows of an import, each of one entry only. */
export class PlannedKeys {
  readonly #collection: Collection
  readonly #rows = new Map<string, Planned>()

  constructor(collection: Collection) {
    this.#collection = collection
  }

  /** Rejects rows whose key an earlier row or another entry has. */
  async markTaken(db: Db, planned: readonly Planned[]): Promise<void> {
    const keyed = planned.flatMap((one) => {
      const value = one.draft ? naturalKeyOf(this.#collection, one.draft.content) : ''
      return value === '' ? [] : [{ one, value }]
    })
    const values = keyed.map(({ value }) => value)
    const holders = await listKeyHolders(db, this.#collection.key, values)
    for (const { one, value } of keyed) {
      const before = this.#rows.get(value) ?? one
      this.#rows.set(value, before)
      const holder = holders.get(value) ?? one.entryId
      if (before !== one || (await this.#isInUse(db, holder, value, one)))
        markKeyTaken(one, this.#collection)
    }
  }

  async #isInUse(db: Db, holder: number | null, value: string, { entryId }: Planned) {
    if (holder === null || holder === entryId) return false
    return (await keysInUse(db, this.#collection, [holder])).has(value)
  }
}

function markKeyTaken({ errors }: Planned, collection: Collection): void {
  for (const [column, sentences] of Object.entries(keyTaken(collection)))
    errors.push(...sentences.map((sentence) => ({ column, sentence })))
}
