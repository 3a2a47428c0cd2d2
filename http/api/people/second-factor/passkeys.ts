import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'
import { factorMessages } from '#catalogue/people/people-messages.ts'
import { nameOfText } from '#catalogue/text/plain-text.ts'
import {
  newRecoveryCodes,
  passkeyCreation,
  passkeyRegistration,
  passkeyRequest,
} from '#catalogue/wire/second-factor.ts'
import {
  dropPasskey,
  requestPasskey,
  savePasskey,
  startPasskey,
} from '#domain/people/factor-management/own-passkeys.ts'
import { relyingParty } from '#domain/people/passkeys/relying-party.ts'
import { actorOf, type Call, defineRoute, nothing, type Route } from '#http/call/route.ts'
import { proofBody, proveIdentity } from './proof-body.ts'

const name = nameOfText(limits.passkeyName).refine(
  (text) => text !== '',
  serializeMessage(inputMessages.missing),
)

const start = defineRoute({
  methods: ['post'],
  path: '/auth/passkeys/options',
  allow: 'self.manage',
  allowWithoutSecondFactor: true,
  summary: 'Options for the browser to create a passkey.',
  body: z.strictObject(proofBody),
  problems: ['conflict', 'too-many'],
  response: passkeyCreation,
  async run(call) {
    const data = await startPasskey(call, await proveIdentity(call), originOf(call))
    return { message: messages.loaded, data }
  },
})

const save = defineRoute({
  methods: ['post'],
  path: '/auth/passkeys',
  allow: 'self.manage',
  allowWithoutSecondFactor: true,
  summary: 'Save a created passkey; the first time the response has recovery codes, only once.',
  body: z.strictObject({ name, passkey: passkeyRegistration }),
  problems: ['conflict'],
  response: newRecoveryCodes,
  async run(call) {
    const { log, requestId, address, body } = call
    const actor = actorOf(call)
    const made = { made: body.passkey, name: body.name, party: originOf(call).party }
    const recovery_codes = await savePasskey(call, actor, made)
    log.info({ requestId, actor, address }, 'a passkey was added')
    return { message: factorMessages.passkeyAdded, data: { recovery_codes } }
  },
})

const ask = defineRoute({
  methods: ['post'],
  path: '/auth/passkeys/ask',
  allow: 'self.manage',
  summary: "Options for the browser to use one of the caller's passkeys, instead of the password.",
  problems: ['conflict'],
  response: passkeyRequest,
  async run(call) {
    const data = await requestPasskey(call, actorOf(call), originOf(call))
    return { message: messages.loaded, data }
  },
})

const remove = defineRoute({
  methods: ['post'],
  path: '/auth/passkeys/{id}/remove',
  allow: 'self.manage',
  summary: "Remove one of the caller's passkeys.",
  body: z.strictObject(proofBody),
  problems: ['conflict', 'too-many'],
  response: nothing,
  async run(call) {
    const { log, requestId, address, params } = call
    const actor = actorOf(call)
    const proven = await proveIdentity(call)
    await dropPasskey(call, actor, { proven, id: params.id ?? 0 })
    log.info({ requestId, actor, address }, 'a passkey was removed')
    return { message: factorMessages.passkeyRemoved, data: {} }
  },
})

function originOf({ config, address }: Call<unknown, unknown>) {
  return { party: relyingParty(config.publicUrl), address }
}

/** The caller's passkeys. */
export const passkeyRoutes: Route[] = [start, save, ask, remove]
