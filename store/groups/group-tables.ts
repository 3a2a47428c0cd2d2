import type { Generated } from 'kysely'

/** A group of restaurants. */
export interface LocationGroupTable {
  id: Generated<number>
  name: string
  /** `foldText` of the name; unique. */
  search_name: string
  parent_id: number | null
  /** JSON (`GroupRule`); '' without a rule. */
  rule: string
  /** JSON: the disclosure profiles of its restaurants. */
  disclosure: Generated<string>
  created_at: string
  updated_at: string
}

/** A restaurant that was put into a group by hand. */
export interface LocationGroupMemberTable {
  group_id: number
  location_id: number
}
