import type { Tables } from '../tables.ts'

/**
 * What a backup takes along, table by table; a new table has to say so here. What is derived from
 * other tables travels too, so that a restored site is quick from its first request. What would be
 * good a second time, or says what this one installation was doing, stays: sessions, links that
 * choose a password, mails, tries at signing in (docs/decisions/0055).
 */
const dumped = {
  revision: true,
  entry: true,
  activity: true,
  step_tally: true,
  head: true,
  head_value: true,
  shown_value: true,
  publication: true,
  publication_counter: true,
  entry_slug: true,
  entry_key: true,
  person: true,
  person_log: true,
  person_link: false,
  email_change: false,
  mail: false,
  comment: true,
  notice: true,
  notice_wish: true,
  ticket: true,
  ticket_line: true,
  ticket_picture: true,
  ticket_screenshot: true,
  session: false,
  presence: false,
  care: true,
  sign_in_challenge: false,
  authenticator: true,
  passkey: true,
  recovery_code: true,
  secured_role: true,
  sign_in_attempt: false,
  media: true,
  media_version: true,
  media_use: true,
  folder: true,
  fact: true,
  schema_mark: false,
  search_miss: true,
  spot: true,
  spot_key: true,
  backup_run: false,
  idempotent_answer: false,
} satisfies Record<keyof Tables, boolean>

/** Tables that earlier versions wrote. Their backups may hold them; today's do not. */
const retired: readonly string[] = [
  'published',
  'log_tally',
  'log_gram',
  'head_tally',
  'search_text',
  'search_word',
  'search_gram',
]

/** Every table that a Linecheck of this version or an earlier one has made. */
export const ownTables: readonly string[] = [...Object.keys(dumped), ...retired]

export function isDumped(table: string): boolean {
  return Object.entries(dumped).some(([name, travels]) => name === table && travels)
}

/** Returns whether a backup of this version or an earlier one may hold the table. */
export function mayBeInBackup(table: string): boolean {
  return isDumped(table) || retired.includes(table)
}
