import { z } from 'zod'
import { changeMessages } from '#catalogue/change/change-messages.ts'
import { baseField, type FieldMaker } from '#catalogue/field.ts'
import type { Json } from '#catalogue/json.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { Label, type LocalizableText } from '#catalogue/messages/message.ts'

interface LevelsOptions<L extends string> {
  /** The level of each thing in a new record. */
  initial: L
  /** The level that no thing may have at submission. */
  blocking?: L
  /** The level to which a button of the form sets all things that have the blocking one. */
  fill?: L
  /** Whether a wrong level may hurt a guest. Approvers are warned of a change. */
  isSafetyCritical?: boolean
  hint?: string
}

/**
 * Declares a level for each thing of a fixed list, e.g. allergens that a dish contains, may contain
 * or is free of. A save may send some of the things only.
 */
export function levels<T extends string, L extends string>(
  label: string,
  items: Readonly<Record<T, string>>,
  levels: Readonly<Record<L, string>>,
  { initial, blocking, fill: fillLevel, isSafetyCritical = false, hint }: LevelsOptions<NoInfer<L>>,
): FieldMaker<Record<T, L>> {
  const [names, levelNames] = [keysOf(items), keysOf(levels)]
  const level = z.enum(levelNames)
  const levelSchemas: Record<string, z.ZodType<Json, Json>> = recordOf(names, () => level)
  const mapThings = (each: (name: T) => L) => recordOf(names, each)

  function levelAt(value: Readonly<Record<T, L>>, name: T): L {
    return levelNames.find((one) => one === value[name]) ?? initial
  }

  function thingsAtLevel(value: Readonly<Record<T, L>>, level: L): Label[] {
    return names
      .filter((name) => levelAt(value, name) === level)
      .map((name) => new Label(items[name]))
  }

  return (key) => ({
    ...baseField<Record<T, L>>(
      key,
      label,
      mapThings(() => initial),
    ),
    kind: 'levels',
    required: blocking === initial,
    hint: hint ?? null,
    isSafetyCritical,
    options: levelNames.map((value) => ({ value, label: levels[value] })),
    levels: {
      items: names.map((value) => ({ value, label: items[value] })),
      blocking: blocking ?? null,
      fill: fillLevel ?? null,
    },
    requestSchema: { [key]: z.strictObject(recordOf(names, () => level.optional())) },
    read(sent, before) {
      const sentLevels = sent[key]
      if (!isRecord(sentLevels)) return undefined
      const levelSent = (name: T) => levelNames.find((one) => one === sentLevels[name])
      return mapThings((name) => levelSent(name) ?? levelAt(before, name))
    },
    validate(value) {
      const undecided = blocking === undefined ? [] : thingsAtLevel(value, blocking)
      return undecided.length === 0 ? null : fill(inputMessages.undecided, { names: undecided })
    },
    responseSchema: { [key]: z.object(levelSchemas) },
    toWire: (value) => ({ [key]: mapThings((name) => levelAt(value, name)) }),
    text: (value) => names.map((name) => `${name}: ${levelAt(value, name)}`).join(', '),
    localizableText(value) {
      const groups = levelNames.filter((one) => thingsAtLevel(value, one).length > 0)
      const [first = '', ...more] = groups.map((one) =>
        pair(levels[one], thingsAtLevel(value, one)),
      )
      return more.reduce<LocalizableText>((words, next) => {
        return fill(changeMessages.beside, { first: words, next })
      }, first)
    },
    parts: {
      of: (value) => names.map((name) => ({ key: name, value: levelAt(value, name) })),
      join(parts) {
        const values = new Map(parts.map((part) => [part.key, part.value]))
        return mapThings((name) => levelNames.find((one) => one === values.get(name)) ?? initial)
      },
      text(part) {
        const name = names.find((one) => one === part.key)
        const level = levelNames.find((one) => one === part.value)
        return name && level ? pair(items[name], new Label(levels[level])) : ''
      },
    },
  })
}

function pair(name: string, words: LocalizableText | readonly LocalizableText[]): LocalizableText {
  return fill(changeMessages.pair, { name: new Label(name), words })
}

function keysOf<K extends string>(record: Readonly<Record<K, string>>): [K, ...K[]] {
  return Object.keys(record) as [K, ...K[]]
}

function recordOf<K extends string, V>(keys: readonly K[], each: (key: K) => V): Record<K, V> {
  return Object.fromEntries(keys.map((key) => [key, each(key)])) as Record<K, V>
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
