import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { openedSession, passkeyAnswer, passkeyRequest } from '#catalogue/wire/second-factor.ts'
import { relyingParty } from '#domain/people/passkeys/relying-party.ts'
import { requestOptions } from '#domain/people/passkeys/request-options.ts'
import type { OpenedSession } from '#domain/people/sign-in/open-session.ts'
import { passSecondStep } from '#domain/people/sign-in/pass-second-step.ts'
import { offerPasskey, signInByPasskey } from '#domain/people/sign-in/sign-in-by-passkey.ts'
import type { Call } from '#http/call/context.ts'
import { defineRoute, type Route } from '#http/call/route.ts'
import { signingInFrom } from './signing-in-from.ts'

const second = defineRoute({
  methods: ['post'],
  path: '/auth/login/second',
  allow: 'everybody',
  summary: 'The second step of signing in: a code of the app, a recovery code or a passkey.',
  body: z.strictObject({
    challenge: z.string().min(1).max(100),
    code: z.string().min(1).max(limits.factorCode).optional(),
    passkey: passkeyAnswer.optional(),
  }),
  refuses: ['unauthenticated', 'too-many'],
  answer: openedSession,
  async run(call) {
    const answer = { ...call.body, ...signingInFrom(call) }
    return opened(call, await passSecondStep(call, relyingParty(call.config.publicUrl), answer))
  },
})

const offer = defineRoute({
  methods: ['post'],
  path: '/auth/login/passkey/options',
  allow: 'everybody',
  summary: 'What a browser asks for a passkey with, to sign in without a password.',
  refuses: ['too-many'],
  answer: passkeyRequest,
  async run(call) {
    const challenge = await offerPasskey(call, signingInFrom(call))
    const data = requestOptions(relyingParty(call.config.publicUrl), challenge)
    return { message: messages.loaded, data }
  },
})

const byPasskey = defineRoute({
  methods: ['post'],
  path: '/auth/login/passkey',
  allow: 'everybody',
  summary: 'Sign in by a passkey, without a password.',
  body: z.strictObject({ passkey: passkeyAnswer }),
  refuses: ['unauthenticated', 'too-many'],
  answer: openedSession,
  async run(call) {
    const party = relyingParty(call.config.publicUrl)
    const answer = { passkey: call.body.passkey, ...signingInFrom(call) }
    return opened(call, await signInByPasskey(call, party, answer))
  },
})

function opened(call: Call<unknown, unknown>, { token, expiresAt, user }: OpenedSession) {
  const { log, requestId, address } = call
  log.info({ requestId, address, personId: user.id }, 'signed in')
  return { message: messages.signedIn, data: { token, expires_at: expiresAt, user } }
}

/** What comes after the password at sign-in, or in its place. */
export const secondStepRoutes: Route[] = [second, offer, byPasskey]
