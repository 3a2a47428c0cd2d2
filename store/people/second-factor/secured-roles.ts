import type { RoleName } from '#catalogue/roles.ts'
import type { Db, Tx } from '#store/tables.ts'

export async function listSecuredRoles(db: Db): Promise<RoleName[]> {
  const rows = await db.selectFrom('secured_role').select('role').orderBy('role').execute()
  return rows.map(({ role }) => role)
}

export async function replaceSecuredRoles(tx: Tx, roles: readonly RoleName[]): Promise<void> {
  await tx.deleteFrom('secured_role').execute()
  if (roles.length === 0) return
  await tx
    .insertInto('secured_role')
    .values(roles.map((role) => ({ role })))
    .execute()
}

export async function listSecuredPeople(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectFrom('authenticator')
    .select('person_id')
    .where('person_id', 'in', [...ids])
    .where('confirmed_at', 'is not', null)
    .union(
      db
        .selectFrom('passkey')
        .select('person_id')
        .where('person_id', 'in', [...ids]),
    )
    .execute()
  return new Set(rows.map(({ person_id }) => person_id))
}
