export type Choice = 'approve' | 'reject'

export interface DecidedRevision {
  entity_id: number
  entity_type: string
  /** The version that the approver was shown; a newer one is refused with 409. */
  version: number
}

/** The call that takes a decision. Remarks belong to a rejection and are null when empty. */
export function approvalRequest(record: DecidedRevision, choice: Choice, remarks: string) {
  const { entity_id, entity_type, version } = record
  const said = choice === 'reject' ? remarks.trim() : ''
  return {
    path: `/approvals/${choice}` as const,
    body: { entity_id, entity_type, remarks: said || null, version },
  }
}
