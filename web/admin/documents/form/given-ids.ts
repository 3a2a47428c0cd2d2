import type { FormContent } from '#web/admin/fields/form-content.ts'

/**
 * A form in which the items that were new in a save have the ids that the save has given them: a
 * save names every item, and its answer has them in the same order.
 */
export function withGivenIds(
  form: FormContent,
  sent: FormContent,
  saved: FormContent,
): FormContent {
  if (sent.items.length !== saved.items.length) return form
  const given = new Map(sent.items.map(({ key }, at) => [key, saved.items[at]?.id ?? null]))
  const items = form.items.map((item) => ({ ...item, id: item.id ?? given.get(item.key) ?? null }))
  return { ...form, items }
}
