import { z } from 'zod'
import { baseField, type FieldMaker } from '../field.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { serializeMessage } from '../messages/serialize-message.ts'

export function colour(label: string, initial: string): FieldMaker<string> {
  return (key) => ({
    ...baseField<string>(key, label, initial),
    kind: 'colour',
    requestSchema: {
      [key]: z.string().regex(/^#[0-9a-f]{6}$/i, serializeMessage(inputMessages.colour)),
    },
    read: (sent) => (typeof sent[key] === 'string' ? sent[key].toLowerCase() : undefined),
    responseSchema: { [key]: z.string() },
    toWire: (value) => ({ [key]: value }),
  })
}
