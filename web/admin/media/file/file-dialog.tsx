import { Modal, Skeleton, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '#web/admin/dialogs/load-failed.tsx'
import { useFocusReturn } from '#web/admin/dialogs/use-focus-return.ts'
import { fileQuery } from '#web/admin/media/media-queries.ts'
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
  return (
    <Modal
      opened
      onClose={close}
      size={1000}
      fullScreen={isNarrow ?? false}
      title={file.data?.name ?? 'File'}
      styles={{ title: { overflowWrap: 'anywhere' } }}
      closeOnClickOutside={false}
      stackId="file"
    >
      {file.isError && <LoadFailed error={file.error} retry={() => void file.refetch()} />}
      {file.isPending && <PanelSkeleton />}
      {file.data && <FilePanel file={file.data} mayEdit={mayEdit} close={close} />}
    </Modal>
  )
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
