import type { z } from 'zod'
import { fill } from './fill.ts'
import { inputMessages } from './input-messages.ts'
import type { Message } from './message.ts'

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
