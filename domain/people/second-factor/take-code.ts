import type { Services } from '#domain/services.ts'
import { findAuthenticator, spendTimeStep } from '#store/people/second-factor/authenticators.ts'
import { takeRecoveryCode } from '#store/people/second-factor/recovery-codes.ts'
import type { Tx } from '#store/tables.ts'
import { encryptionContext } from './encryption-context.ts'
import { hashOfRecoveryCode, isRecoveryCode } from './recovery-code.ts'
import { isTimeCode, timeStepOf } from './time-code.ts'

/** Why a code was rejected, for the log only. */
export type CodeFault = 'wrong code' | 'used code' | 'sealed with another key'

/**
 * Uses a code of the person's app or a recovery code, once: of several requests with the same code
 * one succeeds. Returns why it was rejected, or null.
 */
export async function takeCode(
  tx: Tx,
  { encryption }: Pick<Services, 'encryption'>,
  { personId, code, now }: { personId: number; code: string; now: string },
): Promise<CodeFault | null> {
  if (!isTimeCode(code)) return takeRecovery(tx, personId, code)
  const app = await findAuthenticator(tx, personId)
  if (!app?.confirmed_at) return 'wrong code'
  const secret = encryption.decrypt(app.sealed, encryptionContext(personId))
  if (secret === null) return 'sealed with another key'
  const step = timeStepOf(secret, code, now)
  if (step === null) return 'wrong code'
  return (await spendTimeStep(tx, personId, step)) ? null : 'used code'
}

async function takeRecovery(tx: Tx, personId: number, code: string): Promise<CodeFault | null> {
  if (!isRecoveryCode(code)) return 'wrong code'
  const isTaken = await takeRecoveryCode(tx, personId, hashOfRecoveryCode(personId, code))
  return isTaken ? null : 'wrong code'
}
