import { expect, test } from 'vitest'
import { z } from 'zod'
import { inputMessages } from '../messages/input-messages.ts'
import { parseMessage, serializeMessage } from '../messages/serialize-message.ts'
import { missionValues } from '../sections/about.ts'
import { issueMessage, readInput } from './read-input.ts'
import { saveBody } from './save-body.ts'

function errorsOf(values: unknown) {
  const read = readInput(saveBody(missionValues), { values })
  if (!('errors' in read)) return null
  return Object.entries(read.errors).map(([path, [sentence]]) => [path, sentence?.key])
}

test('of a value that may have two shapes, what is wrong with the one that was sent is said', () => {
  const long = 'x'.repeat(2_001)
  expect(errorsOf([{ key: 'serve', value: long }])).toEqual([['values.0.value', 'input.tooLong']])
  expect(errorsOf([{ serve: long }])).toEqual([['values.0.serve', 'input.tooLong']])
  expect(errorsOf([7])).toEqual([['values.0', inputMessages.wrong.key]])
  expect(errorsOf([{ key: 'serve', value: 'x' }])).toBeNull()
})

function sentenceOf(schema: z.ZodType, input: unknown) {
  const { error } = schema.safeParse(input, {
    error: (issue) => serializeMessage(issueMessage(issue)),
  })
  return error?.issues.map(({ message }) => parseMessage(message))
}

const eight = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const whole = z.number().int().positive().max(100_000)

const cases: [schema: z.ZodType, input: unknown, sentence: string][] = [
  [z.string(), undefined, 'Please fill this in.'],
  [z.string(), null, 'Please fill this in.'],
  [z.string().min(1), '', 'Please fill this in.'],
  [z.string(), 7, 'The value must be text.'],
  [z.number(), 'x', 'The value must be a number.'],
  [z.number(), Number.POSITIVE_INFINITY, 'The value must be a number.'],
  [z.coerce.number(), 'x', 'The value must be a number.'],
  [whole, 1.5, 'The value must be a whole number.'],
  [whole, 0, 'The value must be 1 or more.'],
  [whole, 100_001, 'The value must be 100,000 or less.'],
  [z.number().min(0), -1, 'The value must be 0 or more.'],
  [z.boolean(), 'true', 'The value must be true or false.'],
  [z.array(z.string()), {}, 'The value must be a list.'],
  [z.array(z.string()).max(2), ['a', 'b', 'c'], 'You can have at most 2 entries.'],
  [z.array(z.string()).min(2), ['a'], 'Please add at least 2 entries.'],
  [z.object({}), [], 'The value must be an object with named fields.'],
  [z.strictObject({}), { x: 1 }, 'This field is not known.'],
  [
    z.string().max(9_999),
    'x'.repeat(10_000),
    'The text is too long. Please use at most 9,999 characters.',
  ],
  [z.literal(0), 1, 'The value must be 0.'],
  [z.enum(['', 'asc', 'desc']), 'up', 'The value must be one of asc, desc.'],
  [z.enum(eight), 'i', 'The value must be one of a, b, c, d, e, f, g, h.'],
  [z.enum([...eight, 'i']), 'j', 'The value is not in the list of choices.'],
  [z.union([z.string(), z.boolean()]), 7, 'This value is not valid.'],
  [z.custom(() => false), 7, 'This value is not valid.'],
  [z.bigint(), 7, 'This value is not valid.'],
]

test.each(cases.map(([schema, input, sentence]) => [sentence, input, schema] as const))(
  '"%s"',
  (sentence, input, schema) => {
    expect(sentenceOf(schema, input)).toEqual([sentence])
  },
)

test('what a schema says of its own field is heard first', () => {
  const own = serializeMessage(inputMessages.colour)
  expect(sentenceOf(z.number(own), 'x')).toEqual(['Please write a colour like #ffb81c.'])
})
