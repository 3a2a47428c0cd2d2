import { TOTP } from 'otpauth'
import type { Actor } from '#domain/actor.ts'
import type { TestApp } from '#test/open-test-app.ts'
import { testPassword } from '#test/people.ts'

/** What an authenticator app shows at the moment of the app's clock, or so many steps away. */
export function codeOf(app: TestApp, secret: string, steps = 0): string {
  const timestamp = Date.parse(app.clock.now()) + steps * 30_000
  return new TOTP({ secret }).generate({ timestamp })
}

/** Sets an authenticator app up as somebody does. Gives its secret and the recovery codes. */
export async function setUpApp(app: TestApp, actor: Actor) {
  const proof = { current_password: testPassword }
  const { body } = await app.call<{ secret: string; address: string }>(
    actor,
    'POST',
    '/auth/second-factor/app',
    proof,
  )
  const { secret } = body.data
  const code = codeOf(app, secret)
  const { body: confirmed } = await app.call<{ recovery_codes: string[] | null }>(
    actor,
    'POST',
    '/auth/second-factor/app/confirm',
    { code },
  )
  // The code of the confirmation is used up.
  app.clock.pass({ seconds: 60 })
  return { secret, recoveryCodes: confirmed.data.recovery_codes ?? [] }
}
