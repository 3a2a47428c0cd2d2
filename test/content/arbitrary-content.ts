import fc from 'fast-check'
import type { ThreeWay } from '#catalogue/change/conflict.ts'
import { applySave } from '#catalogue/content/apply-save.ts'
import { saveBody } from '#catalogue/content/save-body.ts'
import { type Content, type Declaration, emptyContent } from '#catalogue/declaration.ts'
import { arbitraryBody, arbitraryFields } from './arbitrary-body.ts'

/** A content and another one that a save has made of it, or that has nothing to do with it. */
export function arbitraryPair(
  declaration: Declaration,
): fc.Arbitrary<{ before: Content; after: Content }> {
  return arbitraryContent(declaration).chain((before) =>
    fc
      .oneof(arbitraryEdit(declaration, before), arbitraryContent(declaration))
      .map((after) => ({ before, after })),
  )
}

/** A content and two that were made of it; what they add has ids of its own, or those of the other. */
export function arbitraryVersions(declaration: Declaration): fc.Arbitrary<ThreeWay<Content>> {
  return arbitraryContent(declaration).chain((base) =>
    fc.constantFrom(0, 10).chain((apart) =>
      fc.record({
        base: fc.constant(base),
        mine: arbitraryEdit(declaration, { ...base, lastItemId: base.lastItemId + apart }),
        theirs: arbitraryEdit(declaration, base),
      }),
    ),
  )
}

function arbitraryContent(declaration: Declaration): fc.Arbitrary<Content> {
  const empty = emptyContent(declaration)
  return arbitraryBody(declaration).map((sent) => saved(declaration, empty, sent))
}

/** What a save makes of a content: other values, another order, new items, fewer. */
function arbitraryEdit(declaration: Declaration, before: Content): fc.Arbitrary<Content> {
  const { set } = declaration
  const single = arbitraryFields(declaration.fields)
  if (!set) return single.map((sent) => saved(declaration, before, sent))
  const ids = before.items.map(({ id }) => id)
  const rows = fc
    .tuple(
      fc.shuffledSubarray(ids),
      fc.array(arbitraryFields(set.fields), { minLength: ids.length, maxLength: ids.length }),
    )
    .map(([order, edits]) => order.map((id, index) => ({ id, ...edits[index] })))
  const added = set.fixed
    ? fc.constant([])
    : fc.array(arbitraryFields(set.fields), { maxLength: 2 })
  const removed = set.fixed ? fc.constant([]) : fc.subarray(ids)
  return fc
    .tuple(single, rows, added, removed, fc.nat({ max: 6 }))
    .map(([values, known, fresh, gone, at]) => {
      const sent = [...known.slice(0, at), ...fresh, ...known.slice(at)]
      return saved(declaration, before, {
        ...values,
        [set.wire]: sent,
        ...(set.fixed ? {} : { [set.removeWire]: gone }),
      })
    })
}

function saved(declaration: Declaration, before: Content, sent: object): Content {
  return applySave(declaration, before, saveBody(declaration).parse(sent)).content
}
