/** The table of permissions (contract section 3), enforced on every route. */

export type RoleName = 'Admin' | 'Editor' | 'Support' | 'Approver'

export const roles: readonly { id: number; name: RoleName }[] = [
  { id: 1, name: 'Admin' },
  { id: 2, name: 'Editor' },
  { id: 3, name: 'Support' },
  { id: 4, name: 'Approver' },
]

export const abilities = {
  /** Load calls, reference lists, logs of a page. */
  'content.view': ['Admin', 'Editor', 'Support', 'Approver'],
  /** Save drafts, submit, withdraw own submissions. */
  'content.edit': ['Admin', 'Editor'],
  /** Approve and reject, but never one's own work. */
  'content.decide': ['Approver'],
  'comments.write': ['Admin', 'Editor', 'Approver'],
  /** Assign a draft or a request to a person. */
  'work.assign': ['Admin', 'Editor', 'Approver'],
  /** The window of a campaign; of an approved one only approvers change it. */
  'campaigns.change': ['Admin', 'Editor', 'Approver'],
  /** Menus, footer, product icons: saved without approval. */
  'frame.edit': ['Admin', 'Editor'],
  'media.view': ['Admin', 'Editor', 'Support', 'Approver'],
  'media.edit': ['Admin', 'Editor'],
  'logs.view': ['Admin', 'Editor', 'Support', 'Approver'],
  /** Groups of restaurants; those that limit accounts only by whoever manages users. */
  'groups.edit': ['Admin', 'Editor'],
  'settings.edit': ['Admin'],
  'users.manage': ['Admin'],
  /** Emails that failed. */
  'mails.manage': ['Admin'],
  /** Own profile, password, session and preview pass. */
  'self.manage': ['Admin', 'Editor', 'Support', 'Approver'],
  'tickets.open': ['Admin', 'Editor', 'Support', 'Approver'],
  'tickets.manage': ['Admin', 'Support'],
} as const satisfies Record<string, readonly RoleName[]>

export type Ability = keyof typeof abilities

export function may(role: RoleName, ability: Ability): boolean {
  return (abilities[ability] as readonly RoleName[]).includes(role)
}
