export type Choice = 'approve' | 'reject'

export interface DecidedRevision {
  entity_id: number
  entity_type: string
  version: number
}

/** Returns the call for a decision. Remarks belong to a rejection and are null when empty. */
export function approvalRequest(record: DecidedRevision, choice: Choice, remarks: string) {
  const { entity_id, entity_type, version } = record
  const said = choice === 'reject' ? remarks.trim() : ''
  return {
    path: `/approvals/${choice}` as const,
    body: { entity_id, entity_type, remarks: said || null, version },
  }
}
