import { readerLanguage } from '../who-is-calling.ts'
import type { RecentAnswer, RecentAnswers } from './recent-answers.ts'

/**
 * The answer to a call that everybody may make; where it is refused because the database is away, the
 * last one to the same question in the same language, if it still holds.
 */
export async function orRecent(
  recent: RecentAnswers,
  request: Request,
  call: () => Response | Promise<Response>,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const key = `${readerLanguage(request.headers.get('accept-language'))} ${pathname}${search}`
  const { sequence } = recent
  const known = recent.recallInSilence(key)
  if (known) return responseOf(known)
  const answer = await call()
  if (answer.status === 200) {
    const body = await answer.clone().text()
    const type = answer.headers.get('content-type') ?? ''
    const language = answer.headers.get('content-language') ?? ''
    await recent.remember(key, { status: 200, type, body, language }, sequence)
    return answer
  }
  const last = answer.status === 503 ? recent.recall(key) : null
  return last ? responseOf(last) : answer
}

function responseOf({ type, language = '', body }: RecentAnswer): Response {
  return new Response(body, {
    headers: { 'content-type': type, 'content-language': language, 'cache-control': 'no-store' },
  })
}
