import { errorMessage } from '#web/admin/api/refusal.ts'
import { PasskeyDeclined, PasskeyImpossible } from './passkey-answers.ts'

/** What to say of what went wrong; null where the person only turned away. */
export function faultOf(error: unknown): string | null {
  if (error instanceof PasskeyDeclined) return null
  return error instanceof PasskeyImpossible ? error.message : errorMessage(error)
}
