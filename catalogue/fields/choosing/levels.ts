import { z } from 'zod'
import { changeMessages } from '#catalogue/change/change-messages.ts'
import { baseField, type Field, type FieldMaker } from '#catalogue/field.ts'
import type { Json } from '#catalogue/json.ts'
import {
  isRecord,
  joinLevel,
  type KindedLevel,
  type Kinds,
  kindsIn,
  levelIn,
} from '#catalogue/menu-law/kinded-level.ts'
import { fill } from '#catalogue/messages/fill.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { Label, type LocalizableText } from '#catalogue/messages/message.ts'

interface LevelsOptions<T extends string, L extends string> {
  /** The level of each thing in a new record. */
  initial: L
  /** The level that no thing may have at submission. */
  blocking?: L
  /** The level to which a button of the form sets all things that have the blocking one. */
  fill?: L
  /** Whether a wrong level may hurt a guest. Approvers are warned of a change. */
  isSafetyCritical?: boolean
  hint?: string
  /** Which kinds of a thing can be named. */
  kinds?: Partial<Record<T, Kinds>>
  /** The levels at which they are named; of these the first is meant by kinds without a level. */
  kindsAt?: readonly L[]
}

/**
 * Declares a level for each thing of a fixed list, e.g. allergens that a dish contains, may contain
 * or is free of. A save may send some of the things only.
 */
export function levels<T extends string, L extends string>(
  label: string,
  items: Readonly<Record<T, string>>,
  levels: Readonly<Record<L, string>>,
  options: LevelsOptions<NoInfer<T>, NoInfer<L>>,
): FieldMaker<Record<T, KindedLevel<L>>> {
  const { initial, blocking, fill: fillLevel, isSafetyCritical = false, hint } = options
  const things = describeThings(items, levels, options)
  const { names, levelNames, kindsOf, mapThings, read, namesAtLevel } = things
  const received: Record<string, z.ZodType<Json, Json>> = recordOf(names, (name) =>
    receivedThing(levelNames, kindsOf(name)),
  )
  return (key) => ({
    ...baseField<Record<T, KindedLevel<L>>>(
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
      items: names.map((value) => ({
        value,
        label: items[value],
        nameWithKinds: options.kinds?.[value]?.name ?? null,
        kinds: Object.entries(kindsOf(value)).map(([kind, label]) => ({ value: kind, label })),
      })),
      blocking: blocking ?? null,
      fill: fillLevel ?? null,
      kindsAt: options.kindsAt ?? [],
    },
    requestSchema: {
      [key]: z.strictObject(
        recordOf(names, (name) => sentThing(levelNames, kindsOf(name)).optional()),
      ),
    },
    read(sent, before) {
      const sentThings = sent[key]
      if (!isRecord(sentThings)) return undefined
      return mapThings((name) => read(name, sentThings[name], before[name]))
    },
    validate(value) {
      const undecided = blocking === undefined ? [] : namesAtLevel(value, blocking)
      if (undecided.length === 0) return null
      const labels = undecided.map((name) => new Label(items[name]))
      return fill(inputMessages.undecided, { names: labels })
    },
    responseSchema: { [key]: z.object(received) },
    toWire: (value) => ({ [key]: mapThings((name) => read(name, value[name])) }),
    text: (value) =>
      names.map((name) => `${name}: ${plainText(read(name, value[name]))}`).join(', '),
    ...wordsOf(things, levels),
  })
}

type Things<T extends string, L extends string> = ReturnType<typeof describeThings<T, L>>

