import { Button, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import { firstFolder } from '#catalogue/collections/media-kind.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { FolderSelect } from '#web/admin/media/files/folder-select.tsx'
import { ModalFoot } from '#web/admin/ui/dialogs/modal-foot.tsx'
import { useFocusReturn } from '#web/admin/ui/dialogs/use-focus-return.ts'
import { useLayer } from '#web/admin/ui/dialogs/use-layer.ts'

interface MoveDialogProps {
  count: number
  move: (folder: number) => void
  close: () => void
}

/** Where some files go. Addresses and pages do not change by it. */
export function MoveDialog({ count, move, close }: MoveDialogProps) {
  useFocusReturn()
  const closeIfOnTop = useLayer(close)
  const [folder, setFolder] = useState<number>(firstFolder)
  return (
    <Modal
      opened
      onClose={closeIfOnTop}
      title={t('media.moveTitle', { count })}
      centered
      stackId="move"
    >
      <Stack gap="lg">
        <FolderSelect value={folder} change={setFolder} />
        <ModalFoot>
          <Button variant="default" onClick={close}>
            {t('media.cancel')}
          </Button>
          <Button onClick={() => move(folder)}>{t('media.move')}</Button>
        </ModalFoot>
      </Stack>
    </Modal>
  )
}
