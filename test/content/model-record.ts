import type { State } from '#catalogue/revision-state.ts'
import type { Actor } from '#domain/actor.ts'

/** What contract section 2 says of one place, in the plainest words: one text per record. */
export interface ModelRecord {
  id: number
  state: State
  version: number
  text: string
  starts_at: string | null
  ends_at: string | null
  archived: boolean
  author: number
  /** Who wrote it, or the unapproved text that it was made from: they may not decide on it. */
  workers: Set<number>
  wasApproved?: boolean
  submittedBy: number | null
}

export interface ModelSave {
  actor: Actor
  id: number | null
  version: number | undefined
  text: string
  submit: boolean
  starts_at?: string | null | undefined
  ends_at?: string | null | undefined
  archived?: boolean | undefined
}

export interface ModelDecision {
  actor: Actor
  id: number
  version: number | undefined
}

/** A row of the ledger. */
export interface ModelPublication {
  isToCome: boolean
  id: number | null
  formerId: number | null
}
