import fc from 'fast-check'
import type { Field } from '#catalogue/field.ts'

type Levels = Pick<Field, 'options' | 'levels'>

/** Levels, some with kinds; a whole body knows each level, and at traces nothing contradicts diets. */
export function arbitraryLevels({ options = [], levels }: Levels, isWhole: boolean) {
  const every = options.map(({ value }) => value)
  const fine = fc.constant(every.findLast((value) => value !== levels?.blocking))
  const level = isWhole ? fine : fc.option(fc.constantFrom(...every), { nil: undefined })
  const at = levels?.kindsAt.at(-1)
  const things = (levels?.items ?? []).map(({ value, kinds }) => {
    const names = kinds.map((kind) => kind.value)
    if (at === undefined || names.length === 0) return [value, level] as const
    const named = fc.subarray(names, { minLength: 1 })
    return [value, fc.oneof(level, fc.record({ level: fc.constant(at), kinds: named }))] as const
  })
  return fc.record(Object.fromEntries(things)).map((record) => {
    return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
  })
}
