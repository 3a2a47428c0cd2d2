import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { passkeyAssertion } from '#catalogue/wire/second-factor.ts'
import { type Proven, requireProof } from '#domain/people/factor-management/require-proof.ts'
import { relyingParty } from '#domain/people/passkeys/relying-party.ts'
import { actorOf, type Call } from '#http/call/route.ts'
import { typedPassword } from '../user-body.ts'

/** A code of the app, or a recovery code. */
export const typedCode = z.string().min(1).max(limits.factorCode)

/** Proof of identity for changing a second factor: a passkey, or the password and a code if one is set up. */
export const proofBody = {
  current_password: typedPassword.optional(),
  code: typedCode.optional(),
  passkey: passkeyAssertion.optional(),
}

type ProofBody = {
  [Name in keyof typeof proofBody]?: ReturnType<(typeof proofBody)[Name]['parse']>
}

/** Checks the proof of a call's body. Throws what `requireProof` throws. */
export async function proveIdentity(call: Call<ProofBody, unknown>): Promise<Proven> {
  const { current_password: password, code, passkey } = call.body
  const party = relyingParty(call.config.publicUrl)
  const { address } = call
  return requireProof(call, actorOf(call), { proof: { password, code, passkey }, address, party })
}
