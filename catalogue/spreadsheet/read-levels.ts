import type { Field } from '../field.ts'
import { levelIn } from '../menu-law/kinded-level.ts'
import { allergenLists, readAllergenList } from './allergen-list.ts'
import { readOption } from './read-option.ts'
import { CellFault } from './unread.ts'

/** Reads a column for each thing, and columns that list allergens. */
export function readLevels(field: Field, cells: ReadonlyMap<string | null, string>): unknown {
  const filled = [...cells].filter(([, text]) => text.trim() !== '')
  const lists = filled.flatMap(([part, text]) => {
    const list = allergenLists.find((one) => one === part)
    return list ? [{ list, read: readAllergenList(field, text, list) }] : []
  })
  // A fault is reported at the column of its list.
  const fault = lists.find(({ read }) => read instanceof CellFault)
  if (fault) return { [fault.list]: fault.read }
  const levels = filled.filter(([part]) => !allergenLists.some((one) => one === part))
  const read = levels.map(([part, text]) => [part, readLevel(field, part, text.trim())])
  const said = [...lists.map((one) => one.read), Object.fromEntries(read)]
  // Whichever column says that it is contained is right: "free" elsewhere would hurt a guest.
  return Object.assign({}, ...said, ...said.map(onlyContained))
}

function onlyContained(levels: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(levels).filter(([, level]) => levelIn(level) === 'contains'),
  )
}

/** Reads a level, and its kinds behind a colon: `Contains: Barley, Oats`. */
function readLevel(field: Field, part: string | null, text: string): unknown {
  const [first = '', ...more] = text.split(/[:：]/)
  const level = readOption(field, first.trim())
  if (more.length === 0 || level instanceof CellFault) return level
  const options = field.levels?.items.find(({ value }) => value === part)?.kinds ?? []
  const named = { kind: 'choices' as const, options, requestSchema: {}, wire: field.wire }
  const kinds = more
    .join(':')
    .split(/[;,،、\n]/)
    .map((kind) => kind.trim())
    .filter((kind) => kind !== '')
    .map((kind) => readOption(named, kind))
  return kinds.find((kind) => kind instanceof CellFault) ?? { level, kinds }
}
