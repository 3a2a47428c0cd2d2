import { z } from 'zod'
import { baseField, type FieldMaker } from '../field.ts'
import { limits } from '../limits.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { Label } from '../messages/message.ts'
import { serializeMessage } from '../messages/serialize-message.ts'
import { playerAddress } from '../text/video-address.ts'

interface VideoOptions {
  required?: boolean
}

/** Declares the address of a video's player (specification section 5). Accepts that of its page. */
export function video(label: string, { required = false }: VideoOptions = {}): FieldMaker<string> {
  return (key) => ({
    ...baseField<string>(key, label, ''),
    kind: 'video',
    required,
    translated: true,
    hint: 'Must use embed url',
    requestSchema: {
      [key]: z
        .string()
        .max(limits.url)
        .transform((typed) => typed.trim())
        .refine(
          (typed) => typed === '' || playerAddress(typed) !== null,
          serializeMessage(inputMessages.embedAddress),
        )
        .nullable(),
    },
    read(sent) {
      const typed = sent[key]
      if (typed === null) return ''
      return typeof typed === 'string' ? (playerAddress(typed.trim()) ?? '') : undefined
    },
    validate: (value) =>
      required && value === '' ? fill(inputMessages.fillIn, { label: new Label(label) }) : null,
    responseSchema: { [key]: z.string() },
    toWire: (value) => ({ [key]: value }),
  })
}
