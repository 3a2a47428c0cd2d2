import { type KeyboardEvent, useEffect } from 'react'
import type { SectionForm } from '#web/admin/documents/form/use-section-form.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>

/**
 * Saves the draft on Ctrl+S or Cmd+S: that of the card with the focus, dialogs included, else of
 * the first card with unsaved edits. `save` is null where no draft can be saved.
 * @returns props for the card's element
 */
export function useSaveKey(
  save: (() => void) | null,
  form: Pick<SectionForm, 'isEdited' | 'isAutosaved'>,
) {
  const isEdited = form.isEdited || form.isAutosaved

  function press(event: Key) {
    if (!isSaveKey(event) || !save) return
    event.preventDefault()
    if (isEdited) save()
    else announce(t('card.nothingToSave'))
  }

  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      if (isEdited && !event.defaultPrevented) press(event)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  })

  return { onKeyDown: press }
}

function isSaveKey({ key, ctrlKey, metaKey, altKey }: Key): boolean {
  return key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey
}
