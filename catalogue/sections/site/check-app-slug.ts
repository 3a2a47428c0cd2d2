import type { Content } from '#catalogue/declaration.ts'
import { inputMessages } from '#catalogue/messages/input-messages.ts'
import type { FieldErrors } from '#catalogue/messages/message.ts'
import { appPage, pages } from '#catalogue/pages.ts'

/** Returns an error when the app page's address is taken or does not end in `-app`. */
export function checkAppSlug({ values }: Content): FieldErrors {
  const slug = String(values.app_slug ?? '')
  if (slug === '') return {}
  if (slug.length > 60 || !/^[a-z0-9]+(-[a-z0-9]+)*-app$/.test(slug)) {
    return { app_slug: [inputMessages.appAddress] }
  }
  const isTaken = pages.some(({ id, path }) => id !== appPage && path === `/${slug}`)
  return isTaken ? { app_slug: [inputMessages.addressTaken] } : {}
}
