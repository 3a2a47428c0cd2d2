import type { From } from '#domain/people/sign-in/open-session.ts'
import { readerLanguage } from '#http/authenticate.ts'
import type { Call } from '#http/call/context.ts'

/** From where, with what and in which language somebody signs in. */
export function signingInFrom({ address, request: { headers } }: Call<unknown, unknown>): From {
  const liked = headers.get('accept-language')
  const language = liked === null ? null : readerLanguage(liked)
  return { address, agent: headers.get('user-agent') ?? '', language }
}
