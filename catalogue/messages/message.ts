import type { ApiNeeds } from './api/needs.gen.ts'
import { ClockTime, Figure } from './figure.ts'
import { formerColleagueId } from './former-colleague.ts'

/** The key of a sentence of the server, which is also its code on the wire. */
export type MessageKey = keyof ApiNeeds & string

/** What may stand in a sentence's braces. A list is said as lists are said in the reader's language. */
export type Value = string | number | Localizable | readonly Value[]

/** What is said in the reader's language once it leaves the server, and nowhere before. */
export type Localizable = Message | Label | Figure | ClockTime

/** What people wrote, or words of ours, which are said in the reader's language where they are shown. */
export type LocalizableText = Localizable | string

/** A sentence of the server, which nobody has said yet: its words are in `api/`, a file a language. */
export class Message {
  readonly key: MessageKey
  readonly values: Readonly<Record<string, Value>>

  constructor(key: MessageKey, values: Readonly<Record<string, Value>> = {}) {
    this.key = key
    this.values = values
  }
}

/** What a declaration calls something, by its English words; the others are in `labels/`. */
export class Label {
  readonly english: string
  /** It stands inside of a sentence, and begins small where the language has it so. */
  readonly isInside: boolean

  constructor(english: string, { isInside = false } = {}) {
    this.english = english
    this.isInside = isInside
  }
}

/** Sentences by wire path (`title`, `banners.0.gallery_id`). Empty when all is well. */
export type FieldErrors = Record<string, Message[]>

/** A sentence whose braces are still empty (`fill`). */
export class MessageTemplate<Key extends MessageKey> {
  readonly key: Key

  constructor(form: Key) {
    this.key = form
  }
}

/** The keys of sentences without braces. */
type PlainKey = {
  [Key in MessageKey]: ApiNeeds[Key] extends null ? Key : never
}[MessageKey]

/** What a form asks for, by the names in its braces: a number where it is counted. */
export type TemplateValues<Key extends MessageKey> = {
  [Name in keyof ApiNeeds[Key]]: string extends ApiNeeds[Key][Name] ? Value : number
}

/** A sentence without braces. */
export function message(key: PlainKey): Message {
  return new Message(key)
}

/** A sentence with braces; the compiler asks for what stands in them. */
export function messageTemplate<Key extends Exclude<MessageKey, PlainKey>>(
  key: Key,
): MessageTemplate<Key> {
  return new MessageTemplate(key)
}

export function isLocalizable(value: unknown): value is Localizable {
  return [Message, Label, Figure, ClockTime].some((kind) => value instanceof kind)
}

/** What clients may rely on: the key; of a sentence that only says where another belongs, that one's. */
export function codeOf({ key, values }: Message): string {
  const inner = values.sentence ?? values.first
  return inner instanceof Message ? codeOf(inner) : key
}

/** A user name as it stands in a sentence: of somebody who was erased the word for nobody, said where it is read. */
export function personName(name: string): LocalizableText {
  const number = formerColleagueId(name)
  return number === null ? name : new Message('people.former', { number })
}
