import { Stack } from '@mantine/core'
import type { GalleryDetails } from '#web/admin/api/wire.gen.ts'
import { FileThumbnail, isPhoto } from '#web/admin/media/files/file-thumbnail.tsx'
import { DetailsFields } from './details/details-fields.tsx'
import { useDetailsForm } from './details/use-details-form.ts'
import { DocumentPreview } from './document-preview.tsx'
import styles from './file.module.css'
import { FileActions } from './file-actions.tsx'
import { FileChange } from './file-change.tsx'
import { FileFacts } from './file-facts.tsx'
import { FileUses } from './file-uses.tsx'
import { FileVersions } from './file-versions.tsx'
import { CropPreviews } from './focal/crop-previews.tsx'
import { FocalPicture } from './focal/focal-picture.tsx'

interface FilePanelProps {
  file: GalleryDetails
  mayEdit: boolean
  close: () => void
}

/** The file on one side, what is known about it on the other. */
export function FilePanel({ file, mayEdit, close }: FilePanelProps) {
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
              change={
                mayEdit ? (focal) => form.change({ focal_x: focal.x, focal_y: focal.y }) : null
              }
            />
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
        {mayEdit && <FileActions file={file} close={close} />}
        <FileVersions file={file} mayEdit={mayEdit} />
      </Stack>
    </div>
  )
}
