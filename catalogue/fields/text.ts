import { z } from 'zod'
import type { Field, FieldMaker } from '../field.ts'
import { baseField } from '../field.ts'
import { limits } from '../limits.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { Label, type Message } from '../messages/message.ts'
import { messages } from '../messages/messages.ts'
import { lineOfText, nameOfText, plainText } from '../text/plain-text.ts'

interface TextOptions {
  required?: boolean
  hint?: string
  example?: string
  /** What is shown and answered while nothing is stored. */
  fallback?: string
  /** All languages have the same: a name, an address, what is not read as a sentence. */
  shared?: boolean
  /** Is it found without its spaces and signs too, as a code or a postcode is typed? */
  isCode?: boolean
  /** Does it tell one entry from another? Then it is kept without invisible characters, as a code is. */
  isIdentifier?: boolean
}

/** One line of at most 200 characters. */
export function text(label: string, options: TextOptions = {}): FieldMaker<string> {
  return (key) => ({
    ...textField(key, label, options),
    kind: 'text',
    writes: {
      [key]:
        options.isCode || options.isIdentifier
          ? nameOfText(limits.title, missing(key, label))
          : lineOfText(limits.title, missing(key, label)),
    },
  })
}

/** Several lines of at most 2,000 characters in all. */
export function longText(label: string, options: TextOptions = {}): FieldMaker<string> {
  return (key) => ({
    ...textField(key, label, options),
    kind: 'longText',
    writes: { [key]: plainText(limits.plainText, missing(key, label)) },
  })
}

function textField(
  key: string,
  label: string,
  options: TextOptions,
): Omit<Field<string, string>, 'kind' | 'writes'> {
  return {
    ...baseField<string>(key, label, ''),
    required: options.required ?? false,
    translated: !options.shared,
    hint: options.hint ?? null,
    example: options.example ?? null,
    read: (sent, before) => readText(sent[key], before, options.fallback),
    refusal: (value) => (options.required && value === '' ? missing(key, label) : null),
    answers: { [key]: z.string() },
    answer: (value) => ({ [key]: value || (options.fallback ?? '') }),
    ...(options.isCode ? { sought: (value: string) => `${value} ${unspaced(value)}`.trim() } : {}),
  }
}

/** A fallback that is sent back as it was answered is not stored: it would outlive the fallback. */
function readText(sent: unknown, before: string, fallback?: string): string | undefined {
  if (typeof sent !== 'string') return undefined
  return before === '' && sent === fallback ? '' : sent
}

function unspaced(value: string): string {
  const joined = value.replaceAll(/[^\p{L}\p{N}]/gu, '')
  return joined === value ? '' : joined
}

/** "Please fill in Title."; the specification has its own words for a description. */
export function missing(key: string, label: string): Message {
  return key === 'description'
    ? messages.fillInDescription
    : fill(inputMessages.fillIn, { label: new Label(label) })
}
