import { ClockTime } from '../figures/clock-time.ts'
import { Figure } from '../figures/figure.ts'
import { formerColleagueIn } from '../names/former-colleague.ts'
import type { ApiNeeds } from './api/needs.gen.ts'

/** The key of a sentence of the server, which is also its code on the wire. */
export type SentenceKey = keyof ApiNeeds & string

/** What may stand in a sentence's braces. A list is said as lists are said in the reader's language. */
export type Value = string | number | Said | readonly Value[]

/** What is said in the reader's language once it leaves the server, and nowhere before. */
export type Said = Sentence | Label | Figure | ClockTime

/** What people wrote, or words of ours, which are said in the reader's language where they are shown. */
export type Words = Said | string

/** A sentence of the server, which nobody has said yet: its words are in `api/`, a file a language. */
export class Sentence {
  readonly key: SentenceKey
  readonly values: Readonly<Record<string, Value>>

  constructor(key: SentenceKey, values: Readonly<Record<string, Value>> = {}) {
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
export type FieldErrors = Record<string, Sentence[]>

/** A sentence whose braces are still empty (`fill`). */
export class Form<Key extends SentenceKey> {
  readonly form: Key

  constructor(form: Key) {
    this.form = form
  }
}

/** The keys of sentences without braces. */
type PlainKey = {
  [Key in SentenceKey]: ApiNeeds[Key] extends null ? Key : never
}[SentenceKey]

/** What a form asks for, by the names in its braces: a number where it is counted. */
export type Filling<Key extends SentenceKey> = {
  [Name in keyof ApiNeeds[Key]]: string extends ApiNeeds[Key][Name] ? Value : number
}

/** A sentence without braces. */
export function sentence(key: PlainKey): Sentence {
  return new Sentence(key)
}

/** A sentence with braces; the compiler asks for what stands in them. */
export function form<Key extends Exclude<SentenceKey, PlainKey>>(key: Key): Form<Key> {
  return new Form(key)
}

export function isSaid(value: unknown): value is Said {
  return [Sentence, Label, Figure, ClockTime].some((kind) => value instanceof kind)
}

/** What clients may rely on: the key; of a sentence that only says where another belongs, that one's. */
export function codeOf({ key, values }: Sentence): string {
  const inner = values.sentence ?? values.first
  return inner instanceof Sentence ? codeOf(inner) : key
}

/** A user name as it stands in a sentence: of somebody who was erased the word for nobody, said where it is read. */
export function personName(name: string): Words {
  const number = formerColleagueIn(name)
  return number === null ? name : new Sentence('people.former', { number })
}
