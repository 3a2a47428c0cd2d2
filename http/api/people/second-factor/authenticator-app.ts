import { z } from 'zod'
import { messages } from '#catalogue/messages/messages.ts'
import { factorMessages } from '#catalogue/people/people-messages.ts'
import { newRecoveryCodes, secondFactor } from '#catalogue/wire/second-factor.ts'
import { renewCodes } from '#domain/people/factor-management/own-codes.ts'
import { confirmApp, startApp, switchOffApp } from '#domain/people/factor-management/set-up-app.ts'
import { viewSecondFactor } from '#domain/people/factor-management/view-second-factor.ts'
import { relyingParty } from '#domain/people/passkeys/relying-party.ts'
import { actorOf, defineRoute, nothing, type Route } from '#http/call/route.ts'
import { proofBody, proveIdentity, typedCode } from './proof-body.ts'

const view = defineRoute({
  methods: ['get'],
  path: '/auth/second-factor',
  allow: 'self.manage',
  allowWithoutSecondFactor: true,
  summary: "The caller's second factors.",
  response: secondFactor,
  async run(call) {
    const data = await viewSecondFactor(call.store.db, actorOf(call))
    return { message: messages.loaded, data }
  },
})

const start = defineRoute({
  methods: ['post'],
  path: '/auth/second-factor/app',
  allow: 'self.manage',
  allowWithoutSecondFactor: true,
  summary: 'Start the set-up of an authenticator app; the secret is only in this response.',
  body: z.strictObject(proofBody),
  problems: ['conflict', 'too-many'],
  response: z.object({ secret: z.string(), address: z.string() }),
  async run(call) {
    const proven = await proveIdentity(call)
    const data = await startApp(call, proven, relyingParty(call.config.publicUrl))
    return { message: factorMessages.appStarted, data }
  },
})

const confirm = defineRoute({
  methods: ['post'],
  path: '/auth/second-factor/app/confirm',
  allow: 'self.manage',
  allowWithoutSecondFactor: true,
  summary:
    'Turn on the app by its first code; the first time the response has recovery codes, only once.',
  body: z.strictObject({ code: typedCode }),
  problems: ['conflict'],
  response: newRecoveryCodes,
  async run(call) {
    const { log, requestId, address, body } = call
    const actor = actorOf(call)
    const recovery_codes = await confirmApp(call, actor, body.code)
    log.info({ requestId, actor, address }, 'an authenticator app was turned on')
    return { message: factorMessages.appOn, data: { recovery_codes } }
  },
})

const remove = defineRoute({
  methods: ['post'],
  path: '/auth/second-factor/app/remove',
  allow: 'self.manage',
  summary: 'Turn off the app.',
  body: z.strictObject(proofBody),
  problems: ['conflict', 'too-many'],
  response: nothing,
  async run(call) {
    const { log, requestId, address } = call
    const actor = actorOf(call)
    await switchOffApp(call, actor, await proveIdentity(call))
    log.info({ requestId, actor, address }, 'an authenticator app was turned off')
    return { message: factorMessages.appOff, data: {} }
  },
})

const codes = defineRoute({
  methods: ['post'],
  path: '/auth/second-factor/codes',
  allow: 'self.manage',
  summary:
    'Create new recovery codes, which are only in this response; the old ones no longer work.',
  body: z.strictObject(proofBody),
  problems: ['conflict', 'too-many'],
  response: newRecoveryCodes,
  async run(call) {
    const { log, requestId, address } = call
    const actor = actorOf(call)
    const recovery_codes = await renewCodes(call, actor, await proveIdentity(call))
    log.info({ requestId, actor, address }, 'new recovery codes were created')
    return { message: factorMessages.codesMade, data: { recovery_codes } }
  },
})

/** The caller's authenticator app and recovery codes. */
export const authenticatorApp: Route[] = [view, start, confirm, remove, codes]
