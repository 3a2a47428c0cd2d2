import {
  type Answer,
  addressOf,
  authorization,
  dataOf,
  type Got,
  inReadersLanguage,
  parseEnvelope,
} from '#web/admin/api/call-api.ts'
import type { ImportPath } from '#web/admin/api/collection-calls.ts'
import { Refusal } from '#web/admin/api/refusal.ts'
import { t } from '#web/admin/i18n/translate.ts'

export type UploadPath =
  | '/galleries'
  | '/galleries/{id}/replace'
  | '/tickets/screenshots'
  | ImportPath

export interface Sending {
  progress: (share: number) => void
  signal: AbortSignal
}

/** The status of a refusal without an answer. */
const brokenLine = 0

/**
 * Sends a form with files by XMLHttpRequest, because `fetch` has no upload progress. Throws a
 * `Refusal` for every answer that is not a success, and the signal's reason when aborted.
 */
export function sendFiles<P extends UploadPath>(
  path: P,
  asked: { id?: number; body: FormData },
  { progress, signal }: Sending,
) {
  return new Promise<Answer<Got<'post', P>>>((resolve, reject) => {
    signal.throwIfAborted()
    const request = new XMLHttpRequest()
    request.open('POST', addressOf(path, asked))
    request.setRequestHeader('accept', 'application/json')
    const language = inReadersLanguage()['accept-language']
    request.setRequestHeader('accept-language', language)
    request.setRequestHeader('authorization', authorization())
    request.upload.addEventListener('progress', ({ loaded, total }) => progress(loaded / total))
    request.addEventListener('load', () => {
      try {
        resolve(dataOf(request.status, parseEnvelope<Got<'post', P>>(request.responseText)))
      } catch (refused) {
        reject(refused)
      }
    })
    request.addEventListener('error', () => reject(new Refusal(brokenLine, t('upload.lineBroke'))))
    request.addEventListener('abort', () => reject(signal.reason))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(asked.body)
  })
}

/** Returns the error of a request's only file. */
export function fileMessage(refused: unknown, otherwise: string): string {
  if (!(refused instanceof Refusal)) return otherwise
  return refused.errors['image.0']?.[0] ?? refused.errors.image?.[0] ?? refused.message
}

/** Whether the same file may be accepted at another attempt. */
export function mayTryAgain(refused: unknown): boolean {
  if (!(refused instanceof Refusal)) return true
  return refused.status === brokenLine || refused.status === 429 || refused.status >= 500
}
