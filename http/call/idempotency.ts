import { createHash } from 'node:crypto'
import { messages } from '#catalogue/messages/messages.ts'
import { Problem } from '#domain/problem.ts'
import { runOnce } from '#domain/run-once.ts'
import { readerLanguage } from '../authenticate.ts'
import { successText } from './answer.ts'
import type { Call } from './context.ts'
import { actorOf, type Route } from './route.ts'

export const keyHeader = 'idempotency-key'

/** The longest key that is taken; a UUID has 36 characters. */
export const longestKey = 64

/**
 * Returns the text of the answer to a call that came with an `Idempotency-Key`: the call runs once,
 * and is answered the same however often it is repeated within a day.
 */
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
