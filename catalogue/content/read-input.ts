import type { z } from 'zod'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import type { FieldErrors, Message } from '../messages/message.ts'
import { parseMessage, serializeMessage } from '../messages/serialize-message.ts'

/** Returns what a schema reads from an input, or messages by wire path. */
export function readInput<T>(
  schema: z.ZodType<T>,
  input: unknown,
): { data: T } | { errors: FieldErrors } {
  const result = schema.safeParse(input, {
    error: (issue) => serializeMessage(issueMessage(issue)),
  })
  if (result.success) return { data: result.data }
  // A map: a client may call its fields `toString`, which every object already has.
  const errors = new Map<string, Message[]>()
  for (const issue of result.error.issues.slice(0, 50)) {
    for (const [path, sentence] of sentences(issue)) {
      const earlier = errors.get(path) ?? []
      const isDuplicate = earlier.some((one) => JSON.stringify(one) === JSON.stringify(sentence))
      errors.set(path, isDuplicate ? earlier : [...earlier, sentence])
    }
  }
  return { errors: Object.fromEntries(errors) }
}

function sentences(issue: z.core.$ZodIssue): [path: string, sentence: Message][] {
  const matching = issuesOfMatchingAlternative(issue)
  if (matching) return matching.flatMap(sentences)
  const path = issue.path.map(String).join('.')
  if (issue.code !== 'unrecognized_keys') return [[path || '_', parseMessage(issue.message)]]
  const prefix = path ? `${path}.` : ''
  return issue.keys
    .slice(0, 20)
    .map((key) => [`${prefix}${key.slice(0, 100)}`, inputMessages.unknownField])
}

/** Returns the issues of the one alternative whose shape the input has, or null. */
function issuesOfMatchingAlternative(issue: z.core.$ZodIssue): z.core.$ZodIssue[] | null {
  if (issue.code !== 'invalid_union' || issue.message !== serializeMessage(inputMessages.wrong))
    return null
  const matching = issue.errors.find((alternative) =>
    alternative.every(({ path }) => path.length > 0),
  )
  return matching?.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) ?? null
}

type Issue = z.core.$ZodRawIssue

/** Returns the message for an issue of a schema that has no message of its own. */
export function issueMessage(issue: Issue): Message {
  if (issue.input === undefined || issue.input === null) return inputMessages.missing
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? inputMessages.wrong
    case 'invalid_value':
      return choiceMessage(issue.values.map(String))
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum))
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum) + (issue.inclusive === false ? 1 : 0))
    case 'unrecognized_keys':
      return inputMessages.unknownField
    default:
      return inputMessages.wrong
  }
}

const kinds: Partial<Record<string, Message>> = {
  string: inputMessages.text,
  number: inputMessages.number,
  int: inputMessages.wholeNumber,
  boolean: inputMessages.yesOrNo,
  array: inputMessages.list,
  object: inputMessages.fields,
}

/** A longer list is no help in a sentence; forms show it in their select. */
const maxChoices = 8

function choiceMessage(values: readonly string[]): Message {
  const [first = '', ...more] = values
  if (more.length === 0) return fill(inputMessages.only, { value: first })
  const choices = values.filter(Boolean)
  if (choices.length > maxChoices) return inputMessages.notOnList
  return fill(inputMessages.oneOf, { choices })
}

function tooBig(origin: string, most: number): Message {
  if (origin === 'string') return fill(inputMessages.tooLong, { most })
  return origin === 'array'
    ? fill(inputMessages.tooMany, { most })
    : fill(inputMessages.tooLarge, { most })
}

function tooSmall(origin: string, least: number): Message {
  if (origin === 'string') return inputMessages.missing
  if (origin === 'array') return fill(inputMessages.needsMore, { least })
  return fill(inputMessages.tooSmall, { least })
}
