import type { Content } from '../declaration.ts'
import { choices } from '../fields/choosing/choices.ts'
import {
  type DisclosureName,
  disclosureNames,
  disclosureNamesIn,
  disclosureProfiles,
} from '../menu-law/profiles/disclosure-profiles.ts'
import { inputMessages } from '../messages/input-messages.ts'
import type { FieldErrors } from '../messages/message.ts'

const labels = Object.fromEntries(
  disclosureNames.map((name) => [name, disclosureProfiles[name].label]),
) as Record<DisclosureName, string>

/** The laws of the menu that hold in a restaurant. */
export const disclosure = choices('Disclosure', disclosureNames, {
  min: 0,
  unordered: true,
  hint: 'What menu items sold here must say, and what the pages print',
  labels,
})

export function checkDisclosureChoice({ values }: Pick<Content, 'values'>): FieldErrors {
  const chosen = disclosureNamesIn(values.disclosure)
  return chosen.length > 1 && chosen.includes('none')
    ? { disclosure: [inputMessages.disclosureNone] }
    : {}
}
