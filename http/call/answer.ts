import type { Logger } from 'pino'
import { messages } from '#catalogue/messages/messages.ts'
import { Problem } from '#domain/problem.ts'
import { storeTrouble } from '#domain/store-trouble.ts'
import type { Download } from './route.ts'

const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** A success in its envelope (contract section 1). */
export function success(
  message: string,
  data: unknown,
  headers: Record<string, string> = {},
): Response {
  return new Response(JSON.stringify({ success: true, message, data }), {
    headers: { ...json, ...headers },
  })
}

/** A file that a browser keeps rather than shows. */
export function download(file: Download): Response {
  return new Response(streamOf(file.body), {
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename="${file.name}"`,
      'cache-control': 'no-store',
    },
  })
}

/** Asks for a part when the one before has been taken, and no more once the client has gone. */
function streamOf(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

/** A refusal in its envelope. Never carries a stack, SQL or a path of this machine. */
export function refusal(problem: Problem): Response {
  const { errors, data, retryAfter } = problem.details
  const body = {
    success: false,
    message: problem.message,
    ...(errors ? { errors } : {}),
    ...(data === undefined ? {} : { data }),
  }
  const headers = { ...json, ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}) }
  return new Response(JSON.stringify(body), { status: problem.status, headers })
}

/**
 * The one place where what was thrown becomes a refusal. A `Problem` is for the person; a database
 * that is away, busy or full is said so, with Retry-After; anything else is a bug, logged with its
 * request id and answered with the general sentence.
 */
export function problemOf(error: unknown, log: Logger, requestId: string): Problem | null {
  if (error instanceof Problem) return error
  const trouble = storeTrouble(error)
  if (trouble === 'busy') {
    log.warn({ requestId, err: error }, 'the database or the storage was away or busy')
    return new Problem('busy', messages.busy, { retryAfter: 5 })
  }
  if (trouble === 'full') {
    log.error({ requestId, err: error }, 'there is no room to write')
    return new Problem('full', messages.diskFull, { retryAfter: 30 })
  }
  log.error({ requestId, err: error }, 'a call failed for a reason nobody expected')
  return null
}

/** The general answer to a bug. */
export function internalError(): Response {
  return new Response(JSON.stringify({ success: false, message: messages.internal }), {
    status: 500,
    headers: json,
  })
}
