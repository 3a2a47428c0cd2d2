import { limits } from '../limits.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import type { FieldErrors, Message } from '../messages/message.ts'
import { isEasyToGuess } from './easy-to-guess.ts'
import { peopleMessages } from './people-messages.ts'

const { min, max } = limits.password

export interface PasswordOwner {
  username: string
  email: string
  first_name: string
  last_name: string
}

/** The rules that a new password breaks. Screens show all of them. */
export type PasswordFault = 'too-short' | 'too-long' | 'untypable' | 'own' | 'easy'

/** Returns the message about a new password; empty when it may be used. */
export function passwordFaults(password: string, owner: PasswordOwner): Message[] {
  const [fault] = faultsOf(password, owner)
  return fault ? [messageByFault[fault]] : []
}

/** Returns the faults of a new password and its repetition by wire name. */
export function newPasswordErrors(
  password: string,
  confirmation: string,
  owner: PasswordOwner,
): FieldErrors {
  const faults = passwordFaults(password, owner)
  const isSame = password === confirmation
  return {
    ...(faults.length > 0 ? { password: faults } : {}),
    ...(isSame ? {} : { password_confirmation: [peopleMessages.passwordsDiffer] }),
  }
}

const messageByFault: Record<PasswordFault, Message> = {
  'too-short': fill(inputMessages.passwordTooShort, { least: min }),
  'too-long': fill(inputMessages.passwordTooLong, { most: max }),
  untypable: inputMessages.passwordUntypable,
  own: inputMessages.passwordOwn,
  easy: inputMessages.passwordEasy,
}

/** Returns every rule that a new password breaks, most important first. */
export function faultsOf(password: string, owner: PasswordOwner): PasswordFault[] {
  const normal = normalPassword(password)
  const length = [...normal].length
  if (length > max) return ['too-long']
  const faults: PasswordFault[] = length < min ? ['too-short'] : []
  if (/\p{Cc}/u.test(normal) || !normal.isWellFormed()) return [...faults, 'untypable']
  const lower = normal.toLowerCase()
  const [name, email] = [owner.username.toLowerCase(), owner.email.toLowerCase()]
  const names = `${owner.first_name} ${owner.last_name}`.toLowerCase().trim()
  if ([name, email, names].includes(lower)) return [...faults, 'own']
  const ownWords = [name, ...email.split(/[@.]/), ...names.split(/[\s'’-]+/)]
  return isEasyToGuess(lower, ownWords) ? [...faults, 'easy'] : faults
}

/** Returns one form of what keyboards type for one password (NIST SP 800-63B-4, 3.1.1.2). */
export function normalPassword(password: string): string {
  return password.normalize('NFKC')
}
