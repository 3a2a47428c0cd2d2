import { Checkbox, Group, Stack, Text, Title } from '@mantine/core'
import { useRef } from 'react'
import { mayEverywhere } from '#web/admin/account/session/scope.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { useSelection } from '#web/admin/lists/selection/selection.ts'
import type { MediaViewState } from '#web/admin/screens/media/media-view.ts'
import { FileGrid } from './file-grid.tsx'
import { MediaPager, NothingHere } from './grid-skeleton.tsx'
import { SelectedFiles } from './selected-files.tsx'

interface FileListProps {
  mediaView: MediaViewState
  label: string
  files: GalleryItem[]
  total: number
  page: number
  lastPage: number
  /** Shown when the list is empty. */
  empty: { title: string; words: string }
  /** Whether the files on screen are still those of the previous list. */
  isComing: boolean
}

export function FileList(props: FileListProps) {
  const { mediaView, label, files, total, page, lastPage, empty, isComing } = props
  const { view, go } = mediaView
  const mayEdit = mayEverywhere(useUser(), 'media.edit')
  const selection = useSelection<GalleryItem>({ isComing })
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Stack>
      <Group justify="space-between" align="baseline">
        <Title order={2} size="h4" ref={heading} tabIndex={-1}>
          <bdi>{label}</bdi>
        </Title>
        <Text c="dimmed" role="status">
          {lastPage > 1
            ? t('media.filesOnPage', { count: total, page, last: lastPage })
            : t('media.files', { count: total })}
        </Text>
      </Group>
      {total === 0 && view.search && (
        <NothingHere title={t('media.noMatchTitle', { search: view.search })}>
          {t('media.noMatchHint')}
        </NothingHere>
      )}
      {total === 0 && !view.search && <NothingHere title={empty.title}>{empty.words}</NothingHere>}
      {mayEdit && files.length > 1 && (
        <Checkbox label={t('media.selectPage')} {...selection.boxOf(files)} />
      )}
      <FileGrid
        label={label}
        files={files}
        onOpen={({ id }) => go({ file: id })}
        selection={mayEdit ? selection : undefined}
      />
      <MediaPager page={page} lastPage={lastPage} onPage={(next) => go({ page: next })} />
      {selection.chosen.length > 0 && <SelectedFiles selection={selection} heading={heading} />}
    </Stack>
  )
}
