import { location } from '#catalogue/collections/location.ts'
import type { GroupRule } from '#catalogue/content/group-rule.ts'
import type { Field } from '#catalogue/field.ts'
import {
  type DisclosureName,
  disclosureNamesIn,
} from '#catalogue/menu-law/profiles/disclosure-profiles.ts'
import type { LocationGroup } from '#web/admin/api/wire.gen.ts'

/** What is typed of a group, as texts: lists with a value a line. */
export type GroupTexts = Readonly<Record<string, string | undefined>>

/** The fields that a rule can be about. */
export const ruleFields: readonly Field[] = (location.grouping?.ruleFields ?? []).flatMap(
  (key) => location.fields.find((field) => field.key === key) ?? [],
)

/** The laws of the menu that hold in its restaurants. */
export const disclosureField = location.fields.find(({ key }) => key === 'disclosure')

export const ruleKey = ({ key }: Field) => `rule.${key}`

export const groupKeys: readonly string[] = [
  'name',
  'parent_id',
  'locations',
  'disclosure',
  ...ruleFields.map(ruleKey),
]

export function textsOf(group: LocationGroup | null): GroupTexts {
  const rule = ruleFields.map((field) => [ruleKey(field), joined(group?.rule?.[field.key] ?? [])])
  return {
    name: group?.name ?? '',
    parent_id: group?.parent_id ? String(group.parent_id) : '',
    locations: joined((group?.locations ?? []).map(String)),
    disclosure: joined(group?.disclosure ?? []),
    ...Object.fromEntries(rule),
  }
}

export function joined(values: readonly string[]): string {
  return values.join('\n')
}

export function split(text: string | undefined): string[] {
  return text ? text.split('\n') : []
}

export interface SentGroup {
  name?: string
  parent_id?: number | null
  locations?: number[]
  disclosure?: DisclosureName[]
  rule?: GroupRule | null
}

/** Returns what a save sends of the texts that were changed; a rule is sent whole. */
export function sentOf(stored: GroupTexts, typed: GroupTexts): SentGroup {
  const texts = { ...stored, ...typed }
  const sent: SentGroup = {}
  if (typed.name !== undefined) sent.name = typed.name
  if (typed.parent_id !== undefined) sent.parent_id = Number(typed.parent_id) || null
  if (typed.locations !== undefined) sent.locations = split(typed.locations).map(Number)
  if (typed.disclosure !== undefined) sent.disclosure = disclosureNamesIn(split(typed.disclosure))
  if (ruleFields.some((field) => typed[ruleKey(field)] !== undefined)) sent.rule = ruleOf(texts)
  return sent
}

function ruleOf(texts: GroupTexts): GroupRule | null {
  const pairs = ruleFields.flatMap((field) => {
    const values = split(texts[ruleKey(field)])
    return values.length > 0 ? [[field.key, values]] : []
  })
  return pairs.length > 0 ? Object.fromEntries(pairs) : null
}
