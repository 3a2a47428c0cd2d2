import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { signedInUser } from '#catalogue/wire.ts'
import { loadMe } from '#domain/people/load-me.ts'
import { openPreview } from '#domain/people/preview-pass.ts'
import { signIn } from '#domain/people/sign-in/sign-in.ts'
import { signOut } from '#domain/people/sign-out.ts'
import { Problem } from '#domain/problem.ts'
import type { Call } from '../call/context.ts'
import { actorOf, defineRoute, nothing, type Route } from '../call/route.ts'
import { setPreviewCookie } from '../who-is-calling.ts'

/** One typed character may be sent as several units; the rule for new passwords counts characters. */
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
  refuses: ['unauthenticated', 'too-many'],
  answer: z.object({ token: z.string(), expires_at: z.string(), user: signedInUser }),
  async run(call) {
    const { username, password } = call.body
    const signedIn = await signIn(call, { login: username, password, address: call.address })
    const { token, expiresAt, user } = signedIn
    const { log, requestId, address } = call
    log.info({ requestId, address, personId: user.id }, 'signed in')
    return { message: messages.signedIn, data: { token, expires_at: expiresAt, user } }
  },
})

const token = defineRoute({
  methods: ['get'],
  path: '/auth/token',
  allow: 'everybody',
  summary: 'Tells whether the token is good.',
  optionalActor: true,
  answer: z.object({ success: z.boolean() }),
  async run({ actor }) {
    if (!actor) throw new Problem('unauthenticated', messages.unauthenticated)
    return { message: messages.loaded, data: { success: true } }
  },
})

const me = defineRoute({
  methods: ['get'],
  path: '/auth/me',
  allow: 'self.manage',
  summary: 'Who is signed in, and in which role.',
  answer: signedInUser,
  async run(call) {
    return { message: messages.loaded, data: await loadMe(call, actorOf(call)) }
  },
})

const logout = defineRoute({
  methods: ['post'],
  path: '/auth/logout',
  allow: 'self.manage',
  summary: 'End the session and its preview passes.',
  answer: nothing,
  async run(call) {
    await signOut(call, tokenOf(call))
    const headers = { 'set-cookie': setPreviewCookie(call.config, '', 0) }
    return { message: messages.signedOut, data: {}, headers }
  },
})

const preview = defineRoute({
  methods: ['post'],
  path: '/auth/preview',
  allow: 'self.manage',
  summary: 'Open drafts for reading on public pages, for an hour at most.',
  answer: z.object({ expires_at: z.string() }),
  async run(call) {
    const { pass, expiresAt } = await openPreview(call, tokenOf(call))
    const seconds = Math.floor((Date.parse(expiresAt) - Date.parse(call.now())) / 1000)
    const headers = { 'set-cookie': setPreviewCookie(call.config, pass, Math.max(0, seconds)) }
    return { message: messages.previewReady, data: { expires_at: expiresAt }, headers }
  },
})

/** The hash of the token that the signed-in person called with. */
function tokenOf(call: Call): string {
  if (!call.tokenHash) throw new Error('The route is open to everybody: it has no token')
  return call.tokenHash
}

export const authRoutes: readonly Route[] = [login, token, me, logout, preview]
