import type { Generated } from 'kysely'

/** Each backup that was begun on the installation, whichever node took it. */
export interface BackupRunTable {
  id: Generated<number>
  file: string
  started_at: string
  /** Until when it counts as running though nothing more is heard of it. */
  alive_until: string
  ended_at: string | null
  state: 'running' | 'good' | 'failed'
  /** Bytes of the file; rows, and files of the library, in it. */
  bytes: number
  rows: number
  files: number
  /** How many files the library's rows name that were not there. */
  missing: number
  /** Why it failed, in a sentence. */
  problem: string | null
}
