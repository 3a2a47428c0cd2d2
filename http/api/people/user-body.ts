import { z } from 'zod'
import { limits } from '#catalogue/limits.ts'
import { formerColleagueId } from '#catalogue/messages/former-colleague.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import { serializeMessage } from '#catalogue/messages/serialize-message.ts'
import { peopleMessages } from '#catalogue/people/people-messages.ts'
import { scopeSchema } from '#catalogue/people/scope-schema.ts'
import { type RoleName, roles } from '#catalogue/roles.ts'
import { skeletonsOf } from '#catalogue/text/look-alike.ts'
import { nameOfText } from '#catalogue/text/plain-text.ts'
import type { UserChange } from '#domain/people/users/update-user.ts'

/** A first or last name. */
export const personName = nameOfText(limits.personName).refine(
  (name) => name !== '',
  serializeMessage(inputMessages.missing),
)

/** Never an e-mail, because sign-in accepts either. */
export const username = nameOfText(limits.username)
  .refine((name) => name !== '', serializeMessage(inputMessages.missing))
  .refine((name) => !/[\s@]/.test(name), serializeMessage(peopleMessages.usernameForm))
  // It would be shown as an erased person.
  .refine((name) => !isFormerColleague(name), serializeMessage(peopleMessages.usernameTaken))

function isFormerColleague(name: string): boolean {
  const looks = skeletonsOf(name, { withinAscii: false })
  return looks.values().some((look) => formerColleagueId(look) !== null)
}

export const email = nameOfText(limits.login)
  .refine((address) => address !== '', serializeMessage(inputMessages.missing))
  .refine((address) => /^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\]+\.[^\s@.<>"(),:;\\]+$/.test(address), {
    error: serializeMessage(peopleMessages.emailForm),
    when: ({ value }) => value !== '',
  })

/** A character may take several UTF-16 units; the rule for new passwords counts characters. */
export const typedPassword = z
  .string()
  .min(1)
  .max(limits.password.max * 4)

/** A role by its number (contract section 3). */
export const roleId = z.literal([1, 2, 3, 4])

export function roleNamed(id: z.infer<typeof roleId>): RoleName {
  const role = roles.find((one) => one.id === id)
  if (!role) throw new Error(`There is no role ${id}`)
  return role.name
}

/** `role` and `status` as the specification's client sends them. */
export const userBody = z.strictObject({
  username: username.optional(),
  first_name: personName.optional(),
  last_name: personName.optional(),
  email: email.optional(),
  role: roleId.optional(),
  status: z
    .union([z.boolean(), z.literal([0, 1])], { error: serializeMessage(inputMessages.yesOrNo) })
    .optional(),
  scopes: scopeSchema.optional(),
})

export function changeOf({ role, status, ...names }: z.infer<typeof userBody>): UserChange {
  return {
    ...names,
    ...(role === undefined ? {} : { role: roleNamed(role) }),
    ...(status === undefined ? {} : { active: Boolean(status) }),
  }
}
