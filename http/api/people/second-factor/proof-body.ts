import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { passkeyAnswer } from '#catalogue/wire/second-factor.ts'
import { relyingParty } from '#domain/people/passkeys/relying-party.ts'
import { type Proven, requireProof } from '#domain/people/securing/require-proof.ts'
import type { Call } from '#http/call/context.ts'
import { actorOf } from '#http/call/route.ts'
import { typedPassword } from '../user-body.ts'

/** Of an app, or for recovery. */
export const typedCode = z.string().min(1).max(limits.factorCode)

/**
 * Who changes how they sign in says once more who they are: by a passkey, or by the password, and a
 * code where signing in asks for one.
 */
export const proofBody = {
  current_password: typedPassword.optional(),
  code: typedCode.optional(),
  passkey: passkeyAnswer.optional(),
}

type ProofBody = {
  [Name in keyof typeof proofBody]?: ReturnType<(typeof proofBody)[Name]['parse']>
}

/** Refuses what `requireProof` refuses. */
export async function provenBy(call: Call<ProofBody, unknown>): Promise<Proven> {
  const { current_password: password, code, passkey } = call.body
  const party = relyingParty(call.config.publicUrl)
  const { address } = call
  return requireProof(call, actorOf(call), { proof: { password, code, passkey }, address, party })
}
