import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { openedSession, passkeyAssertion, passkeyRequest } from '#catalogue/wire/second-factor.ts'
import { relyingParty } from '#domain/people/passkeys/relying-party.ts'
import { requestOptions } from '#domain/people/passkeys/request-options.ts'
import type { From, OpenedSession } from '#domain/people/sign-in/open-session.ts'
import { passSecondStep } from '#domain/people/sign-in/pass-second-step.ts'
import { offerPasskey, signInByPasskey } from '#domain/people/sign-in/sign-in-by-passkey.ts'
import { readerLanguage } from '#http/authenticate.ts'
import { type Call, defineRoute, type Route } from '#http/call/route.ts'

const second = defineRoute({
  methods: ['post'],
  path: '/auth/login/second',
  allow: 'everybody',
  summary: 'The second step of signing in: a code of the app, a recovery code or a passkey.',
  body: z.strictObject({
    challenge: z.string().min(1).max(100),
    code: z.string().min(1).max(limits.factorCode).optional(),
    passkey: passkeyAssertion.optional(),
  }),
  problems: ['unauthenticated', 'too-many'],
  response: openedSession,
  async run(call) {
    const response = { ...call.body, ...signInOrigin(call) }
    return opened(call, await passSecondStep(call, relyingParty(call.config.publicUrl), response))
  },
})

const offer = defineRoute({
  methods: ['post'],
  path: '/auth/login/passkey/options',
  allow: 'everybody',
  summary: 'Options for the browser to sign in by a passkey, without a password.',
  problems: ['too-many'],
  response: passkeyRequest,
  async run(call) {
    const challenge = await offerPasskey(call, signInOrigin(call))
    const data = requestOptions(relyingParty(call.config.publicUrl), challenge)
    return { message: messages.loaded, data }
  },
})

const byPasskey = defineRoute({
  methods: ['post'],
  path: '/auth/login/passkey',
  allow: 'everybody',
  summary: 'Sign in by a passkey, without a password.',
  body: z.strictObject({ passkey: passkeyAssertion }),
  problems: ['unauthenticated', 'too-many'],
  response: openedSession,
  async run(call) {
    const party = relyingParty(call.config.publicUrl)
    const response = { passkey: call.body.passkey, ...signInOrigin(call) }
    return opened(call, await signInByPasskey(call, party, response))
  },
})

function opened(call: Call<unknown, unknown>, { token, expiresAt, user }: OpenedSession) {
  const { log, requestId, address } = call
  log.info({ requestId, address, personId: user.id }, 'signed in')
  return { message: messages.signedIn, data: { token, expires_at: expiresAt, user } }
}

/** The second step of sign-in, and sign-in by a passkey. */
export const secondStepRoutes: Route[] = [second, offer, byPasskey]

/** Returns the address, browser and language from which somebody signs in. */
export function signInOrigin({ address, request: { headers } }: Call<unknown, unknown>): From {
  const accepted = headers.get('accept-language')
  const language = accepted === null ? null : readerLanguage(accepted)
  return { address, agent: headers.get('user-agent') ?? '', language }
}
