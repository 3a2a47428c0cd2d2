import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import { retryableImport } from '#web/ui/retryable-import.ts'
import { useDialogs } from './dialog-context.ts'

interface Closable {
  onClose: () => void
}

/**
 * Returns a dialog whose script is loaded when it is first opened. When loading fails (no
 * connection, or the server has another version) a message says so, and the screen stays;
 * `React.lazy` would replace it by the failure page and never retry.
 */
export function dialogLater<Props extends Closable>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  return function Later(props: Props) {
    const dialogs = useDialogs()
    const [Dialog, setDialog] = useState(() => loaded)

    const giveUp = useEffectEvent(async () => {
      const message = t('loading.partFailed')
      await dialogs.show({ tone: 'error', title: t('loading.failed'), message })
      props.onClose()
    })
    useEffect(() => {
      if (loaded) return
      let isWanted = true
      const open = async () => {
        try {
          loaded = await retryableImport(load)
          if (isWanted) setDialog(() => loaded)
        } catch {
          if (isWanted) await giveUp()
        }
      }
      void open()
      return () => {
        isWanted = false
      }
    }, [])

    return Dialog && <Dialog {...props} />
  }
}
