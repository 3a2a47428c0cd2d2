import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import type { Sentence } from '#catalogue/messages/sentence.ts'
import { isEasyToGuess } from './easy-to-guess.ts'
import { normalPassword } from './password.ts'

const { min, max } = limits.password

/** Whose password it is to be. */
interface PasswordOwner {
  username: string
  email: string
}

/** What is wrong with a new password, in sentences for its form; none when it may be used. */
export function passwordFaults(password: string, owner: PasswordOwner): Sentence[] {
  const normal = normalPassword(password)
  const length = [...normal].length
  if (length < min) return [fill(inputMessages.passwordTooShort, { least: min })]
  if (length > max) return [fill(inputMessages.passwordTooLong, { most: max })]
  if (/\p{Cc}/u.test(normal) || !normal.isWellFormed()) return [inputMessages.passwordUntypable]
  const lower = normal.toLowerCase()
  const [name, email] = [owner.username.toLowerCase(), owner.email.toLowerCase()]
  if (lower === name || lower === email) return [inputMessages.passwordOwn]
  const ownWords = [name, ...email.split(/[@.]/)]
  return isEasyToGuess(lower, ownWords) ? [inputMessages.passwordEasy] : []
}
