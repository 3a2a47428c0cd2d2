import { Button, Stack } from '@mantine/core'
import { IconFolderShare, IconTrash } from '@tabler/icons-react'
import { type RefObject, useState } from 'react'
import { generalFolderId } from '#catalogue/collections/media-kind.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { SelectedBar, useSelectedWork } from '#web/admin/lists/selection/selected-bar.tsx'
import type { Selection } from '#web/admin/lists/selection/selection.ts'
import { FolderSelect } from '#web/admin/media/files/folder-select.tsx'
import { refreshMedia } from '#web/admin/media/files/refresh-media.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { Dialog, DialogButtons } from '#web/admin/ui/dialogs/dialog.tsx'

interface SelectedFilesProps {
  selection: Selection<GalleryItem>
  heading: RefObject<HTMLHeadingElement | null>
}

const icon = { size: 18, 'aria-hidden': true } as const

/** Renders the actions on the chosen files: move them, or delete those that nothing uses. */
export function SelectedFiles({ selection, heading }: SelectedFilesProps) {
  const count = selection.chosen.length
  const [isMoving, setMoving] = useState(false)
  const work = useSelectedWork<'move' | 'delete', GalleryItem>({
    selection,
    title: t('media.title'),
    titleOf: ({ name }) => name,
    refresh: () => void refreshMedia(),
    heading,
  })

  function move(folder_id: number) {
    setMoving(false)
    const send = (ids: number[]) =>
      postApi('/galleries/selected', { body: { action: 'move', ids, folder_id } })
    void work.take('move', send, null)
  }

  function remove() {
    const send = (ids: number[]) =>
      postApi('/galleries/selected', { body: { action: 'delete', ids } })
    void work.take('delete', send, {
      title: t('media.askDeleteMany', { count }),
      message: t('media.deleteManyMeans'),
      yes: t('file.delete'),
    })
  }

  return (
    <>
      <SelectedBar
        label={t('media.withSelected')}
        chosen={t('media.selected', { count })}
        selection={selection}
        sent={work.running ? work.sent : 0}
        heading={heading}
      >
        <ActionButton
          isRunning={work.running === 'move'}
          leftSection={<IconFolderShare {...icon} />}
          onClick={() => setMoving(true)}
        >
          {t('media.moveTo')}
        </ActionButton>
        <ActionButton
          variant="default"
          isRunning={work.running === 'delete'}
          leftSection={<IconTrash {...icon} />}
          onClick={remove}
        >
          {t('file.delete')}
        </ActionButton>
      </SelectedBar>
      {isMoving && <MoveDialog count={count} onMove={move} onClose={() => setMoving(false)} />}
    </>
  )
}

interface MoveDialogProps {
  count: number
  onMove: (folder: number) => void
  onClose: () => void
}

function MoveDialog({ count, onMove, onClose }: MoveDialogProps) {
  const [folder, setFolder] = useState<number>(generalFolderId)
  return (
    <Dialog onClose={onClose} title={t('media.moveTitle', { count })} centered>
      <Stack gap="lg">
        <FolderSelect value={folder} onChange={setFolder} />
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button onClick={() => onMove(folder)}>{t('media.move')}</Button>
        </DialogButtons>
      </Stack>
    </Dialog>
  )
}
