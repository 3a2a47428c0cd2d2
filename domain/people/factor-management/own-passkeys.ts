import { createHash } from 'node:crypto'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { factorMessages } from '#catalogue/people/people-messages.ts'
import type {
  PasskeyCreation,
  PasskeyRegistration,
  PasskeyRequest,
} from '#catalogue/wire/second-factor.ts'
import type { Actor } from '#domain/actor.ts'
import { invalid, Problem } from '#domain/problem.ts'
import type { Services } from '#domain/services.ts'
import { lockPerson } from '#store/people/people.ts'
import { findChallenge, takeChallenge } from '#store/people/second-factor/challenges.ts'
import {
  addPasskey,
  findPasskey,
  listPasskeys,
  type Passkey,
  removePasskey,
} from '#store/people/second-factor/passkeys.ts'
import { challengeIn } from '../passkeys/challenge-in.ts'
import { readMade } from '../passkeys/read-made.ts'
import type { RelyingParty } from '../passkeys/relying-party.ts'
import { credentialOf, requestOptions } from '../passkeys/request-options.ts'
import { challengeLife, makeChallenge } from '../second-factor/challenge.ts'
import { hashOf } from '../token.ts'
import { addFirstCodes, dropIdleCodes } from './own-codes.ts'
import { recordFactorChange } from './record-factor-change.ts'
import type { Proven } from './require-proof.ts'

type SignInServices = Pick<Services, 'store' | 'now'>

/** COSE: ES256, EdDSA and RS256. */
const algorithms = [-7, -8, -257]

/** Returns the options for a new passkey. Throws `Problem('conflict')` at the limit. */
export async function startPasskey(
  { store, now }: SignInServices,
  proven: Proven,
  { party, address }: { party: RelyingParty; address: string },
): Promise<PasskeyCreation> {
  const { id, username, first_name, last_name } = proven.person
  return store.write(async (tx) => {
    await proven.hold(tx)
    const known = await listPasskeys(tx, id)
    requireRoomForPasskey(known)
    const { token } = await makeChallenge(tx, now(), { kind: 'register', personId: id, address })
    return {
      challenge: token,
      rp: { id: party.id, name: party.name },
      user: {
        id: handleOf(token),
        name: username,
        displayName: `${first_name} ${last_name}`,
      },
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
      timeout: challengeLife,
      excludeCredentials: known.map(credentialOf),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
    }
  })
}

/**
 * Stores a new passkey. Returns the recovery codes, this once, or null when the person has some.
 * Throws `Problem('invalid')` for an answer that is wrong, late or repeated, and
 * `Problem('conflict')` for a passkey that is stored already.
 */
export async function savePasskey(
  { store, now }: SignInServices,
  actor: Actor,
  { made, name, party }: { made: PasskeyRegistration; name: string; party: RelyingParty },
): Promise<string[] | null> {
  const token = challengeIn(made.response.clientDataJSON) ?? ''
  const query = { hash: hashOf(token), kind: 'register', now: now() } as const
  const challenge = await findChallenge(store.db, query)
  const key = challenge?.person_id === actor.id ? await readMade(party, made) : null
  if (!challenge || !key) throw wrong()
  return store.write(async (tx) => {
    await lockPerson(tx, actor.id)
    if (!(await takeChallenge(tx, challenge.token_hash))) throw wrong()
    const known = await listPasskeys(tx, actor.id)
    requireRoomForPasskey(known)
    if (await findPasskey(tx, key.credential_id)) {
      throw new Problem('conflict', factorMessages.passkeyKnown)
    }
    const at = now()
    const row = { ...key, person_id: actor.id, user_handle: handleOf(token) }
    await addPasskey(tx, { ...row, name, created_at: at, last_used_at: null })
    const changes = { passkey: { before: '', after: name } }
    await recordFactorChange(
      { db: tx, actor, now: at },
      { personId: actor.id, step: 'passkey-on', changes },
    )
    return addFirstCodes(tx, actor.id)
  })
}

/** Returns the options of a proof by one of the person's passkeys. */
export async function requestPasskey(
  { store, now }: SignInServices,
  actor: Actor,
  { party, address }: { party: RelyingParty; address: string },
): Promise<PasskeyRequest> {
  return store.write(async (tx) => {
    const known = await listPasskeys(tx, actor.id)
    if (known.length === 0) throw new Problem('conflict', factorMessages.nothingSetUp)
    const challenge = { kind: 'proof', personId: actor.id, address } as const
    return requestOptions(party, await makeChallenge(tx, now(), challenge), known)
  })
}

/** Deletes one of the actor's passkeys. Throws `Problem('not-found')` for another's. */
export async function dropPasskey(
  { store, now }: SignInServices,
  actor: Actor,
  { proven, id }: { proven: Proven; id: number },
): Promise<void> {
  await store.write(async (tx) => {
    const known = (await listPasskeys(tx, actor.id)).find((one) => one.id === id)
    if (!known) throw new Problem('not-found', factorMessages.noSuchPasskey)
    await proven.hold(tx)
    await removePasskey(tx, actor.id, id)
    await dropIdleCodes(tx, actor.id)
    const changes = { passkey: { before: known.name, after: '' } }
    await recordFactorChange(
      { db: tx, actor, now: now() },
      { personId: actor.id, step: 'passkey-off', changes },
    )
  })
}

/** Returns the user handle (WebAuthn Level 3, 14.6.1): random, one a passkey. */
function handleOf(token: string): string {
  return createHash('sha256').update(`person ${token}`).digest('base64url')
}

function requireRoomForPasskey(known: readonly Passkey[]): void {
  if (known.length < limits.passkeys) return
  throw new Problem('conflict', fill(factorMessages.tooManyPasskeys, { most: limits.passkeys }))
}

function wrong(): Problem {
  return invalid({ passkey: [factorMessages.passkeyWrong] })
}
