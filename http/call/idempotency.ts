import { createHash } from 'node:crypto'
import { messages } from '#catalogue/messages/messages.ts'
import { Problem } from '#domain/problem.ts'
import { runOnce } from '#domain/run-once.ts'
import { readerLanguage } from '../authenticate.ts'
import { successText } from './response.ts'
import { actorOf, type Call, type Route } from './route.ts'

export const keyHeader = 'idempotency-key'

/** A UUID has 36 characters. */
export const longestKey = 64

/** Runs a call with an `Idempotency-Key` once, and returns the same response to each repetition of a day. */
export function runKeyed(call: Call, route: Route, key: string): Promise<string> {
  if (key.length > longestKey) throw new Problem('invalid', messages.keyTooLong)
  const { request, body } = call
  const { pathname, search } = new URL(request.url)
  const address = `${request.method} ${pathname}`
  const keyed = {
    person_id: actorOf(call).id,
    key,
    route: address,
    request: createHash('sha256')
      .update(JSON.stringify([address, search, body ?? null]))
      .digest('base64url'),
    at: call.now(),
  }
  return runOnce(call.store, keyed, async (store) => {
    const { message, data } = await route.run({ ...call, store })
    const language = readerLanguage(request.headers.get('accept-language'))
    return successText({ message, data }, language)
  })
}
