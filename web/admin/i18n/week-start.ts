import { currentLanguage, currentLocale } from './translate.ts'

/** Browsers that know with which day a week begins say it in one of two ways. */
type KnowsWeeks = Intl.Locale & {
  getWeekInfo?(): { firstDay: number }
  weekInfo?: { firstDay: number }
}

/** The reader's language as their browser has it, with its region where it says one. */
function readersLocale(liked: readonly string[]): string {
  const language = new Intl.Locale(currentLocale()).language
  return liked.find((tag) => new Intl.Locale(tag).language === language) ?? currentLocale()
}

/** With which day the reader's week begins: 1 for Monday to 7 for Sunday. */
export function weekStart(liked: readonly string[] = navigator.languages): number {
  const locale: KnowsWeeks = new Intl.Locale(readersLocale(liked))
  const known = locale.getWeekInfo?.() ?? locale.weekInfo
  return known?.firstDay ?? (['en', 'pt'].includes(currentLanguage()) ? 7 : 1)
}
