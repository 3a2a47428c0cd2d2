import { Button, Modal, Stack } from '@mantine/core'
import { useState } from 'react'
import { firstFolder } from '#catalogue/media/first-folder.ts'
import { ModalFoot } from '#web/admin/dialogs/modal-foot.tsx'
import { useFocusReturn } from '#web/admin/dialogs/use-focus-return.ts'
import { useLayer } from '#web/admin/dialogs/use-layer.ts'
import { FolderSelect } from '#web/admin/files/folder-select.tsx'
import { say } from '#web/admin/speech/speech.ts'

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
      title={say('media.moveTitle', { count })}
      centered
      stackId="move"
    >
      <Stack gap="lg">
        <FolderSelect value={folder} change={setFolder} />
        <ModalFoot>
          <Button variant="default" onClick={close}>
            {say('media.cancel')}
          </Button>
          <Button onClick={() => move(folder)}>{say('media.move')}</Button>
        </ModalFoot>
      </Stack>
    </Modal>
  )
}
