import type { Difference } from '#web/admin/api/wire.gen.ts'

/**
 * A field that was empty has been filled in, and there is nothing to hold it against. Where it matters
 * that it was empty, both sides are shown.
 */
export function kindShown(difference: Difference): Difference['kind'] {
  const { kind, before, before_image, grave } = difference
  const wasEmpty = before === '' && before_image === null
  return kind === 'changed' && wasEmpty && !grave ? 'added' : kind
}
