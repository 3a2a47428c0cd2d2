import { Button, Group, Modal, Stack } from '@mantine/core'
import { useRef } from 'react'
import type { ItemSet, Section } from '#catalogue/declaration.ts'
import { useDialogs } from '#web/admin/dialogs/dialog-context.ts'
import { useFocusReturn } from '#web/admin/dialogs/use-focus-return.ts'
import type { FormErrors } from '#web/admin/form/field-errors.ts'
import { sameContent } from '#web/admin/form/form-content.ts'
import type { SectionForm } from '#web/admin/form/use-section-form.ts'
import { editTitle } from '#web/admin/section-card/edit-title.ts'
import { say } from '#web/admin/speech/speech.ts'
import { ItemList } from './item-list.tsx'

interface EditSetModalProps {
  section: Section
  set: ItemSet
  form: SectionForm
  errors: FormErrors
  setErrors: (errors: FormErrors) => void
  close: () => void
}

/**
 * Edits the items of a set. What is typed goes to the card's form at once, so that a reload loses
 * nothing; Cancel goes back to what was there when the modal was opened.
 */
export function EditSetModal({ section, set, form, errors, setErrors, close }: EditSetModalProps) {
  useFocusReturn()
  const dialogs = useDialogs()
  const before = useRef(form.content)
  const isChanged = !sameContent(section, before.current, form.content)

  function cancel() {
    if (isChanged) form.change(before.current)
    close()
  }

  async function closeByEscape() {
    if (!isChanged) return close()
    const discard = await dialogs.ask({
      title: say('items.askDiscard'),
      message: say('items.keptMeans'),
      yes: say('dialog.discard'),
      no: say('items.keep'),
    })
    if (discard) cancel()
    else close()
  }

  return (
    <Modal
      opened
      onClose={() => void closeByEscape()}
      title={editTitle(section)}
      size="xl"
      closeOnClickOutside={false}
      stackId="edit-set"
    >
      <Stack gap="lg">
        <ItemList
          section={section}
          set={set}
          items={form.content.items}
          errors={errors}
          setErrors={setErrors}
          change={(items) => form.change({ ...form.content, items })}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={cancel}>
            {say('items.cancel')}
          </Button>
          <Button onClick={close}>{say('items.done')}</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
