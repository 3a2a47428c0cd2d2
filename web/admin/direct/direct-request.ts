import type { Section } from '#catalogue/declaration.ts'
import type { Footing, FormContent } from '#web/admin/form/form-content.ts'
import { type SaveRequest, saveRequest } from '#web/admin/form/save-request.ts'

/**
 * The call that publishes this form at once: always to the path itself, and without `approval`.
 * A set that neither grows nor shrinks knows no list of removed ids.
 */
export function directRequest(section: Section, footing: Footing, form: FormContent): SaveRequest {
  const { body } = saveRequest(section, footing, form, 0)
  const unknown = ['approval', ...(section.set?.fixed ? [section.set.removeWire] : [])]
  const known = Object.entries(body).filter(([name]) => !unknown.includes(name))
  return { path: section.savePath ?? '', body: Object.fromEntries(known) }
}
