export interface SearchMissTable {
  term: string
  count: number
  last_at: string
}

export interface SpotTable {
  subject: string
  entry_id: number
  /** The revision that it was made from. */
  made_of: number
  title: string
  marks: number
  /** On the unit sphere; null: no position. */
  x: number | null
  y: number | null
  z: number | null
  /** When guests see it; null: always. */
  shown_from: string | null
  shown_until: string | null
}

/** `c:DE`, `t:munchen`, `p:80331`, `n:` and the reversed telephone number, `w:harbour`. */
export interface SpotKeyTable {
  subject: string
  key: string
  entry_id: number
  made_of: number
}
