import { z } from 'zod'
import { limits } from '../limits.ts'
import { wholeNumber } from '../wire.ts'
import { signedInUser } from './users.ts'

/** A new session (contract section 3). */
export const openedSession = z
  .object({ token: z.string(), expires_at: z.string(), user: signedInUser })
  .meta({ id: 'OpenedSession' })

const credential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

/** WebAuthn's `PublicKeyCredentialRequestOptionsJSON`. */
export const passkeyRequest = z
  .object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: wholeNumber,
    userVerification: z.literal('required'),
    allowCredentials: z.array(credential),
  })
  .meta({ id: 'PasskeyRequest' })
export type PasskeyRequest = z.infer<typeof passkeyRequest>

/** WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyCreation = z
  .object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
    timeout: wholeNumber,
    excludeCredentials: z.array(credential),
    authenticatorSelection: z.object({
      residentKey: z.literal('required'),
      requireResidentKey: z.literal(true),
      userVerification: z.literal('required'),
    }),
    attestation: z.literal('none'),
  })
  .meta({ id: 'PasskeyCreation' })
export type PasskeyCreation = z.infer<typeof passkeyCreation>

/** The second step of signing in. */
export const secondStep = z
  .object({
    challenge: z.string(),
    expires_at: z.string(),
    /** Whether the person has an authenticator app. A recovery code always works. */
    app: z.boolean(),
    /** Null without a passkey. */
    passkey: passkeyRequest.nullable(),
  })
  .meta({ id: 'SecondStep' })

const part = z.string().min(1).max(limits.passkeyPart)

/** `AuthenticationResponseJSON`; other members are ignored. */
export const passkeyAssertion = z.object({
  id: part,
  rawId: part,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: part,
    authenticatorData: part,
    signature: part,
    userHandle: z.string().max(limits.passkeyPart).nullish(),
  }),
})
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>

/** `RegistrationResponseJSON`. */
export const passkeyRegistration = z.object({
  id: part,
  rawId: part,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: part,
    attestationObject: part,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})
export type PasskeyRegistration = z.infer<typeof passkeyRegistration>

const passkey = z
  .object({
    id: wholeNumber,
    name: z.string(),
    created_at: z.string(),
    last_used_at: z.string().nullable(),
  })
  .meta({ id: 'Passkey' })

export const secondFactor = z
  .object({
    /** Whether the role requires one. */
    required: z.boolean(),
    /** Since when the app is set up, or null. */
    app_since: z.string().nullable(),
    recovery_codes_left: wholeNumber,
    passkeys: z.array(passkey),
  })
  .meta({ id: 'SecondFactor' })
export type SecondFactor = z.infer<typeof secondFactor>

/** Shown only once. Null when the existing ones stay valid. */
export const newRecoveryCodes = z
  .object({ recovery_codes: z.array(z.string()).nullable() })
  .meta({ id: 'NewCodes' })
