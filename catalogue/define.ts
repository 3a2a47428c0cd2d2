import { brand } from '#brand'
import * as declaration from './declaration.ts'
import type { FieldMakers } from './field.ts'

/** Declares one of our own sections, with the fields that the brand adds to it. */
export const defineSection: typeof declaration.defineSection = (input) =>
  declaration.defineSection(withBrandFields(input))

/** Declares one of our own collections, with the fields that the brand adds to it. */
export const defineCollection: typeof declaration.defineCollection = (input) =>
  declaration.defineCollection(withBrandFields(input))

function withBrandFields<T extends { key: string; fields?: FieldMakers }>(input: T): T {
  const added = brand.extend?.[input.key]
  if (!added) return input
  const taken = Object.keys(added).find((name) => input.fields && name in input.fields)
  if (taken) throw new Error(`${brand.name} adds ${taken} to ${input.key}, which has it already.`)
  return { ...input, fields: { ...input.fields, ...added } }
}
