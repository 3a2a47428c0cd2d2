import type { ApiNeeds } from './api/needs.gen.ts'
import { ClockTime, Figure } from './figure.ts'
import { formerColleagueId } from './former-colleague.ts'

export type MessageKey = keyof ApiNeeds & string

/** The value of a placeholder. A list is joined in the reader's language. */
export type Value = string | number | Localizable | readonly Value[]

/** What is localized only when an answer is written. */
export type Localizable = Message | Label | Figure | ClockTime

export type LocalizableText = Localizable | string

/** A message with its values; its text is in `api/`, a file for each language. */
export class Message {
  readonly key: MessageKey
  readonly values: Readonly<Record<string, Value>>

  constructor(key: MessageKey, values: Readonly<Record<string, Value>> = {}) {
    this.key = key
    this.values = values
  }
}

export class Label {
  readonly english: string
  /** Whether it is inside a sentence, where some languages use a small letter. */
  readonly isInside: boolean

  constructor(english: string, { isInside = false } = {}) {
    this.english = english
    this.isInside = isInside
  }
}

export type FieldErrors = Record<string, Message[]>

/** A message without its values yet (`fill`). */
export class MessageTemplate<Key extends MessageKey> {
  readonly key: Key

  constructor(form: Key) {
    this.key = form
  }
}

type PlainKey = {
  [Key in MessageKey]: ApiNeeds[Key] extends null ? Key : never
}[MessageKey]

/** The values that a message needs: a number where it is counted. */
export type TemplateValues<Key extends MessageKey> = {
  [Name in keyof ApiNeeds[Key]]: string extends ApiNeeds[Key][Name] ? Value : number
}

export function message(key: PlainKey): Message {
  return new Message(key)
}

export function messageTemplate<Key extends Exclude<MessageKey, PlainKey>>(
  key: Key,
): MessageTemplate<Key> {
  return new MessageTemplate(key)
}

export function isLocalizable(value: unknown): value is Localizable {
  return [Message, Label, Figure, ClockTime].some((kind) => value instanceof kind)
}

/** Returns the code on the wire: the key, or that of the message inside of it. */
export function codeOf({ key, values }: Message): string {
  const inner = values.sentence ?? values.first
  return inner instanceof Message ? codeOf(inner) : key
}

/** Returns a user name for messages; an erased person's is replaced by "former colleague". */
export function personName(name: string): LocalizableText {
  const number = formerColleagueId(name)
  return number === null ? name : new Message('people.former', { number })
}
