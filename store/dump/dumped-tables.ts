import type { Tables } from '../tables.ts'

/**
 * A new table must be added here. Derived tables make a restored site fast from the start. Left out
 * is what would work twice or belongs to the running installation (docs/decisions/0055).
 */
const dumped = {
  revision: true,
  entry: true,
  activity: true,
  step_tally: true,
  head: true,
  campaign: true,
  campaign_span: true,
  line: true,
  head_value: true,
  shown_value: true,
  publication: true,
  publication_counter: true,
  publication_hash: true,
  entry_slug: true,
  entry_key: true,
  person: true,
  person_log: true,
  person_link: false,
  email_change: false,
  calendar_feed: false,
  mail: false,
  comment: true,
  assignment: true,
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
  media_crop: true,
  media_use: true,
  link_use: true,
  folder: true,
  location_group: true,
  location_group_member: true,
  fact: true,
  schema_mark: false,
  search_miss: true,
  spot: true,
  spot_key: true,
  backup_run: false,
  idempotent_answer: false,
} satisfies Record<keyof Tables, boolean>

/** Tables of earlier versions, which may be in their backups. */
const retired: readonly string[] = [
  'published',
  'log_tally',
  'log_gram',
  'head_tally',
  'search_text',
  'search_word',
  'search_gram',
]

export const ownTables: readonly string[] = [...Object.keys(dumped), ...retired]

export function isDumped(table: string): boolean {
  return Object.entries(dumped).some(([name, travels]) => name === table && travels)
}

export function mayBeInBackup(table: string): boolean {
  return isDumped(table) || retired.includes(table)
}
