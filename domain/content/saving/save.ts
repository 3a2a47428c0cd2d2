import type { Content } from '#catalogue/declaration.ts'
import type { SentValues } from '#catalogue/json.ts'
import type { Moves } from '#catalogue/order.ts'
import type { Document } from '../document.ts'

/** A save as it came in: a body that the declaration's schema has accepted. */
export interface Save {
  document: Document
  /** The record in the address, or null to open one. */
  recordId: number | null
  sent: SentValues
  /** What a new entry begins with, where that is not nothing. */
  start?: Content
  /** Of an order: which entries go where. */
  moves?: Moves
}
