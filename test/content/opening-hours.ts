import { z } from 'zod'
import { defineSection } from '#catalogue/declaration.ts'
import { baseField, type FieldMaker } from '#catalogue/field.ts'

type Hours = { day: string; from: string }[]

/** A kind of field whose parts hold something: from when it is open, day by day. */
function hours(label: string): FieldMaker<Hours> {
  return (key) => ({
    ...baseField<Hours>(key, label, []),
    kind: 'names',
    requestSchema: { [key]: z.array(z.strictObject({ day: z.string(), from: z.string() })) },
    read: () => undefined,
    responseSchema: { [key]: z.array(z.object({ day: z.string(), from: z.string() })) },
    toWire: (value) => ({ [key]: value }),
    parts: {
      of: (value) => value.map(({ day, from }) => ({ key: day, value: from })),
      join: (parts) => parts.map(({ key, value }) => ({ day: String(key), from: String(value) })),
      text: ({ key, value }) => `${key} from ${value}`,
    },
  })
}

/** A section that only tests know. */
export const openingHours = defineSection({
  key: 'test.hours',
  entityType: 'test_hours',
  label: 'Hours',
  fields: { hours: hours('Opening hours') },
})

export function openFrom(days: Record<string, string>) {
  const list = Object.entries(days).map(([day, from]) => ({ day, from }))
  return { values: { hours: list }, items: [], lastItemId: 0 }
}
