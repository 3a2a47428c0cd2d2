import type { z } from 'zod'
import { fill } from './fill.ts'
import { inputMessages } from './input-messages.ts'
import type { Message } from './message.ts'

type Issue = z.core.$ZodRawIssue

/**
 * What is wrong with a value that came in, in our words: the one map from what a schema finds to what
 * people read. A schema that says more of its own field ("Colours look like …") is heard first.
 */
export function issueMessage(issue: Issue): Message {
  if (issue.input === undefined || issue.input === null) return inputMessages.missing
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? inputMessages.wrong
    case 'invalid_value':
      return choiceSentence(issue.values.map(String))
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

/** A long list helps nobody who reads a sentence: forms have it in their select. */
const mostNamed = 8

function choiceSentence(values: readonly string[]): Message {
  const [first = '', ...more] = values
  if (more.length === 0) return fill(inputMessages.only, { value: first })
  const choices = values.filter(Boolean)
  if (choices.length > mostNamed) return inputMessages.notOnList
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
