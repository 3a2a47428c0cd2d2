import type { Field } from '../field.ts'
import { fill, shortenName } from '../messages/fill.ts'
import { Label } from '../messages/message.ts'
import { importMessages } from './import-messages.ts'
import { findOption } from './option-labels.ts'
import { CellFault } from './unread.ts'

const maxChoices = 12

type OptionField = Pick<Field, 'kind' | 'options' | 'optionNames' | 'requestSchema' | 'wire'>

/** Returns the option with a label in any of our languages, or what is wrong with the text. */
export function readOption(field: OptionField, typed: string): unknown {
  // The schema may accept more than the options, such as former names of time zones.
  if (field.kind === 'choice' && isAccepted(field, typed)) return typed
  const option = findOption(field, typed)
  if (option !== undefined) return option
  const value = shortenName(typed)
  const options = (field.options ?? []).filter((one) => one.value !== '')
  if (options.length > maxChoices) {
    const example = field.optionNames === 'countries' ? 'DE' : 'Europe/Berlin'
    return new CellFault(fill(importMessages.notOnList, { value, example }))
  }
  const choices = options.map(({ label }) => new Label(label))
  const message = field.kind === 'choices' ? importMessages.notAmong : importMessages.notOneOf
  return new CellFault(fill(message, { value, choices }))
}

export function isAccepted({ requestSchema, wire }: OptionField, value: unknown): boolean {
  return requestSchema[wire]?.safeParse(value).success ?? false
}
