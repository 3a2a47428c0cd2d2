import { ApiError } from '#web/admin/api/api-error.ts'
import {
  type ApiResponse,
  addressOf,
  authorization,
  dataOf,
  type Got,
  languageHeader,
  parseEnvelope,
} from '#web/admin/api/call-api.ts'
import type { ImportPath } from '#web/admin/api/collection-calls.ts'
import { t } from '#web/admin/i18n/translate.ts'

export type UploadPath =
  | '/galleries'
  | '/galleries/{id}/replace'
  | '/tickets/screenshots'
  | '/translations/import'
  | ImportPath

export interface SendOptions {
  progress: (share: number) => void
  signal: AbortSignal
}

/** The status of an error without a response. */
const brokenLine = 0

/**
 * Sends a form with files by XMLHttpRequest, because `fetch` has no upload progress. Throws a
 * `ApiError` for every response that is not a success, and the signal's reason when aborted.
 */
export function sendFiles<P extends UploadPath>(
  path: P,
  input: { id?: number; body: FormData },
  { progress, signal }: SendOptions,
) {
  return new Promise<ApiResponse<Got<'post', P>>>((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', addressOf(path, input))
    request.setRequestHeader('accept', 'application/json')
    const language = languageHeader()['accept-language']
    request.setRequestHeader('accept-language', language)
    request.setRequestHeader('authorization', authorization())
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(loaded / total))
    request.addEventListener('load', () => {
      try {
        resolve(dataOf(request.status, parseEnvelope<Got<'post', P>>(request.responseText)))
      } catch (error) {
        reject(error)
      }
    })
    request.addEventListener('error', () =>
      reject(new ApiError(brokenLine, t('upload.connectionLost'))),
    )
    request.addEventListener('abort', () => reject(signal.reason))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(input.body)
  })
}

/** Returns the error of a request's only file. */
export function fileMessage(error: unknown, otherwise: string): string {
  if (!(error instanceof ApiError)) return otherwise
  return error.errors['image.0']?.[0] ?? error.errors.image?.[0] ?? error.message
}

/** Whether the same file may be accepted at another attempt. */
export function mayTryAgain(error: unknown): boolean {
  if (!(error instanceof ApiError)) return true
  return error.status === brokenLine || error.status === 429 || error.status >= 500
}
