import type { Logger } from 'pino'
import { type Language, languageTags } from '#catalogue/languages.ts'
import { localize, localizeName } from '#catalogue/messages/localize.ts'
import { codeOf, type FieldErrors, isLocalizable } from '#catalogue/messages/message.ts'
import { messages } from '#catalogue/messages/messages.ts'
import { Problem } from '#domain/problem.ts'
import { storeFailure } from '#domain/store-failure.ts'
import type { Download, RouteResult } from './route.ts'

const json = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' }

/** Returns a success in its envelope (contract section 1), in a language. */
export function successResponse(
  { message, data, headers }: RouteResult,
  language: Language,
): Response {
  return successOf(successText({ message, data }, language), language, headers)
}

export function successOf(
  text: string,
  language: Language,
  headers: Record<string, string> = {},
): Response {
  return new Response(text, {
    headers: { ...json, 'content-language': languageTags[language], ...headers },
  })
}

export function successText({ message, data }: RouteResult, language: Language): string {
  return localizedJson({ success: true, message, code: codeOf(message), data }, language)
}

/**
 * Returns a file to download. When a part of it cannot be read, the transfer is aborted, so that the
 * client does not take the part for the whole, and `report` is called.
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

/** Returns a stream that reads a part when the client has taken the former one, and stops when it is gone. */
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

/** Returns a problem in its envelope. */
export function problemResponse(
  { userMessage: sentence, status, details }: Problem,
  language: Language,
): Response {
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
  return new Response(localizedJson(body, language), { status, headers })
}

function codesOf(errors: FieldErrors): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, sentences]) => [path, sentences.map(codeOf)]),
  )
}

/**
 * The fields in which responses name a person, which are localized ("Former colleague"). No field of
 * content has such a name, so that text which only looks like one is left as it is.
 */
export const personFields: ReadonlySet<string> = new Set([
  ...[
    'by',
    'author',
    'created_by',
    'submitted_by',
    'approved_by',
    'decided_by',
    'resolved_by',
    'replaced_by',
  ],
  ...['assigned_by', 'username', 'first_name'],
])

/** Returns JSON in which every message is a sentence of the language. */
function localizedJson(body: object, language: Language): string {
  return JSON.stringify(body, (name, value: unknown) => {
    if (typeof value === 'string')
      return personFields.has(name) ? localizeName(language, value) : value
    return isLocalizable(value) ? localize(language, value) : value
  })
}

/**
 * Returns the problem for what was thrown: a `Problem` as it is, a failure of the database or the disk
 * as `busy` or `full` with Retry-After. Returns null for a bug. Logs all but problems.
 */
export function problemOf(error: unknown, log: Logger, requestId: string): Problem | null {
  if (error instanceof Problem) return error
  const failure = storeFailure(error)
  if (failure === 'busy') {
    log.warn({ requestId, err: error }, 'the database or the storage was unavailable or busy')
    return new Problem('busy', messages.busy, { retryAfter: 5 })
  }
  if (failure === 'full') {
    log.error({ requestId, err: error }, 'the disk takes no writes: it is full or read-only')
    return new Problem('full', messages.diskFull, { retryAfter: 30 })
  }
  if (failure === 'damaged') {
    log.error({ requestId, err: error }, 'the database is damaged: restore a backup')
    return new Problem('busy', messages.databaseDamaged, { retryAfter: 60 })
  }
  log.error({ requestId, err: error }, 'a call failed unexpectedly')
  return null
}

export function internalError(language: Language): Response {
  const message = messages.internal
  return new Response(localizedJson({ success: false, message, code: codeOf(message) }, language), {
    status: 500,
    headers: { ...json, 'content-language': languageTags[language] },
  })
}
