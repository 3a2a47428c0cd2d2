import type { FormContent } from '#web/admin/fields/form-content.ts'

/**
 * Returns the form with the ids that a save assigned to new items. A save names every item, and its
 * answer has them in the same order.
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
