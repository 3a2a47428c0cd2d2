import type { TranslateSite } from '#catalogue/messages/site-translator.ts'
import { formatDay } from '#web/site/words/day-words.ts'
import type { Legal, LegalVersion } from './load-legal.ts'

/** Since when or from when a version applies, in a sentence. */
export function formatValidity(
  { inForce: { current, coming, former } }: Legal,
  version: LegalVersion,
  locale: string,
  t: TranslateSite,
): string {
  const from = formatDay(version.effective, locale)
  if (version === current) return t('legal.since', { date: from })
  if (version === coming || !former.includes(version)) return t('legal.from', { date: from })
  const next = former[former.indexOf(version) - 1] ?? current
  return next.effective === version.effective
    ? t('legal.corrected', { date: from })
    : t('legal.between', { from, until: formatDay(next.effective, locale) })
}
