import { z } from 'zod'
import { baseField, type FieldMaker } from '../field.ts'
import { limits } from '../limits.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { written } from '../messages/written.ts'
import { phoneNumber } from '../text/phone.ts'

/** A telephone number: stored and answered in E.164, sent as people type it; '' for none. All languages have the same. */
export function phone(label: string, { hint }: { hint?: string } = {}): FieldMaker<string> {
  return (key) => ({
    ...baseField<string>(key, label, ''),
    kind: 'phone',
    hint: hint ?? null,
    example: '+44 20 7946 0123',
    writes: {
      [key]: z
        .string()
        .max(limits.phone)
        .refine(
          (typed) => isNone(typed) || phoneNumber(typed) !== null,
          written(inputMessages.phone),
        ),
    },
    read: (sent) => {
      const typed = sent[key]
      if (typeof typed !== 'string') return undefined
      return isNone(typed) ? '' : (phoneNumber(typed) ?? undefined)
    },
    answers: { [key]: z.string() },
    answer: (value) => ({ [key]: value }),
    words: (value) => value,
  })
}

function isNone(typed: string): boolean {
  return typed.trim() === ''
}
