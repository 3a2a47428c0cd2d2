import type { Services } from '#domain/services.ts'
import { removeAttempt } from '#store/people/sign-in-attempts.ts'
import { verifyPassword } from '../password.ts'
import { FailedSignIn } from './failed-sign-in.ts'
import { reserveAttempt } from './reserve-attempt.ts'
import type { Target } from './target.ts'

type SignInServices = Pick<Services, 'store' | 'now'>

/**
 * Verifies the target's password. The attempt stays counted until the caller deletes it
 * (`removeAttempt`). Throws `Problem('too-many')`.
 */
export async function verifyCounted(
  services: SignInServices,
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
 * Counts an attempt, then checks it. When the check itself fails, the attempt is not counted.
 * Throws `Problem('too-many')`.
 */
export async function countTry<T>(
  services: SignInServices,
  target: Target,
  check: (attempt: number) => Promise<T>,
): Promise<T> {
  const attempt = await reserveAttempt(services, target)
  try {
    return await check(attempt)
  } catch (error) {
    if (!(error instanceof FailedSignIn)) {
      await services.store.write((tx) => removeAttempt(tx, attempt)).catch(() => undefined)
    }
    throw error
  }
}
