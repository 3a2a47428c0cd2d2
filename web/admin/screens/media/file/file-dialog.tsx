import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDownload, IconFileTypePdf, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { GalleryDetails, GalleryItem } from '#web/admin/api/wire.gen.ts'
import { unsavedLabels } from '#web/admin/documents/form/unsaved.ts'
import { formatDate } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { FileThumbnail, isPhoto } from '#web/admin/media/files/file-thumbnail.tsx'
import { fileQuery } from '#web/admin/screens/media/media-queries.ts'
import { Dialog } from '#web/admin/ui/dialogs/dialog.tsx'
import { type Confirmation, useDialogs } from '#web/admin/ui/dialogs/dialog-context.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { CropButton } from './crop/crop-button.tsx'
import { DetailsFields } from './details/details-fields.tsx'
import { useDetailsForm } from './details/use-details-form.ts'
import styles from './file.module.css'
import { FileActions } from './file-actions.tsx'
import { FileChange } from './file-change.tsx'
import { FileFacts, FileUses } from './file-facts.tsx'
import { FileVersions } from './file-versions.tsx'
import { CropPreviews, FocalPicture } from './focal/focal-picture.tsx'

interface FileDialogProps {
  id: number
  mayEdit: boolean
  onClose: () => void
}

/** Renders the dialog of a file. Unsaved edits stay in this browser. */
export function FileDialog({ id, mayEdit, onClose }: FileDialogProps) {
  const isNarrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const file = useQuery(fileQuery(id))
  const dialogs = useDialogs()

  async function leave() {
    if (unsavedLabels().length === 0 || (await dialogs.confirm(leaveQuestion()))) onClose()
  }

  return (
    <Dialog
      onClose={() => void leave()}
      size={1000}
      fullScreen={isNarrow ?? false}
      title={<bdi>{file.data?.name ?? t('file.title')}</bdi>}
      styles={{ title: { overflowWrap: 'anywhere' } }}
      closeOnClickOutside={false}
    >
      {file.isError && <LoadFailed error={file.error} onRetry={() => void file.refetch()} />}
      {file.isPending && <PanelSkeleton />}
      {file.data?.deleted_at && (
        <Alert role="note" color="amber" icon={<IconTrash aria-hidden />} p="sm" mb="md">
          {t('file.wasDeleted', { date: formatDate(file.data.purged_at) })}
        </Alert>
      )}
      {file.data && (
        <FilePanel
          file={file.data}
          mayEdit={mayEdit && file.data.deleted_at === null}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

function leaveQuestion(): Confirmation {
  return {
    title: t('file.leaveTitle'),
    message: t('file.leaveMeans'),
    yes: t('file.leave'),
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

interface FilePanelProps {
  file: GalleryDetails
  mayEdit: boolean
  onClose: () => void
}

function FilePanel({ file, mayEdit, onClose }: FilePanelProps) {
  const form = useDetailsForm(file)
  const { focal_x: x, focal_y: y } = form.details
  return (
    <div className={styles.panel}>
      <Stack gap="lg">
        {file.deleted_at && <FileThumbnail item={file} />}
        {!file.deleted_at && isPhoto(file) && (
          <>
            <FocalPicture
              file={file}
              focal={{ x, y }}
              onChange={
                mayEdit ? (focal) => form.change({ focal_x: focal.x, focal_y: focal.y }) : null
              }
            />
            {mayEdit && <CropButton file={file} isEdited={form.isEdited} />}
            <CropPreviews file={file} focal={{ x, y }} />
          </>
        )}
        {!file.deleted_at && !isPhoto(file) && <DocumentPreview file={file} />}
      </Stack>
      <Stack gap="lg">
        {file.change && <FileChange file={file} change={file.change} />}
        <DetailsFields file={file} form={form} mayEdit={mayEdit} />
        <FileFacts file={file} mayEdit={mayEdit} />
        <FileUses uses={file.uses} />
        {mayEdit && <FileActions file={file} onClose={onClose} />}
        <FileVersions file={file} mayEdit={mayEdit} />
      </Stack>
    </div>
  )
}

/** Renders a document, which cannot be shown here, as a download. */
function DocumentPreview({ file }: { file: GalleryItem }) {
  return (
    <Stack align="center" justify="center" className={styles.document}>
      <IconFileTypePdf size={80} stroke={1} aria-hidden />
      <Text ta="center">
        <bdi>{file.name}</bdi>
      </Text>
      <Button
        component="a"
        href={file.image_url}
        download={file.name}
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
      >
        {t('file.download')}
      </Button>
    </Stack>
  )
}
