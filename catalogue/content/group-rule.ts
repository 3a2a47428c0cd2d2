import { z } from 'zod'
import type { Content, Declaration } from '../declaration.ts'
import { storedValue } from '../declaration.ts'
import type { Field } from '../field.ts'
import { limits } from '../limits.ts'
import { groupMessages } from '../messages/group-messages.ts'
import { serializeMessage } from '../messages/serialize-message.ts'
import { foldText } from '../text/fold-text.ts'
import { lineOfText } from '../text/plain-text.ts'

/**
 * By field the values of which a restaurant needs one: `{ country: ['GB', 'IE'], services:
 * ['delivery'] }` are the restaurants in both countries that deliver.
 */
export type GroupRule = Readonly<Record<string, readonly string[]>>

/** Returns the schema of a rule; a single value may be sent without a list. */
export function ruleSchema(declaration: Declaration) {
  const shape = Object.fromEntries(
    fieldsOf(declaration).map((field) => [field.key, valuesOf(field).optional()]),
  )
  return z
    .strictObject(shape)
    .transform((sent): GroupRule => {
      const pairs = Object.entries(sent).flatMap(([key, values]) => (values ? [[key, values]] : []))
      return Object.fromEntries(pairs)
    })
    .refine((rule) => Object.keys(rule).length > 0, serializeMessage(groupMessages.ruleIsEmpty))
}

function fieldsOf({ fields, grouping }: Declaration): Field[] {
  return fields.filter(({ key }) => grouping?.ruleFields.includes(key))
}

function valuesOf({ options }: Field) {
  const line = lineOfText().refine(
    (value) => value !== '' && (!options || options.some((one) => one.value === value)),
    serializeMessage(groupMessages.noSuchValue),
  )
  return z
    .union([line.transform((value) => [value]), z.array(line).min(1).max(limits.groups.values)])
    .transform((values) => [...new Set(values)])
}

/** Returns what a content has for rules, each as `field=value`. */
export function ruleValues(declaration: Declaration, { values }: Content): Set<string> {
  const names = fieldsOf(declaration).flatMap((field) => {
    const value = storedValue(field, values)
    const all = Array.isArray(value) ? value : [value]
    return all.flatMap((one) =>
      typeof one === 'string' && one !== '' ? [ruleValue(field.key, one)] : [],
    )
  })
  return new Set(names)
}

/** Texts are compared as lists search them: Leeds and LEEDS are one town. */
function ruleValue(key: string, value: string): string {
  return `${key}=${foldText(value)}`
}

/** Returns for each field of a rule the `ruleValues` of which a content needs one. */
export function ruleAlternatives(rule: GroupRule): string[][] {
  return Object.entries(rule).map(([key, values]) => values.map((value) => ruleValue(key, value)))
}
