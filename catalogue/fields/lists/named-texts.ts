import { z } from 'zod'
import { baseField, type FieldMaker } from '#catalogue/field.ts'
import { limits } from '#catalogue/limits.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { Label } from '#catalogue/messages/message.ts'
import { plainText } from '#catalogue/text/plain-text.ts'

interface NamedTextsOptions {
  required?: boolean
  hint?: string
}

/**
 * Declares one text for each name of a fixed list, e.g. Mission & Vision (specification section 3).
 * A save sends `{ key, value }` or `{ serve: '…' }`, and may leave some out.
 */
export function namedTexts<T extends string>(
  label: string,
  names: Readonly<Record<T, string>>,
  { required = false, hint }: NamedTextsOptions = {},
): FieldMaker<Record<T, string>> {
  const keys = Object.keys(names) as [T, ...T[]]
  const textSchema = plainText(limits.plainText)
  const pair = z.strictObject({ key: z.enum(keys), value: textSchema })
  const oneKey = z.strictObject(mapNames(() => textSchema.optional()))

  function mapNames<V>(each: (name: T) => V): Record<T, V> {
    return Object.fromEntries(keys.map((name) => [name, each(name)])) as Record<T, V>
  }

  function textAt(value: Readonly<Record<string, unknown>>, name: T): string {
    const text = value[name]
    return typeof text === 'string' ? text : ''
  }

  return (key) => ({
    ...baseField<Record<T, string>>(
      key,
      label,
      mapNames(() => ''),
    ),
    kind: 'namedTexts',
    required,
    translated: true,
    hint: hint ?? null,
    options: keys.map((value) => ({ value, label: names[value] })),
    requestSchema: { [key]: z.array(z.union([pair, oneKey])).max(keys.length) },
    read(sent, before) {
      const list = sent[key]
      if (!Array.isArray(list)) return undefined
      const sentTexts = Object.assign({}, ...list.map(entryOf))
      return mapNames((name) => textAt(name in sentTexts ? sentTexts : before, name))
    },
    validate(value) {
      const missing = required ? keys.find((name) => textAt(value, name) === '') : undefined
      return missing === undefined
        ? null
        : fill(inputMessages.fillIn, { label: new Label(names[missing]) })
    },
    responseSchema: { [key]: z.array(z.object({ key: z.enum(keys), value: z.string() })) },
    toWire: (value) => ({ [key]: keys.map((name) => ({ key: name, value: textAt(value, name) })) }),
    text: (value) => keys.flatMap((name) => textAt(value, name) || []).join(' · '),
    parts: {
      of: (value) => keys.map((name) => ({ key: name, value: textAt(value, name) })),
      join: (parts) => {
        const texts = Object.fromEntries(parts.map((part) => [part.key, part.value]))
        return mapNames((name) => textAt(texts, name))
      },
      text: (part) => (typeof part.value === 'string' ? part.value : ''),
    },
  })
}

/** Returns `{ key, value }` as an object with that one key; the other form as it is. */
function entryOf(sent: unknown): object {
  if (typeof sent !== 'object' || sent === null) return {}
  return 'key' in sent && 'value' in sent ? { [String(sent.key)]: sent.value } : sent
}
