import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { factorMessages } from '#catalogue/people/people-messages.ts'
import { idNumber } from '#catalogue/text/plain-text.ts'
import { momentText } from '#catalogue/time/moment-text.ts'
import { openedSession, secondStep } from '#catalogue/wire/second-factor.ts'
import { signedInUser } from '#catalogue/wire/users.ts'
import { loadMe } from '#domain/people/load-me.ts'
import { type RelyingParty, relyingParty } from '#domain/people/passkeys/relying-party.ts'
import { requestOptions } from '#domain/people/passkeys/request-options.ts'
import { openPreview } from '#domain/people/preview-pass.ts'
import { type RequiredSecondStep, signIn } from '#domain/people/sign-in/sign-in.ts'
import { signOut } from '#domain/people/sign-out.ts'
import { Problem } from '#domain/problem.ts'
import { setPreviewCookie } from '../authenticate.ts'
import { actorOf, defineRoute, nothing, type Route, tokenOf } from '../call/route.ts'
import { signInOrigin } from './people/second-factor/second-step-routes.ts'

/** A character may take several UTF-16 units; the rule for new passwords counts characters. */
const longestPassword = limits.password.max * 4

const credentials = z.strictObject({
  username: z.string().min(1).max(limits.login),
  password: z.string().min(1).max(longestPassword),
})

const login = defineRoute({
  methods: ['post'],
  path: '/auth/login',
  allow: 'everybody',
  summary: 'Sign in with a user name or an e-mail.',
  body: credentials,
  problems: ['unauthenticated', 'too-many'],
  maxConcurrent: limits.signInsAtOnce,
  response: z.union([openedSession, z.object({ second_factor: secondStep })]),
  async run(call) {
    const { username, password } = call.body
    const typed = { login: username, password, ...signInOrigin(call) }
    const signedIn = await signIn(call, typed)
    const { log, requestId, address, config } = call
    if (signedIn.wanted) {
      const party = relyingParty(config.publicUrl)
      return { message: factorMessages.wanted, data: wantedStep(party, signedIn.wanted) }
    }
    const { token, expiresAt, user } = signedIn.opened
    log.info({ requestId, address, personId: user.id }, 'signed in')
    return { message: messages.signedIn, data: { token, expires_at: expiresAt, user } }
  },
})

/** Returns the challenge of the second step, in place of a token. */
function wantedStep(party: RelyingParty, { challenge, hasApp, passkeys }: RequiredSecondStep) {
  const passkey = passkeys.length > 0 ? requestOptions(party, challenge, passkeys) : null
  const { token, expiresAt } = challenge
  return { second_factor: { challenge: token, expires_at: expiresAt, app: hasApp, passkey } }
}

const token = defineRoute({
  methods: ['get'],
  path: '/auth/token',
  allow: 'everybody',
  summary: 'Whether the token is valid.',
  optionalActor: true,
  allowWithoutSecondFactor: true,
  response: z.object({ success: z.boolean() }),
  async run({ actor }) {
    if (!actor) throw new Problem('unauthenticated', messages.unauthenticated)
    return { message: messages.loaded, data: { success: true } }
  },
})

const me = defineRoute({
  methods: ['get'],
  path: '/auth/me',
  allow: 'self.manage',
  allowWithoutSecondFactor: true,
  summary: 'The signed-in person and their role.',
  response: signedInUser.extend({
    /** The role needs a second factor, which has to be set up before anything else. */
    unsecured: z.boolean(),
  }),
  async run(call) {
    const actor = actorOf(call)
    const unsecured = actor.isUnsecured === true
    return { message: messages.loaded, data: { ...(await loadMe(call, actor)), unsecured } }
  },
})

const logout = defineRoute({
  methods: ['post'],
  path: '/auth/logout',
  allow: 'self.manage',
  allowWithoutSecondFactor: true,
  summary: 'End the session and its preview passes.',
  response: nothing,
  async run(call) {
    await signOut(call, tokenOf(call))
    const headers = { 'set-cookie': setPreviewCookie(call.config, '', 0) }
    return { message: messages.signedOut, data: {}, headers }
  },
})

const previewBody = z.strictObject({
  at: momentText.optional(),
  campaigns: z.union([z.literal('dated'), z.array(idNumber).max(limits.campaigns.open)]).optional(),
  drafts: z.enum(['none', 'mine', 'all']).optional(),
})

const preview = defineRoute({
  methods: ['post'],
  path: '/auth/preview',
  allow: 'self.manage',
  summary:
    'Open drafts for reading on public pages, for an hour at most: at a moment, with campaigns as dated or these, with drafts or none',
  body: previewBody,
  response: z.object({ expires_at: z.string() }),
  async run(call) {
    const { at, campaigns, drafts } = call.body
    const chosen = campaigns === 'dated' ? undefined : campaigns
    const shows = { at: at && new Date(at).toISOString(), campaigns: chosen, drafts }
    const { pass, expiresAt } = await openPreview(call, tokenOf(call), shows)
    const seconds = Math.floor((Date.parse(expiresAt) - Date.parse(call.now())) / 1000)
    const headers = { 'set-cookie': setPreviewCookie(call.config, pass, Math.max(0, seconds)) }
    return { message: messages.previewReady, data: { expires_at: expiresAt }, headers }
  },
})

export const authRoutes: readonly Route[] = [login, token, me, logout, preview]
