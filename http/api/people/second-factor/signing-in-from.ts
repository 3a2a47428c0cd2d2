import type { From } from '#domain/people/sign-in/open-session.ts'
import type { Call } from '#http/call/context.ts'
import { readerLanguage } from '#http/who-is-calling.ts'

/** From where, with what and in which language somebody signs in. */
export function signingInFrom({ address, request: { headers } }: Call<unknown, unknown>): From {
  const language = headers.has('accept-language') ? readerLanguage(headers) : null
  return { address, agent: headers.get('user-agent') ?? '', language }
}
