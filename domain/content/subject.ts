import type { Declaration } from '#catalogue/declaration.ts'
import type { Subject } from '#store/content/revisions.ts'

/** What a revision is of: a section (entry 0), or one entry of a collection. */
export interface Place {
  declaration: Declaration
  /** 0 for a section. */
  entryId: number
}

export function subjectOf({ declaration, entryId }: Place): Subject {
  return { subject: declaration.key, entryId }
}
