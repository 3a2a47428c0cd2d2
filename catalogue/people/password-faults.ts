import { limits } from '../limits.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import type { FieldErrors, Message } from '../messages/message.ts'
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

/** The fewest characters that must remain without guessable pieces. */
const minOwnCharacters = 5

/** Common stolen passwords made of several words. */
const commonPasswords = [
  'correcthorsebatterystaple',
  'thequickbrownfox',
  'tobeornottobe',
  'maytheforcebewithyou',
]

const words = `
  password passwort passw0rd pass pwd secret login logon signin letmein welcome hello admin
  administrator root user guest test tester testing default changeme change iloveyou love lovely you
  sunshine princess dragon monkey shadow master football baseball soccer superman batman starwars
  pokemon computer internet google facebook linkedin whatever trustno freedom summer winter spring
  autumn company qwerty qwertz azerty asdf zxcv abc access server system temp temporary new my is the
  this your please ilove me mine not very long enough secure security safe strong restaurant burger
  burgers fries marigold linecheck editor approver support demo website content manager
`
  .trim()
  .split(/\s+/)
  .concat(commonPasswords)

const runs = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop[]',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl;',
  'zxcvbnm,./',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik',
  '!@#$%^&*()',
  '1q2w3e4r5t6y7u8i9o0p',
].flatMap((run) => [run, [...run].reverse().join('')])

const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Returns whether a lower-case password consists of repetitions, common words or `ownWords`. */
function isEasyToGuess(password: string, ownWords: readonly string[]): boolean {
  if (isRepeated(password)) return true
  const plain = password.replace(/[013457@$!]/g, (sign) => lookalikes[sign] ?? sign)
  const guessed = [...words, ...ownWords.filter((word) => word.length > 2)]
  return ownCharacters([password, plain], guessed) < minOwnCharacters
}

function isRepeated(text: string): boolean {
  for (let piece = 1; piece <= text.length / 2; piece += 1) {
    if (text.startsWith(text.slice(piece))) return true
  }
  return false
}

/** Returns the fewest characters that remain when the text is split into guessable pieces. */
function ownCharacters(spellings: readonly [string, string], guessed: readonly string[]): number {
  const { length } = spellings[0]
  const least = [0]
  for (let end = 1; end <= length; end += 1) {
    const starts = spellings.flatMap((text) => [...pieceStarts(text, end, guessed)])
    least.push(Math.min((least[end - 1] ?? 0) + 1, ...starts.map((start) => least[start] ?? end)))
  }
  return least[length] ?? length
}

/** Yields where guessable pieces begin that end at `end`. */
function* pieceStarts(text: string, end: number, guessed: readonly string[]): Generator<number> {
  for (const word of guessed) if (text.endsWith(word, end)) yield end - word.length
  for (let length = 3; length <= Math.min(end, 27); length += 1) {
    const piece = text.slice(end - length, end)
    const isRun = runs.some((run) => run.includes(piece)) || piece === piece[0]?.repeat(length)
    if (!isRun) break
    yield end - length
  }
  if (/^(19|20)\d\d$/.test(text.slice(Math.max(0, end - 4), end))) yield end - 4
}
