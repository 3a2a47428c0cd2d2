import { z } from 'zod'
import { changeMessages } from '#catalogue/change/change-messages.ts'
import { baseField, type FieldMaker } from '#catalogue/field.ts'
import type { Json } from '#catalogue/json.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { Label, type Words } from '#catalogue/messages/message.ts'

interface LevelsOptions<L extends string> {
  /** What a new record says of each. */
  initial: L
  /** What none may be at when it is submitted: the refusal names those that are. */
  blocking?: L
  /** To which the form offers to set all that are still at the blocking one, after it has asked. */
  fill?: L
  /** May a wrong level hurt a guest? A change of it stands out to who approves it. */
  grave?: boolean
  hint?: string
}

/**
 * One of a few levels for each thing of a fixed list: allergens that a dish contains, may contain, is
 * free of. A save may name only some of the things. All languages have the same.
 *
 * @param things what people read for each thing
 * @param levels what they read for each level
 */
export function levels<T extends string, L extends string>(
  label: string,
  things: Readonly<Record<T, string>>,
  levels: Readonly<Record<L, string>>,
  { initial, blocking, fill: filled, grave = false, hint }: LevelsOptions<NoInfer<L>>,
): FieldMaker<Record<T, L>> {
  const [names, levelNames] = [keysOf(things), keysOf(levels)]
  const level = z.enum(levelNames)
  const answered: Record<string, z.ZodType<Json, Json>> = recordOf(names, () => level)
  const told = (each: (name: T) => L) => recordOf(names, each)

  function levelAt(value: Readonly<Record<T, L>>, name: T): L {
    return levelNames.find((one) => one === value[name]) ?? initial
  }

  function at(value: Readonly<Record<T, L>>, wanted: L): Label[] {
    const found = names.filter((name) => levelAt(value, name) === wanted)
    return found.map((name) => new Label(things[name]))
  }

  function pair(name: string, words: Words | readonly Words[]): Words {
    return fill(changeMessages.pair, { name: new Label(name), words })
  }

  return (key) => ({
    ...baseField<Record<T, L>>(
      key,
      label,
      told(() => initial),
    ),
    kind: 'levels',
    required: blocking === initial,
    hint: hint ?? null,
    grave,
    options: levelNames.map((value) => ({ value, label: levels[value] })),
    levels: {
      things: names.map((value) => ({ value, label: things[value] })),
      blocking: blocking ?? null,
      fill: filled ?? null,
    },
    writes: { [key]: z.strictObject(recordOf(names, () => level.optional())) },
    read(sent, before) {
      const some = sent[key]
      if (!isRecord(some)) return undefined
      const known = (name: T) => levelNames.find((one) => one === some[name])
      return told((name) => known(name) ?? levelAt(before, name))
    },
    refusal(value) {
      const open = blocking === undefined ? [] : at(value, blocking)
      return open.length === 0 ? null : fill(inputMessages.undecided, { names: open })
    },
    answers: { [key]: z.object(answered) },
    answer: (value) => ({ [key]: told((name) => levelAt(value, name)) }),
    words: (value) => names.map((name) => `${name}: ${levelAt(value, name)}`).join(', '),
    said(value) {
      const groups = levelNames.filter((one) => at(value, one).length > 0)
      const [first = '', ...more] = groups.map((one) => pair(levels[one], at(value, one)))
      return more.reduce<Words>((words, next) => {
        return fill(changeMessages.beside, { first: words, next })
      }, first)
    },
    parts: {
      of: (value) => names.map((name) => ({ key: name, value: levelAt(value, name) })),
      join(parts) {
        const values = new Map(parts.map((part) => [part.key, part.value]))
        return told((name) => levelNames.find((one) => one === values.get(name)) ?? initial)
      },
      words(part) {
        const name = names.find((one) => one === part.key)
        const found = levelNames.find((one) => one === part.value)
        return name && found ? pair(things[name], new Label(levels[found])) : ''
      },
    },
  })
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
