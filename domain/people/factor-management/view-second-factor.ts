import type { SecondFactor } from '#catalogue/wire/second-factor.ts'
import type { Actor } from '#domain/actor.ts'
import { countRecoveryCodes } from '#store/people/second-factor/recovery-codes.ts'
import { listSecuredRoles } from '#store/people/second-factor/secured-roles.ts'
import type { Db } from '#store/tables.ts'
import { factorsOf } from '../second-factor/factors-of.ts'

/** Returns the person's second factors, without any secret. */
export async function viewSecondFactor(db: Db, actor: Actor): Promise<SecondFactor> {
  const { appSince, passkeys } = await factorsOf(db, actor.id)
  return {
    required: (await listSecuredRoles(db)).includes(actor.role),
    app_since: appSince,
    recovery_codes_left: await countRecoveryCodes(db, actor.id),
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      created_at,
      last_used_at,
    })),
  }
}
