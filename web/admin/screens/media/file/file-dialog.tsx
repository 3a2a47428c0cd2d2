import { Alert, Modal, Skeleton, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { unsavedLabels } from '#web/admin/documents/form/unsaved.ts'
import { dateWords } from '#web/admin/i18n/date-words.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { fileQuery } from '#web/admin/screens/media/media-queries.ts'
import { type Confirmation, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { useFocusReturn } from '#web/admin/ui/dialogs/use-focus-return.ts'
import { useLayer } from '#web/admin/ui/dialogs/use-layer.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { FilePanel } from './file-panel.tsx'

interface FileDialogProps {
  id: number
  mayEdit: boolean
  close: () => void
}

/** Everything about one file. Edits that are not saved stay in this browser, as the panel says. */
export function FileDialog({ id, mayEdit, close }: FileDialogProps) {
  useFocusReturn()
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const file = useQuery(fileQuery(id))
  const dialogs = useDialogs()

  async function leave() {
    if (unsavedLabels().length === 0 || (await dialogs.ask(leaveQuestion()))) close()
  }

  const closeIfOnTop = useLayer(() => void leave())
  return (
    <Modal
      opened
      onClose={closeIfOnTop}
      size={1000}
      fullScreen={isNarrow ?? false}
      title={<bdi>{file.data?.name ?? t('file.title')}</bdi>}
      styles={{ title: { overflowWrap: 'anywhere' } }}
      closeOnClickOutside={false}
      stackId="file"
    >
      {file.isError && <LoadFailed error={file.error} retry={() => void file.refetch()} />}
      {file.isPending && <PanelSkeleton />}
      {file.data?.deleted_at && (
        <Alert role="note" color="marigold" icon={<IconTrash aria-hidden />} p="sm" mb="md">
          {t('file.wasDeleted', { date: dateWords(file.data.purged_at) })}
        </Alert>
      )}
      {file.data && (
        <FilePanel
          file={file.data}
          mayEdit={mayEdit && file.data.deleted_at === null}
          close={close}
        />
      )}
    </Modal>
  )
}

function leaveQuestion(): Confirmation {
  return {
    title: t('file.leaveTitle'),
    message: t('file.leaveMeans'),
    yes: t('file.leave'),
    no: t('file.stay'),
  }
}

function PanelSkeleton() {
  return (
    <Stack aria-busy="true">
      <Skeleton h={260} />
      <Skeleton h={36} w="60%" />
      <Skeleton h={80} />
    </Stack>
  )
}
