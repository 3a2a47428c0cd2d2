import { type Language, languageNames, languages } from '#catalogue/languages.ts'
import type { DirectSection } from '#web/admin/documents/direct/use-direct-section.ts'
import { textsAt } from '#web/admin/fields/words-of.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { type Dialogs, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'

/** The same settings, whose save asks first where another language has become the brand's first. */
export function useWarnOfFirst(direct: DirectSection): DirectSection {
  const dialogs = useDialogs()
  async function save() {
    if (await isMeant(dialogs, direct)) await direct.save()
  }
  return { ...direct, save }
}

/** What stands in the first language stays as it is written: nothing is translated or moved by the change. */
async function isMeant(dialogs: Dialogs, { form }: DirectSection): Promise<boolean> {
  const former = firstIn(form.base.content.values)
  const next = firstIn(form.content.values)
  if (!former || !next || former === next) return true
  const names = { former: languageNames[former], next: languageNames[next] }
  return dialogs.ask({
    title: t('settings.newFirst', names),
    message: t('settings.newFirstMeans', names),
    yes: t('settings.newFirstYes', names),
    no: t('settings.newFirstNo', names),
  })
}

function firstIn(values: DirectSection['form']['content']['values']): Language | undefined {
  const [first] = textsAt(values, 'languages')
  return languages.find((one) => one === first)
}
