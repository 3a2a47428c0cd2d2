import type { Section } from '#catalogue/declaration.ts'
import { trimEndOf } from '#catalogue/text/trim-end.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'

/** 'Edit Hero Banner', and 'Edit New' for the card New! (specification section 2). */
export function editTitle(section: Pick<Section, 'label'>): string {
  const label = trimEndOf(labelled(section.label), /[^\p{L}\p{N})]/u)
  return t('card.edit', { label })
}
