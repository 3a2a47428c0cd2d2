import { Button, Group, Modal, type ModalProps } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useState } from 'react'
import { t } from '#web/admin/i18n/translate.ts'
import styles from './dialog.module.css'
import { useLayer } from './use-layer.ts'

interface DialogProps extends Omit<ModalProps, 'opened' | 'onClose'> {
  onClose: () => void
}

/** Renders a dialog that exists only while it is open, and returns the focus after it. */
export function Dialog({ onClose, ...rest }: DialogProps) {
  useFocusReturn()
  const closeIfOnTop = useLayer(onClose)
  return <Modal opened onClose={closeIfOnTop} {...rest} />
}

/** Returns the focus when a part that exists only while it is open is closed. */
function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement)
  useLayoutEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    },
    [before],
  )
}

/** Renders a dialog's buttons, which stay in view below long content. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <Group justify="flex-end" gap="sm" className={styles.foot}>
      {children}
    </Group>
  )
}

interface FormButtonsProps {
  submit: string
  isSending: boolean
  isDisabled?: boolean
  onCancel: () => void
}

/** Renders the buttons of a form in a dialog. */
export function FormButtons({ submit, isSending, isDisabled, onCancel }: FormButtonsProps) {
  return (
    <DialogButtons>
      <Button variant="default" onClick={onCancel}>
        {t('dialog.cancel')}
      </Button>
      <Button type="submit" aria-busy={isSending} disabled={isDisabled ?? false}>
        {submit}
      </Button>
    </DialogButtons>
  )
}
