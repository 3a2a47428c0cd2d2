import type { Logger } from 'pino'
import { type Language, languageTags } from '#catalogue/languages.ts'
import { codeOf, type FieldErrors, isLocalizable } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { nameIn, textIn } from '#catalogue/messages/text-in.ts'
import { Problem } from '#domain/problem.ts'
import { storeFailure } from '#domain/store-failure.ts'
import type { Answer, Download } from './route.ts'

const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** A success in its envelope (contract section 1), said in a language. */
export function success({ message, data, headers }: Answer, language: Language): Response {
  return successOf(successText({ message, data }, language), language, headers)
}

/** Returns a success whose text was written before. */
export function successOf(
  text: string,
  language: Language,
  headers: Record<string, string> = {},
): Response {
  return new Response(text, {
    headers: { ...json, 'content-language': languageTags[language], ...headers },
  })
}

/** The same as text: here, and for refusals below, sentences become words. */
export function successText({ message, data }: Answer, language: Language): string {
  return saidText({ success: true, message, code: codeOf(message), data }, language)
}

/**
 * A file that a browser keeps rather than shows. Where a part of it cannot be had, the transfer
 * breaks off, so that nobody takes a part for the whole, and `report` is told why.
 */
export function download(file: Download, report: (error: unknown) => void): Response {
  return new Response(streamOf(file.body, report), {
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename="${file.name}"`,
      'cache-control': 'no-store',
    },
  })
}

/** Asks for a part when the one before has been taken, and no more once the client has gone. */
function streamOf(
  parts: AsyncIterable<string | Uint8Array>,
  report: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  const iterator = parts[Symbol.asyncIterator]()
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await iterator.next()
        if (done) controller.close()
        else controller.enqueue(typeof value === 'string' ? encoder.encode(value) : value)
      } catch (error) {
        report(error)
        controller.error(error)
      }
    },
    async cancel() {
      await iterator.return?.()
    },
  })
}

/** A refusal in its envelope. Never carries a stack, SQL or a path of this machine. */
export function refusal({ sentence, status, details }: Problem, language: Language): Response {
  const { errors, data, retryAfter } = details
  const body = {
    success: false,
    message: sentence,
    code: codeOf(sentence),
    ...(errors ? { errors, codes: codesOf(errors) } : {}),
    data,
  }
  const headers = {
    ...json,
    'content-language': languageTags[language],
    ...(retryAfter ? { 'retry-after': String(retryAfter) } : {}),
  }
  return new Response(saidText(body, language), { status, headers })
}

/** The codes of sentences beside fields, at the same paths. */
function codesOf(errors: FieldErrors): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, sentences]) => [path, sentences.map(codeOf)]),
  )
}

/**
 * Where answers name a person; no field of content is called so. Elsewhere text is what somebody wrote,
 * also where it looks like the word for nobody.
 */
export const named: ReadonlySet<string> = new Set([
  ...['by', 'author', 'created_by', 'submitted_by', 'approved_by', 'resolved_by', 'replaced_by'],
  ...['username', 'first_name'],
])

/** JSON in which everything that is to be said has been said. */
function saidText(body: object, language: Language): string {
  return JSON.stringify(body, (name, value: unknown) => {
    if (typeof value === 'string') return named.has(name) ? nameIn(language, value) : value
    return isLocalizable(value) ? textIn(language, value) : value
  })
}

/**
 * The one place where what was thrown becomes a refusal. A `Problem` is for the person; a database
 * that is away, busy, full or damaged is said so, with Retry-After; anything else is a bug, logged with its
 * request id and answered with the general sentence.
 */
export function problemOf(error: unknown, log: Logger, requestId: string): Problem | null {
  if (error instanceof Problem) return error
  const trouble = storeFailure(error)
  if (trouble === 'busy') {
    log.warn({ requestId, err: error }, 'the database or the storage was away or busy')
    return new Problem('busy', messages.busy, { retryAfter: 5 })
  }
  if (trouble === 'full') {
    log.error({ requestId, err: error }, 'the disk takes no writes: it is full or read-only')
    return new Problem('full', messages.diskFull, { retryAfter: 30 })
  }
  if (trouble === 'damaged') {
    log.error({ requestId, err: error }, 'the database is damaged: restore a backup')
    return new Problem('busy', messages.databaseDamaged, { retryAfter: 60 })
  }
  log.error({ requestId, err: error }, 'a call failed for a reason nobody expected')
  return null
}

/** The general answer to a bug. */
export function internalError(language: Language): Response {
  const message = messages.internal
  return new Response(saidText({ success: false, message, code: codeOf(message) }, language), {
    status: 500,
    headers: { ...json, 'content-language': languageTags[language] },
  })
}
