import { Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowLeft, IconPencil, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { generalFolderId } from '#catalogue/collections/media-kind.ts'
import { deleteApi } from '#web/admin/api/call-api.ts'
import type { Folder } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { refreshMedia } from '#web/admin/media/files/refresh-media.ts'
import { folderQuery } from '#web/admin/screens/media/media-queries.ts'
import type { MediaViewState } from '#web/admin/screens/media/media-view.ts'
import { ActionButton } from '#web/admin/ui/dialogs/action-button.tsx'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { FileList } from './file-list.tsx'
import { folderFacts } from './folder-grid.tsx'
import { GridSkeleton } from './grid-skeleton.tsx'

interface FolderViewProps {
  mediaView: MediaViewState
  id: number
  onRename: ((folder: Folder) => void) | null
}

export function FolderView({ mediaView, id, onRename }: FolderViewProps) {
  const load = useQuery(folderQuery(id, mediaView.view))
  if (load.isError) return <LoadFailed error={load.error} onRetry={() => void load.refetch()} />
  if (!load.data) return <GridSkeleton count={8} />
  const { folder, data, total, page, last_page } = load.data
  return (
    <Stack>
      <Group gap="sm">
        <Button
          component={Link}
          to={{ search: mediaView.addressOf({ filter: 'folders', folder: null, search: '' }) }}
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
        >
          {t('media.allFolders')}
        </Button>
        {onRename && (
          <Button
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => onRename(folder)}
          >
            {t('media.rename')}
          </Button>
        )}
        {onRename && folder.galleries_count === 0 && folder.id !== generalFolderId && (
          <DeleteFolder
            folder={folder}
            onDelete={() => mediaView.go({ filter: 'folders', folder: null, search: '' })}
          />
        )}
        <Text c="dimmed">{folderFacts(folder)}</Text>
      </Group>
      <FileList
        mediaView={mediaView}
        label={folder.name}
        files={data}
        total={total}
        page={page}
        lastPage={last_page}
        empty={{
          title: t('media.folderEmpty'),
          words: t('media.fillHint'),
        }}
        isComing={load.isPlaceholderData}
      />
    </Stack>
  )
}

/** Deletes an empty folder without asking: nothing can be lost. */
function DeleteFolder({ folder, onDelete }: { folder: Folder; onDelete: () => void }) {
  const { running, run } = useAction(folder.name)

  async function remove() {
    const response = await run('run', () => deleteApi('/galleries/folders/{id}', { id: folder.id }))
    if (response) onDelete()
    await refreshMedia(response ? folder.id : undefined)
  }

  return (
    <ActionButton
      variant="default"
      isRunning={running !== null}
      leftSection={<IconTrash size={18} aria-hidden />}
      onClick={() => void remove()}
    >
      {t('media.deleteFolder')}
    </ActionButton>
  )
}
