import type { Content, Declaration } from '../declaration.ts'
import type { MediaLookup, ValuePart } from '../field.ts'
import type { Difference } from '../wire.ts'
import { type Change, listOf, type Path, pathName, wirePart } from './change.ts'
import { compare } from './compare.ts'
import { describeValue, fieldAt, labelOf, listAt, noValue, partName } from './describe-value.ts'
import { keysOf } from './keyed-list.ts'
import { joinNames } from './localized-value.ts'

/** Describes what publishing `after` would change; changes that may hurt a guest come first. */
export function differences(
  declaration: Declaration,
  before: Content | null,
  after: Content,
  media: MediaLookup,
): Difference[] {
  const versions = { before: before ?? noContent, after }
  const changes = compare(declaration, before, after)
  const lists = changes.filter(({ kind }) => kind === 'moved').map(listOf)
  const orders = new Map(lists.map((list) => [pathName(list), list])).values()
  const described = changes
    .filter(({ kind }) => kind !== 'moved')
    .map((change) => {
      const words = changeInWords(declaration, change, versions, media)
      const isGrave = before !== null && fieldAt(declaration, change)?.isSafetyCritical
      return isGrave ? { ...words, grave: true } : words
    })
  return [
    ...described.filter(({ grave }) => grave),
    ...described.filter(({ grave }) => !grave),
    ...[...orders].map((list) => orderInWords(declaration, list, versions, media)),
  ]
}

interface Versions {
  before: Content
  after: Content
}

const noContent: Content = { values: {}, items: [], lastItemId: 0 }

function changeInWords(
  declaration: Declaration,
  change: Change,
  { before, after }: Versions,
  media: MediaLookup,
): Difference {
  const { kind, item, field } = change
  const was =
    'before' in change ? describeValue(declaration, change, change.before, media) : noValue
  const is = 'after' in change ? describeValue(declaration, change, change.after, media) : noValue
  const isGone = kind === 'removed' && field === null
  return {
    ...{ item, field, part: wirePart(change), kind },
    label: labelOf(declaration, change, isGone ? before : after),
    before: was.text,
    after: is.text,
    before_image: was.image,
    after_image: is.image,
  }
}

function orderInWords(
  declaration: Declaration,
  list: Path,
  { before, after }: Versions,
  media: MediaLookup,
): Difference {
  const [was, is] = [listAt(declaration, list, before), listAt(declaration, list, after)]
  const field = fieldAt(declaration, list)
  const places = keysOf(was)
  const words = (parts: ValuePart[], other: ValuePart[]) => {
    const others = new Set(keysOf(other))
    const common = parts.filter(({ key }) => others.has(key))
    return joinNames(
      common.map((one) => (field ? partName(field, one, media) : places.indexOf(one.key) + 1)),
    )
  }
  return {
    ...{ item: list.item, field: list.field, part: wirePart(list) },
    kind: 'moved',
    label: labelOf(declaration, list, after),
    before: words(was, is),
    after: words(is, was),
    before_image: null,
    after_image: null,
  }
}