/** Returns how the levels of some things are read, and what they are called with their kinds. */
function describeThings<T extends string, L extends string>(
  items: Readonly<Record<T, string>>,
  levels: Readonly<Record<L, string>>,
  options: LevelsOptions<T, L>,
) {
  const { initial, kindsAt = [] } = options
  const kinds: Partial<Record<T, Kinds>> = options.kinds ?? {}
  const [names, levelNames] = [keysOf(items), keysOf(levels)]
  const kindsOf = (name: T): Kinds['kinds'] => kinds[name]?.kinds ?? {}
  const toLevel = (value: unknown) => levelNames.find((one) => one === levelIn(value))

  function kindsNamed(name: T, value: unknown): string[] | undefined {
    const named = kindsIn(value)
    return named && Object.keys(kindsOf(name)).filter((kind) => named.includes(kind))
  }

  /** Returns the level after a save: kinds that it says nothing of stay, unless it is free of them. */
  function read(name: T, sent: unknown, before: unknown = initial): KindedLevel<L> {
    const named = kindsNamed(name, sent)
    const stored = toLevel(before) ?? initial
    const isImplied = levelIn(sent) === null && named !== undefined && named.length > 0
    const implied = isImplied && !kindsAt.includes(stored) ? kindsAt[0] : undefined
    const level = toLevel(sent) ?? implied ?? stored
    if (!kindsAt.includes(level)) return level
    return joinLevel(level, named ?? kindsNamed(name, before) ?? [])
  }

  /** Returns the thing's label, with its kinds: "Cereals containing gluten (barley, oats)". */
  function nameWithKinds(name: T, value: unknown): LocalizableText {
    const named = (kindsNamed(name, value) ?? []).map(
      (kind) => new Label(kindsOf(name)[kind] ?? kind, { isInside: true }),
    )
    const label = new Label(items[name])
    return named.length === 0 ? label : fill(changeMessages.kinds, { name: label, kinds: named })
  }

  return {
    names,
    levelNames,
    kindsOf,
    toLevel,
    read,
    nameWithKinds,
    mapThings: (each: (name: T) => KindedLevel<L>) => recordOf(names, each),
    namesAtLevel: (value: Readonly<Record<string, unknown>>, level: L) =>
      names.filter((name) => (toLevel(value[name]) ?? initial) === level),
  }
}

/** Returns how levels are described and merged: each option by itself. */
function wordsOf<T extends string, L extends string>(
  { names, levelNames, toLevel, read, nameWithKinds, mapThings, namesAtLevel }: Things<T, L>,
  levels: Readonly<Record<L, string>>,
): Pick<Field<Record<T, KindedLevel<L>>>, 'localizableText' | 'parts'> {
  return {
    localizableText(value) {
      const groups = levelNames.flatMap((level) => {
        const found = namesAtLevel(value, level).map((name) => nameWithKinds(name, value[name]))
        return found.length === 0 ? [] : [pair(levels[level], found)]
      })
      const [first = '', ...more] = groups
      return more.reduce<LocalizableText>((words, next) => {
        return fill(changeMessages.beside, { first: words, next })
      }, first)
    },
    parts: {
      of: (value) => names.map((name) => ({ key: name, value: read(name, value[name]) })),
      join(parts) {
        const values = new Map(parts.map((part) => [part.key, part.value]))
        return mapThings((name) => read(name, values.get(name)))
      },
      text(part) {
        const name = names.find((one) => one === part.key)
        const level = toLevel(part.value)
        if (!name || !level) return ''
        const words = new Label(levels[level])
        return fill(changeMessages.pair, { name: nameWithKinds(name, part.value), words })
      },
    },
  }
}

/** A level alone, or with kinds; a save may send the kinds alone. */
function sentThing<L extends string>(levels: readonly [L, ...L[]], kinds: Kinds['kinds']) {
  const level = z.enum(levels)
  return z.union([
    level,
    z.strictObject({ level: level.optional(), kinds: kindList(kinds).optional() }),
  ])
}

function receivedThing<L extends string>(
  levels: readonly [L, ...L[]],
  kinds: Kinds['kinds'],
): z.ZodType<Json, Json> {
  const level: z.ZodType<Json, Json> = z.enum(levels)
  if (Object.keys(kinds).length === 0) return level
  const kinded: z.ZodType<Json, Json> = z.object({ level: z.enum(levels), kinds: kindList(kinds) })
  return z.union([level, kinded])
}

function kindList(kinds: Kinds['kinds']) {
  const names = Object.keys(kinds)
  const [first, ...more] = names
  return z.array(first === undefined ? z.string() : z.enum([first, ...more])).max(names.length)
}

function plainText(thing: KindedLevel): string {
  return [levelIn(thing), ...(kindsIn(thing) ?? [])].join(' ')
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
