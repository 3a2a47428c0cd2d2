import { DifferenceList } from '#web/admin/documents/difference/difference-list.tsx'
import type { DirectSection } from '#web/admin/documents/direct/use-direct-section.ts'
import { mergeForms } from '#web/admin/documents/form/merge-forms.ts'
import { menuPages } from '#web/admin/fields/sent-of.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { type Dialogs, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'

/** The same menu, whose save asks first where its last page was removed: visitors see it at once. */
export function useConfirmEmpty(direct: DirectSection): DirectSection {
  const dialogs = useDialogs()
  async function save() {
    if (await isMeant(dialogs, direct)) await direct.save()
  }
  return { ...direct, save }
}

async function isMeant(dialogs: Dialogs, { section, form }: DirectSection): Promise<boolean> {
  const { content: before } = form.footing
  const isLeftEmpty = menuPages(form.content.values).length === 0
  if (!isLeftEmpty || menuPages(before.values).length === 0) return true
  const { told } = mergeForms(section, { base: before, mine: form.content, theirs: before })
  return dialogs.ask({
    title: t('menus.askEmpty', { label: labelled(section.label) }),
    message: t('menus.emptyMeans'),
    about: (
      <DifferenceList
        differences={told.map(({ difference }) => difference)}
        label={t('menus.askEmpty', { label: labelled(section.label) })}
      />
    ),
    yes: t('menus.saveEmpty'),
    no: t('card.goBack'),
  })
}
