import type { Day } from '#catalogue/time/calendar.ts'

/** At most one a revision. It holds while the revision is in `state`. */
export interface AssignmentTable {
  revision_id: number
  /** What is asked for: finishing a draft, or deciding on a request. */
  state: 'draft' | 'pending'
  person_id: number
  assigned_by: number
  assigned_at: string
  /** In the brand's time zone. */
  due_on: Day | null
  note: string
  /** The last reminder. */
  reminded: 'no' | 'soon' | 'overdue'
}
