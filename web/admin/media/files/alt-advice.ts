import { foldText, keepAlphanumeric } from '#catalogue/text/fold-text.ts'
import { t } from '#web/admin/i18n/translate.ts'

/** Characters that a screen reader reads in one go. */
const longest = 150

/**
 * Returns what is weak about an alternative text, or null: it repeats the file's name, or is long
 * (WCAG H37, "short text alternative").
 */
export function altAdvice(text: string, fileName: string): string | null {
  const words = keepAlphanumeric(foldText(text))
  const name = keepAlphanumeric(foldText(fileName.replace(/\.\w{1,5}$/, '')))
  if (words === '') return null
  if (words === name || words === keepAlphanumeric(foldText(fileName))) return t('alt.isFileName')
  return text.trim().length > longest ? t('alt.isLong') : null
}
