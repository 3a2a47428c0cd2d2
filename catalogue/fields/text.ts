import { z } from 'zod'
import type { Field, FieldMaker } from '../field.ts'
import { baseField } from '../field.ts'
import { limits } from '../limits.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { Label, type Message } from '../messages/message.ts'
import { messages } from '../messages/messages.ts'
import { keepAlphanumeric } from '../text/fold-text.ts'
import { lineOfText, nameOfText, plainText } from '../text/plain-text.ts'

interface TextOptions {
  required?: boolean
  hint?: string
  example?: string
  /** The response while nothing is stored. */
  fallback?: string
  /** Whether all languages share the text. */
  shared?: boolean
  /** Whether guests also find it without spaces and punctuation, like a postcode. */
  isCode?: boolean
  /** The list of names that forms offer: of the entry that another field refers to. */
  nameFrom?: NonNullable<Field['nameFrom']>
  /** Whether it identifies an entry; invisible characters are then removed, as in a code. */
  isIdentifier?: boolean
  /** Of a title: the fields whose texts it consists of while nobody typed one. */
  titleFrom?: readonly string[]
}

export function text(label: string, options: TextOptions = {}): FieldMaker<string> {
  return (key) => ({
    ...textField(key, label, options),
    kind: 'text',
    requestSchema: {
      [key]:
        options.isCode || options.isIdentifier
          ? nameOfText(limits.title, fillInMessage(key, label))
          : lineOfText(limits.title, fillInMessage(key, label)),
    },
  })
}

export function longText(label: string, options: TextOptions = {}): FieldMaker<string> {
  return (key) => ({
    ...textField(key, label, options),
    kind: 'longText',
    requestSchema: { [key]: plainText(limits.plainText, fillInMessage(key, label)) },
  })
}

function textField(
  key: string,
  label: string,
  options: TextOptions,
): Omit<Field<string, string>, 'kind' | 'requestSchema'> {
  return {
    ...baseField<string>(key, label, ''),
    required: options.required ?? false,
    translated: !options.shared,
    hint: options.hint ?? null,
    example: options.example ?? null,
    ...(options.nameFrom ? { nameFrom: options.nameFrom } : {}),
    ...(options.titleFrom ? { titleFrom: options.titleFrom } : {}),
    read: (sent, before) => readText(sent[key], before, options.fallback),
    validate: (value) => (options.required && value === '' ? fillInMessage(key, label) : null),
    responseSchema: { [key]: z.string() },
    toWire: (value) => ({ [key]: value || (options.fallback ?? '') }),
    ...(options.isCode
      ? { searchText: (value: string) => `${value} ${withoutPunctuation(value)}`.trim() }
      : {}),
  }
}

/** A fallback that a client sends back is not stored, or it would outlive the fallback. */
function readText(sent: unknown, before: string, fallback?: string): string | undefined {
  if (typeof sent !== 'string') return undefined
  return before === '' && sent === fallback ? '' : sent
}

function withoutPunctuation(value: string): string {
  const joined = keepAlphanumeric(value)
  return joined === value ? '' : joined
}

/** Returns "Please fill in Title."; the specification has its own sentence for descriptions. */
export function fillInMessage(key: string, label: string): Message {
  return key === 'description'
    ? messages.fillInDescription
    : fill(inputMessages.fillIn, { label: new Label(label) })
}
