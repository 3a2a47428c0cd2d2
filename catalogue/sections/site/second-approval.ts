import { legalPage } from '#catalogue/collections/legal-page.ts'
import { menuItem } from '#catalogue/collections/menu-item.ts'
import type { Content, Declaration } from '#catalogue/declaration.ts'
import { defineSection } from '#catalogue/define.ts'
import { defineEditor } from '#catalogue/editor.ts'
import { choices } from '#catalogue/fields/choosing/choices.ts'
import { text } from '#catalogue/fields/text.ts'

/** What Settings can ask a second approver for. */
const subjects = {
  prices: { label: 'Sizes and prices of menu items', type: menuItem.key, field: 'sizes' },
  allergens: { label: 'Allergens of menu items', type: menuItem.key, field: 'allergens' },
  legal: { label: 'Legal pages', type: legalPage.key, field: null },
} as const

/** Which changes two people approve (contract section 8). Approved like any other change. */
export const secondApproval = defineSection({
  key: 'frame.second-approval',
  entityType: 'second_approval',
  label: 'Second approval',
  savePath: '/settings/second-approval',
  fields: {
    subjects: choices('Approved by two people', ['prices', 'allergens', 'legal'], {
      min: 0,
      unordered: true,
      labels: {
        prices: subjects.prices.label,
        allergens: subjects.allergens.label,
        legal: subjects.legal.label,
      },
      hint: 'Nobody gives both approvals',
    }),
    alone: text('Who can approve them alone', {
      shared: true,
      hint: 'User names, separated by commas',
    }),
  },
})

export const secondApprovalEditor = defineEditor({
  key: 'second-approval',
  title: 'Second approval',
  path: '/admin/pages/second-approval',
  sections: [secondApproval],
  loads: [
    {
      path: '/settings/second-approval/create',
      blocks: { second_approval: { section: secondApproval, as: 'record' } },
    },
  ],
})

/** Returns whether two people may ever have to approve a change of this declaration. */
export function mayNeedTwoApprovers({ key, twoApprovers = [] }: Declaration): boolean {
  return twoApprovers.length > 0 || Object.values(subjects).some(({ type }) => type === key)
}

/**
 * Returns whether two people have to approve these changes: where the declaration or the settings
 * ask for it. An item or an order that changes as a whole counts as each of its fields.
 */
export function needsTwoApprovers(
  { key, twoApprovers = [] }: Declaration,
  changes: readonly { field: string | null }[],
  settings: Content | null,
): boolean {
  if (twoApprovers === 'always') return true
  const chosen = settings?.values.subjects ?? []
  const asked = Object.entries(subjects).filter(
    ([name, { type }]) => type === key && Array.isArray(chosen) && chosen.includes(name),
  )
  const fields = [...twoApprovers, ...asked.map(([, { field }]) => field)]
  if (fields.includes(null)) return true
  const isConcerned = ({ field }: { field: string | null }) =>
    field === null || fields.includes(field)
  return fields.length > 0 && changes.some(isConcerned)
}

/** Returns the user names of those who may approve such changes alone. */
export function approversAlone(settings: Content | null): string[] {
  return String(settings?.values.alone ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}
