import type { ExpressionBuilder, Insertable, Selectable } from 'kysely'
import type { RoleName } from '#catalogue/roles.ts'
import type { Db, Tables, Tx } from '../tables.ts'
import type { SessionTable } from './people-tables.ts'

type Session = Selectable<SessionTable>

interface OpenSession {
  person_id: number
  username: string
  role: RoleName
  /** JSON (`Scope`). */
  scope: string
  created_at: string
  last_seen_at: string
  expires_at: string
  /** 1: the role requires a second factor, and the person has none. */
  unsecured: number
}

export async function addSession(tx: Tx, session: Insertable<SessionTable>): Promise<void> {
  await tx.insertInto('session').values(session).execute()
}

export async function findBearerSession(
  db: Db,
  tokenHash: string,
): Promise<OpenSession | undefined> {
  return db
    .selectFrom('session')
    .innerJoin('person', 'person.id', 'session.person_id')
    .select(['session.person_id', 'person.username', 'person.role', 'person.scope'])
    .select(['session.created_at', 'session.last_seen_at', 'session.expires_at'])
    .select(isUnsecured)
    .where('session.token_hash', '=', tokenHash)
    .where('session.kind', '=', 'bearer')
    .where('person.active', '=', 1)
    .executeTakeFirst()
}

function isUnsecured(eb: ExpressionBuilder<Tables, 'session' | 'person'>) {
  const { exists, not, and } = eb
  const role = eb.selectFrom('secured_role').select('role').whereRef('role', '=', 'person.role')
  const app = eb
    .selectFrom('authenticator')
    .select('person_id')
    .whereRef('authenticator.person_id', '=', 'person.id')
    .where('confirmed_at', 'is not', null)
  const passkey = eb
    .selectFrom('passkey')
    .select('id')
    .whereRef('passkey.person_id', '=', 'person.id')
  const isSo = and([exists(role), not(exists(app)), not(exists(passkey))])
  return eb.case().when(isSo).then(1).else(0).end().as('unsecured')
}

export async function listBearerSessions(db: Db, personId: number): Promise<ListedSession[]> {
  return db
    .selectFrom('session')
    .select(['token_hash', 'address', 'agent', 'created_at', 'last_seen_at', 'expires_at'])
    .where('person_id', '=', personId)
    .where('kind', '=', 'bearer')
    .execute()
}

type ListedSession = Pick<
  Session,
  'token_hash' | 'address' | 'agent' | 'created_at' | 'last_seen_at' | 'expires_at'
>

export async function findPass(
  db: Db,
  passHash: string,
  now: string,
): Promise<Pick<Session, 'parent_hash' | 'person_id' | 'shows'> | undefined> {
  return db
    .selectFrom('session')
    .select(['parent_hash', 'person_id', 'shows'])
    .where('token_hash', '=', passHash)
    .where('kind', '=', 'preview')
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Locks the session's row, so that nobody ends it meanwhile. Returns undefined when it is over. */
export async function touchSession(
  tx: Tx,
  tokenHash: string,
  now: string,
): Promise<Pick<Session, 'person_id' | 'expires_at'> | undefined> {
  return tx
    .updateTable('session')
    .set(({ eb, ref }) => ({
      // Uses may be written in another order than they happened.
      last_seen_at: eb
        .case()
        .when('last_seen_at', '>', now)
        .then(ref('last_seen_at'))
        .else(now)
        .end(),
    }))
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', 'bearer')
    .where('expires_at', '>', now)
    .returning(['person_id', 'expires_at'])
    .executeTakeFirst()
}

/** The database deletes its preview passes with it. */
export async function removeSession(tx: Tx, tokenHash: string): Promise<void> {
  await tx.deleteFrom('session').where('token_hash', '=', tokenHash).execute()
}

/** Ends all sessions of a person but `except`, with their preview passes. */
export async function removeSessionsOf(
  tx: Tx,
  personId: number,
  except: string | null,
): Promise<void> {
  const bearers = tx
    .deleteFrom('session')
    .where('person_id', '=', personId)
    .where('kind', '=', 'bearer')
  await (except ? bearers.where('token_hash', '!=', except) : bearers).execute()
}

export async function removeEndedSessions(tx: Tx, now: string): Promise<void> {
  await tx.deleteFrom('session').where('expires_at', '<=', now).execute()
}

export async function removeSessionsBefore(
  tx: Tx,
  opened: string,
  now: string,
  most: number,
): Promise<number> {
  const old = tx
    .selectFrom('session')
    .select('token_hash')
    .where(({ eb, or }) => or([eb('created_at', '<', opened), eb('expires_at', '<=', now)]))
    .limit(most)
  const gone = await tx.deleteFrom('session').where('token_hash', 'in', old).executeTakeFirst()
  return Number(gone.numDeletedRows)
}
