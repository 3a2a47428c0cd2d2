import { limits } from '#catalogue/limits.ts'
import { isEasyToGuess } from './easy-to-guess.ts'
import { normalPassword } from './password.ts'

const { min, max } = limits.password

const sentences = {
  tooShort: `A password has at least ${min} characters. A few words in a row are easy to remember.`,
  tooLong: `A password has at most ${max} characters.`,
  control: 'This contains characters that cannot be typed.',
  own: 'A password must not be the user name or the e-mail.',
  easy: 'This password is easy to guess. Please choose another, for example a few unrelated words.',
}

/** Whose password it is to be. */
interface PasswordOwner {
  username: string
  email: string
}

/** What is wrong with a new password, in sentences for its form; none when it may be used. */
export function passwordFaults(password: string, owner: PasswordOwner): string[] {
  const normal = normalPassword(password)
  const length = [...normal].length
  if (length < min) return [sentences.tooShort]
  if (length > max) return [sentences.tooLong]
  if (/\p{Cc}/u.test(normal) || !normal.isWellFormed()) return [sentences.control]
  const lower = normal.toLowerCase()
  const [name, email] = [owner.username.toLowerCase(), owner.email.toLowerCase()]
  if (lower === name || lower === email) return [sentences.own]
  const ownWords = [name, ...email.split(/[@.]/)]
  return isEasyToGuess(lower, ownWords) ? [sentences.easy] : []
}
