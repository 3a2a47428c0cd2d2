import type { Generated } from 'kysely'

export interface BackupRunTable {
  id: Generated<number>
  file: string
  started_at: string
  /** Lease: the run counts as dead after this moment unless it is renewed. */
  alive_until: string
  ended_at: string | null
  state: 'running' | 'good' | 'failed'
  bytes: number
  rows: number
  files: number
  /** Files that rows of the library name and that did not exist. */
  missing: number
  problem: string | null
}
