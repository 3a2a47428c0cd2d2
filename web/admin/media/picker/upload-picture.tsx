import { IconUpload } from '@tabler/icons-react'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { acceptedPhotos } from '#web/admin/media/upload/chosen-files.ts'
import { formatUploads } from '#web/admin/media/upload/format-uploads.ts'
import { UploadButton } from '#web/admin/media/upload/upload-button.tsx'
import { useOneUpload } from '#web/admin/media/upload/use-one-upload.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'

export function UploadPicture({ onDone }: { onDone: (picture: GalleryItem) => void }) {
  const mayEdit = may(useUser().roles.name, 'media.edit')
  const upload = useOneUpload(acceptedPhotos)

  async function send(file: File) {
    const response = await upload.send('/galleries', file)
    const item = response?.data.galleries[0]
    if (!item) return
    if (item.duplicate || item.restored) announce(formatUploads([item]))
    onDone(item)
  }

  if (!mayEdit) return null
  return (
    <UploadButton
      upload={upload}
      accepted={acceptedPhotos}
      onChoose={(file) => void send(file)}
      leftSection={<IconUpload size={18} aria-hidden />}
    >
      {t('gallery.upload')}
    </UploadButton>
  )
}
