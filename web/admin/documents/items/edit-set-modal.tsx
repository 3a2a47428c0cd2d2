import { Button, Stack } from '@mantine/core'
import { useRef } from 'react'
import type { ItemSet, Section } from '#catalogue/declaration.ts'
import type { SectionForm } from '#web/admin/documents/form/use-section-form.ts'
import { editTitle } from '#web/admin/documents/section-card/card-header.tsx'
import type { FormErrors } from '#web/admin/fields/field-errors.ts'
import { sameContent } from '#web/admin/fields/form-content.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { Dialog, DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'
import { useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { ItemList } from './item-list.tsx'

interface EditSetModalProps {
  section: Section
  set: ItemSet
  form: SectionForm
  errors: FormErrors
  setErrors: (errors: FormErrors) => void
  onClose: () => void
}

/**
 * Edits the items of a set. Edits go to the card's form at once, so that a reload loses nothing;
 * Cancel asks whether to restore the items from before.
 */
export function EditSetModal({
  section,
  set,
  form,
  errors,
  setErrors,
  onClose,
}: EditSetModalProps) {
  const dialogs = useDialogs()
  const before = useRef(form.content)
  const isChanged = !sameContent(section, before.current, form.content)

  async function cancel() {
    if (isChanged) {
      const isSure = await dialogs.confirm({
        title: t('items.askDiscard'),
        message: t('items.keepMeans'),
        yes: t('dialog.discard'),
        isDanger: true,
        no: t('items.keep'),
      })
      if (isSure) form.change(before.current)
    }
    onClose()
  }

  return (
    <Dialog
      onClose={() => void cancel()}
      title={editTitle(section)}
      size="xl"
      closeOnClickOutside={false}
    >
      <Stack gap="lg">
        <ItemList
          section={section}
          set={set}
          items={form.content.items}
          errors={errors}
          setErrors={setErrors}
          onChange={(items) => form.change({ ...form.content, items })}
        />
        <DialogButtons>
          <Button variant="default" onClick={() => void cancel()}>
            {t('dialog.cancel')}
          </Button>
          <Button onClick={onClose}>{t('items.done')}</Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  )
}
