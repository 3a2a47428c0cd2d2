import { factorMessages } from '#catalogue/people/people-messages.ts'
import { addMilliseconds } from '#catalogue/time/add-milliseconds.ts'
import type { Actor } from '#domain/actor.ts'
import { invalid, Problem } from '#domain/problem.ts'
import type { Services } from '#domain/services.ts'
import {
  addAuthenticator,
  confirmAuthenticator,
  findAuthenticator,
  removeAuthenticator,
} from '#store/people/second-factor/authenticators.ts'
import type { RelyingParty } from '../passkeys/relying-party.ts'
import { encryptionContext } from '../second-factor/encryption-context.ts'
import { newSecret, setUpAddress, timeStepOf } from '../second-factor/time-code.ts'
import { addFirstCodes, dropIdleCodes } from './own-codes.ts'
import { recordFactorChange } from './record-factor-change.ts'
import type { Proven } from './require-proof.ts'

type SignInServices = Pick<Services, 'store' | 'now' | 'encryption'>

/** In ms: how long a secret waits for its first code. */
const setUpLife = 15 * 60_000

/**
 * Creates an app's secret and returns it, this once. It takes effect with the first code. Throws
 * `Problem('conflict')` when an app is on.
 */
export async function startApp(
  { store, now, encryption }: SignInServices,
  proven: Proven,
  party: RelyingParty,
): Promise<{ secret: string; address: string }> {
  const { id, username } = proven.person
  const secret = newSecret()
  await store.write(async (tx) => {
    await proven.hold(tx)
    const known = await findAuthenticator(tx, id)
    if (known?.confirmed_at) throw new Problem('conflict', factorMessages.appIsOn)
    const sealed = encryption.encrypt(secret, encryptionContext(id))
    await addAuthenticator(tx, { person_id: id, sealed, created_at: now() })
  })
  return { secret, address: setUpAddress(secret, `${username}@${party.id}`) }
}

/**
 * Turns the app on by its first code. Returns the recovery codes, this once, or null when the
 * person has some. Throws `Problem('conflict')` when no set-up is open, and `Problem('invalid')`
 * for a wrong code.
 */
export async function confirmApp(
  { store, now, encryption }: SignInServices,
  actor: Actor,
  code: string,
): Promise<string[] | null> {
  return store.write(async (tx) => {
    const at = now()
    const app = await findAuthenticator(tx, actor.id)
    if (app?.confirmed_at) throw new Problem('conflict', factorMessages.appIsOn)
    const isOpen = app && app.created_at > addMilliseconds(at, -setUpLife)
    const secret = isOpen ? encryption.decrypt(app.sealed, encryptionContext(actor.id)) : null
    if (!app || secret === null) throw new Problem('conflict', factorMessages.appNotStarted)
    const step = timeStepOf(secret, code, at)
    if (step === null) throw invalid({ code: [factorMessages.codeWrong] })
    if (!(await confirmAuthenticator(tx, app, { step, now: at }))) {
      throw new Problem('conflict', factorMessages.appNotStarted)
    }
    await recordFactorChange({ db: tx, actor, now: at }, { personId: actor.id, step: 'app-on' })
    return addFirstCodes(tx, actor.id)
  })
}

/** Turns the app off. Throws `Problem('conflict')` when none is on. */
export async function switchOffApp(
  { store, now }: Pick<Services, 'store' | 'now'>,
  actor: Actor,
  proven: Proven,
): Promise<void> {
  await store.write(async (tx) => {
    const at = now()
    await proven.hold(tx)
    const app = await findAuthenticator(tx, actor.id)
    if (!app?.confirmed_at) throw new Problem('conflict', factorMessages.nothingSetUp)
    await removeAuthenticator(tx, actor.id)
    await dropIdleCodes(tx, actor.id)
    await recordFactorChange({ db: tx, actor, now: at }, { personId: actor.id, step: 'app-off' })
  })
}
