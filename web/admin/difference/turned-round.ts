import type { Difference } from '#web/admin/api/wire.gen.ts'

const opposite = {
  added: 'removed',
  removed: 'added',
  changed: 'changed',
  moved: 'moved',
} as const satisfies Record<Difference['kind'], Difference['kind']>

/** The change that takes this one back. */
export function turnedRound(difference: Difference): Difference {
  const { kind, before, after, before_image, after_image } = difference
  return {
    ...difference,
    kind: opposite[kind],
    before: after,
    after: before,
    before_image: after_image,
    after_image: before_image,
  }
}
