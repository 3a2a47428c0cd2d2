import { declarationByEntityType } from '#catalogue/catalogue.ts'
import { stateCodes } from '#catalogue/revision-state.ts'
import { getApi } from '#web/admin/api/call-api.ts'
import type { LogFilter } from '#web/admin/api/queries.ts'
import type { Choice, DecidedRevision } from './approval-request.ts'

/** So many lines of the log may have come after it. */
const newest = 20

/** Whether this person has taken this decision already: its answer was lost on the way. */
export async function findDecision(
  { entity_id, entity_type }: DecidedRevision,
  choice: Choice,
  username: string,
): Promise<boolean> {
  const kind = declarationByEntityType(entity_type)?.entityType as NonNullable<LogFilter['kind']>
  const state = stateCodes[choice === 'approve' ? 'approved' : 'rejected']
  const query = { kind, status: `${state}`, per_page: newest } as const
  const { data } = await getApi('/logs', { query })
  return data.some((line) => line.entity_id === entity_id && line.approved_by === username)
}
