import { z } from 'zod'
import { baseField, type FieldMaker } from '../field.ts'
import { limits } from '../limits.ts'
import { serializeMessage } from '../messages/serialize-message.ts'
import { parsePhone, phoneFaults } from '../text/phone/parse-phone.ts'

interface PhoneOptions {
  hint?: string
  /** The key of the field with the country for national numbers. */
  countryKey?: string
}

/** Declares a telephone number, answered in E.164. The save adds the country (`dial-phones.ts`). */
export function phone(label: string, { hint, countryKey }: PhoneOptions = {}): FieldMaker<string> {
  return (key) => ({
    ...baseField<string>(key, label, ''),
    kind: 'phone',
    hint: hint ?? null,
    example: '+44 20 7946 0123',
    ...(countryKey ? { countryKey } : {}),
    requestSchema: { [key]: phoneText },
    read: (sent) => {
      const typed = sent[key]
      return typeof typed === 'string' ? digitsOf(typed) : undefined
    },
    responseSchema: { [key]: z.string() },
    toWire: (value) => ({ [key]: value }),
    text: (value) => value,
  })
}

const phoneText = z
  .string()
  .max(limits.phone)
  .superRefine((typed, context) => {
    const phone = isEmpty(typed) ? null : parsePhone(typed)
    if (phone && 'fault' in phone) {
      context.addIssue({ code: 'custom', message: serializeMessage(phoneFaults[phone.fault]) })
    }
  })

function digitsOf(typed: string): string | undefined {
  if (isEmpty(typed)) return ''
  const phone = parsePhone(typed)
  return 'digits' in phone ? phone.digits : undefined
}

function isEmpty(typed: string): boolean {
  return typed.trim() === ''
}
