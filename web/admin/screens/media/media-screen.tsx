import { Button, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { IconFolderPlus, IconUpload } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { may } from '#catalogue/roles.ts'
import { mayEverywhere } from '#web/admin/account/session/scope.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import type { Folder } from '#web/admin/api/wire.gen.ts'
import { useConfirmLeaving } from '#web/admin/documents/form/unsaved.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { TypedSearch } from '#web/admin/lists/typed-search.tsx'
import { dialogLater } from '#web/admin/ui/dialogs/dialog-later.tsx'
import { focusIfLost } from '#web/admin/ui/dialogs/focus.ts'
import { ScreenHeader } from '#web/admin/ui/panel/panel.tsx'
import styles from './media.module.css'
import { MediaContent } from './media-content.tsx'
import { MediaFilters } from './media-filters.tsx'
import type { MediaView, MediaViewState } from './media-view.ts'
import { sortOrderOf, sortOrders, useMediaView } from './media-view.ts'

const UploadDialog = dialogLater(
  async () => (await import('./upload/upload-dialog.tsx')).UploadDialog,
)
const FolderDialog = dialogLater(async () => (await import('./folder-dialog.tsx')).FolderDialog)
const FileDialog = dialogLater(async () => (await import('./file/file-dialog.tsx')).FileDialog)

/** The open dialog; that of a file is in the address instead. */
type Open = { is: 'upload'; files: File[] } | { is: 'folder'; folder: Folder | null } | null

export function MediaScreen() {
  const mediaView = useMediaView()
  const { view, go } = mediaView
  const [open, setOpen] = useState<Open>(null)
  const user = useUser()
  const mayUpload = may(user.roles.name, 'media.edit')
  const mayEdit = mayEverywhere(user, 'media.edit')
  const heading = useRef<HTMLHeadingElement>(null)
  const isFree = open === null && view.file === null
  const isOver = useFileDrop(mayUpload && isFree, (files) => setOpen({ is: 'upload', files }))
  useConfirmLeaving()
  useNewList(view, heading)

  return (
    <Stack gap="lg">
      <ScreenHeader title={t('media.title')} heading={heading}>
        {mayUpload && (
          <Group gap="sm">
            {mayEdit && (
              <Button
                variant="default"
                leftSection={<IconFolderPlus size={18} aria-hidden />}
                onClick={() => setOpen({ is: 'folder', folder: null })}
              >
                {t('media.addFolder')}
              </Button>
            )}
            <Button
              leftSection={<IconUpload size={18} aria-hidden />}
              onClick={() => setOpen({ is: 'upload', files: [] })}
            >
              {t('media.upload')}
            </Button>
          </Group>
        )}
      </ScreenHeader>
      {!mayUpload && <Text c="dimmed">{t('media.viewOnly')}</Text>}
      <MediaToolbar {...mediaView} />
      <div className={styles.layout}>
        <MediaFilters {...mediaView} />
        <MediaContent
          mediaView={mediaView}
          onRename={mayEdit ? (folder) => setOpen({ is: 'folder', folder }) : null}
          focusHeading={() => focusIfLost(heading)}
        />
      </div>
      {isOver && <div className={styles.over}>{t('media.dropFiles')}</div>}
      {open?.is === 'upload' && (
        <UploadDialog folder={view.folder} files={open.files} onClose={() => setOpen(null)} />
      )}
      {open?.is === 'folder' && <FolderDialog folder={open.folder} onClose={() => setOpen(null)} />}
      {view.file && (
        <FileDialog
          key={view.file}
          id={view.file}
          mayEdit={mayEdit}
          onClose={() => {
            go({ file: null }, { replace: true })
            focusIfLost(heading)
          }}
        />
      )}
    </Stack>
  )
}

/** Scrolls to the top of another list and focuses the heading: the focused card may be gone. */
function useNewList(view: MediaView, heading: RefObject<HTMLElement | null>): void {
  const before = useRef(view)
  useEffect(() => {
    const { filter, folder, page } = before.current
    before.current = view
    if (filter === view.filter && folder === view.folder && page === view.page) return
    window.scrollTo(0, 0)
    focusIfLost(heading)
  }, [view, heading])
}

/** Takes files dropped anywhere on the page. Returns whether files are over it now. */
function useFileDrop(isOn: boolean, take: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(take)
  latest.current = take

  useEffect(() => {
    if (!isOn) return
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setOver(false)
      latest.current([...event.dataTransfer.files])
    }
    document.addEventListener('dragover', over)
    document.addEventListener('dragleave', leave)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', over)
      document.removeEventListener('dragleave', leave)
      document.removeEventListener('drop', drop)
      setOver(false)
    }
  }, [isOn])

  return isOver
}

function MediaToolbar({ view, go }: MediaViewState) {
  return (
    <Group gap="sm" align="flex-end">
      <TypedSearch
        flex="1 1 220px"
        label={t('media.search')}
        placeholder={t('media.searchHint')}
        words={view.search}
        onSearch={(search) => go({ search }, { replace: true })}
      />
      <NativeSelect
        label={t('media.sort')}
        data={sortOrders.map(({ value, title }) => ({ value, label: t(title) }))}
        value={view.sort}
        onChange={(event) =>
          go({ sort: sortOrderOf(event.currentTarget.value) }, { replace: true })
        }
      />
    </Group>
  )
}
