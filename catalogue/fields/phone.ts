import { z } from 'zod'
import { baseField, type FieldMaker } from '../field.ts'
import { limits } from '../limits.ts'
import { serializeMessage } from '../messages/serialize-message.ts'
import { phoneFaults, typedPhone } from '../text/phone/typed-phone.ts'

interface PhoneOptions {
  hint?: string
  /** The key of the field beside it with the country whose national numbers are meant. */
  countryKey?: string
}

/**
 * A telephone number: sent as people type it, stored and answered in E.164; '' for none. All languages
 * have the same. A save makes it dialable in `domain/content/saving/dial-phones.ts`, which knows countries.
 */
export function phone(label: string, { hint, countryKey }: PhoneOptions = {}): FieldMaker<string> {
  return (key) => ({
    ...baseField<string>(key, label, ''),
    kind: 'phone',
    hint: hint ?? null,
    example: '+44 20 7946 0123',
    ...(countryKey ? { countryKey } : {}),
    writes: { [key]: phoneText },
    read: (sent) => {
      const typed = sent[key]
      return typeof typed === 'string' ? digitsOf(typed) : undefined
    },
    answers: { [key]: z.string() },
    answer: (value) => ({ [key]: value }),
    words: (value) => value,
  })
}

const phoneText = z
  .string()
  .max(limits.phone)
  .superRefine((typed, context) => {
    const read = isNone(typed) ? null : typedPhone(typed)
    if (read && 'fault' in read) {
      context.addIssue({ code: 'custom', message: serializeMessage(phoneFaults[read.fault]) })
    }
  })

function digitsOf(typed: string): string | undefined {
  if (isNone(typed)) return ''
  const read = typedPhone(typed)
  return 'digits' in read ? read.digits : undefined
}

function isNone(typed: string): boolean {
  return typed.trim() === ''
}
