import type { Services } from '#domain/services.ts'
import { removeAttempt } from '#store/people/sign-in-attempts.ts'
import { verifyPassword } from '../password.ts'
import { RefusedSignIn } from './refused-sign-in.ts'
import { reserveAttempt } from './reserve-attempt.ts'
import type { Target } from './target.ts'

type Place = Pick<Services, 'store' | 'now'>

/**
 * Is it the target's password? The try counts, until whoever asked forgets it (`removeAttempt`).
 * Refuses (429) after too many.
 */
export async function verifyCounted(
  services: Place,
  target: Target,
  password: string,
): Promise<{ isRight: boolean; attempt: number }> {
  return countTry(services, target, async (attempt) => {
    return {
      attempt,
      isRight: await verifyPassword(target.person?.password_hash ?? null, password),
    }
  })
}

/**
 * Counts a try before it is checked, and checks it. Where checking itself fails, nobody has guessed,
 * and the try is not counted. Refuses (429) after too many.
 */
export async function countTry<T>(
  services: Place,
  target: Target,
  check: (attempt: number) => Promise<T>,
): Promise<T> {
  const attempt = await reserveAttempt(services, target)
  try {
    return await check(attempt)
  } catch (error) {
    if (!(error instanceof RefusedSignIn)) {
      await services.store.write((tx) => removeAttempt(tx, attempt)).catch(() => undefined)
    }
    throw error
  }
}
