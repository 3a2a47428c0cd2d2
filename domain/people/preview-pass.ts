import { messages } from '#catalogue/messages/messages.ts'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import {
  addSession,
  findBearerSession,
  findPass,
  removeEndedSessions,
  touchSession,
} from '#store/people/sessions.ts'
import type { Store } from '#store/store.ts'
import { Problem } from '../problem.ts'
import type { Services } from '../services.ts'
import { lastUse } from './last-use.ts'
import { isOver, sessionLife } from './session-life.ts'
import { newToken } from './token.ts'

/** What a preview shows; left out: all drafts, now, with the campaigns that guests see. */
export interface PreviewShows {
  /** ISO 8601 UTC. */
  at?: string | undefined
  /** Campaigns that are shown whatever their windows are. */
  campaigns?: readonly number[] | undefined
  drafts?: 'none' | 'mine' | 'all' | undefined
}

type PreviewServices = Pick<Services, 'store' | 'now'>

/**
 * Creates a pass with which public pages show drafts: for at most an hour, and no longer than the
 * session. Throws `Problem('unauthenticated')` when the session has expired.
 */
export async function openPreview(
  { store, now }: PreviewServices,
  tokenHash: string,
  shows: PreviewShows = {},
): Promise<{ pass: string; expiresAt: string }> {
  const time = now()
  if (!(await isOpen(store, tokenHash, time))) throw unauthenticated()
  const { token: pass, hash } = newToken()
  const expiresAt = await store.write(async (tx) => {
    await removeEndedSessions(tx, time)
    const parent = await touchSession(tx, tokenHash, time)
    if (!parent) throw unauthenticated()
    const latest = addMilliseconds(time, sessionLife.pass)
    const ends = parent.expires_at < latest ? parent.expires_at : latest
    await addSession(tx, {
      token_hash: hash,
      kind: 'preview',
      person_id: parent.person_id,
      parent_hash: tokenHash,
      created_at: time,
      last_seen_at: time,
      expires_at: ends,
      shows: JSON.stringify(shows),
    })
    return ends
  })
  return { pass, expiresAt }
}

/** A pass that still shows drafts, and whose it is. */
export interface PreviewPass {
  personId: number
  shows: PreviewShows
}

/** Returns what a pass shows, while its session is open and its person active; else null. */
export async function findPreviewPass(
  { store, now }: PreviewServices,
  passHash: string,
): Promise<PreviewPass | null> {
  const time = now()
  const pass = await findPass(store.db, passHash, time)
  if (!pass?.parent_hash || !(await isOpen(store, pass.parent_hash, time))) return null
  const shows = pass.shows === '' ? {} : (JSON.parse(pass.shows) as PreviewShows)
  return { personId: pass.person_id, shows }
}

async function isOpen(store: Store, tokenHash: string, now: string): Promise<boolean> {
  const session = await findBearerSession(store.db, tokenHash)
  if (!session || session.unsecured === 1) return false
  const last_seen_at = lastUse(store, tokenHash, session.last_seen_at)
  return !isOver({ ...session, last_seen_at }, now)
}

function unauthenticated(): Problem {
  return new Problem('unauthenticated', messages.unauthenticated)
}
