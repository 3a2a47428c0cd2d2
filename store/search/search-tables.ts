/** A term that guests searched for without finding anything. */
export interface SearchMissTable {
  term: string
  count: number
  last_at: string
}

/** Where an entry stands that guests see, and by what they narrow a list of its collection. */
export interface SpotTable {
  subject: string
  entry_id: number
  /** The revision that it is of. */
  made_of: number
  /** As it sorts (`foldText`). */
  title: string
  /** The bits of what it has. */
  marks: number
  /** On the unit sphere; null where it has no place. */
  x: number | null
  y: number | null
  z: number | null
  /** When guests see it; null for since ever, and for ever. */
  shown_from: string | null
  shown_until: string | null
}

/** By what guests find an entry: `c:DE`, `t:munchen`, `p:80331`, `n:` and its telephone number from behind, `w:harbour`. */
export interface SpotKeyTable {
  subject: string
  key: string
  entry_id: number
  /** The revision that it is of, as that of its spot. */
  made_of: number
}
