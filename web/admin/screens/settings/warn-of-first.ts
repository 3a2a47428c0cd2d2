import { type Language, languageNames, languages } from '#catalogue/languages.ts'
import type { DirectSection } from '#web/admin/documents/direct/use-direct-section.ts'
import { textsAt } from '#web/admin/fields/words-of.ts'
import { say } from '#web/admin/i18n/speech.ts'
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
  const former = firstIn(form.footing.content.values)
  const next = firstIn(form.content.values)
  if (!former || !next || former === next) return true
  const names = { former: languageNames[former], next: languageNames[next] }
  return dialogs.ask({
    title: say('settings.newFirst', names),
    message: say('settings.newFirstMeans', names),
    yes: say('settings.newFirstYes', names),
    no: say('settings.newFirstNo', names),
  })
}

function firstIn(values: DirectSection['form']['content']['values']): Language | undefined {
  const [first] = textsAt(values, 'languages')
  return languages.find((one) => one === first)
}
