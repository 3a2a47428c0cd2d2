import { factorMessages } from '#catalogue/people/people-messages.ts'
import type { Actor } from '#domain/actor.ts'
import { Problem } from '#domain/problem.ts'
import type { Services } from '#domain/services.ts'
import {
  countRecoveryCodes,
  replaceRecoveryCodes,
} from '#store/people/second-factor/recovery-codes.ts'
import type { Tx } from '#store/tables.ts'
import { factorsOf, isSecured } from '../second-factor/factors-of.ts'
import { hashOfRecoveryCode, newRecoveryCodes } from '../second-factor/recovery-code.ts'
import { recordFactorChange } from './record-factor-change.ts'
import type { Proven } from './require-proof.ts'

/**
 * Replaces the recovery codes: the old ones no longer work. Throws `Problem('conflict')` without a
 * second factor.
 */
export async function renewCodes(
  { store, now }: Pick<Services, 'store' | 'now'>,
  actor: Actor,
  proven: Proven,
): Promise<string[]> {
  return store.write(async (tx) => {
    await proven.hold(tx)
    if (!isSecured(await factorsOf(tx, actor.id))) {
      throw new Problem('conflict', factorMessages.nothingSetUp)
    }
    await recordFactorChange({ db: tx, actor, now: now() }, { personId: actor.id, step: 'codes' })
    return makeCodes(tx, actor.id)
  })
}

/** Adds the recovery codes that come with a first second factor; null when the person has some. */
export async function addFirstCodes(tx: Tx, personId: number): Promise<string[] | null> {
  return (await countRecoveryCodes(tx, personId)) > 0 ? null : makeCodes(tx, personId)
}

/** Deletes the codes of a person without a second factor. */
export async function dropIdleCodes(tx: Tx, personId: number): Promise<void> {
  if (isSecured(await factorsOf(tx, personId))) return
  await replaceRecoveryCodes(tx, personId, [])
}

async function makeCodes(tx: Tx, personId: number): Promise<string[]> {
  const codes = newRecoveryCodes()
  const hashes = codes.map((code) => hashOfRecoveryCode(personId, code))
  await replaceRecoveryCodes(tx, personId, hashes)
  return codes
}
