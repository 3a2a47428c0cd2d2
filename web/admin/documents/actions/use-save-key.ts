import { type KeyboardEvent, useEffect } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'preventDefault'>

/**
 * Ctrl+S, or Cmd+S, saves the draft in place of the page: that of the card in which it is pressed, its
 * dialogs included, else that of the first card with something unsaved. `save` is null where nothing
 * can be saved as a draft.
 * @returns for the card's own element
 */
export function useSaveKey(save: (() => void) | null, isEdited: boolean) {
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
