import { Stack } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { getApi } from '#web/admin/api/call-api.ts'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { thingsAt } from '#web/admin/fields/row.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { listQuery } from '#web/admin/media/files/list-query.ts'
import { acceptedDocuments } from '#web/admin/media/upload/chosen-files.ts'
import { formatUploads } from '#web/admin/media/upload/format-uploads.ts'
import { UploadButton } from '#web/admin/media/upload/upload-button.tsx'
import { useOneUpload } from '#web/admin/media/upload/use-one-upload.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { ReferenceMultiSelect } from './reference-multi-select.tsx'

export function FilesControl(props: ControlProps) {
  const { field, row, onChange } = props
  const chosen = thingsAt(row, field.wire)
  const latest = useRef(chosen)
  latest.current = chosen

  /** Adds to the current value, which may have changed during the upload. */
  function add({ id, name }: GalleryItem) {
    const others = latest.current.filter((one) => one.id !== id)
    onChange({ [field.wire]: [...others, { id, name }] })
  }

  return (
    <Stack gap="xs">
      <ReferenceMultiSelect
        {...props}
        hint={t('field.documentsHint')}
        none={t('field.noDocument')}
        queryKey={['media', 'documents']}
        load={async (search, signal) => {
          const query = listQuery({ search, page: 1, count: 20 })
          return (await getApi('/galleries', { query: { ...query, kind: 'files' }, signal })).files
        }}
      />
      {chosen.length < (field.max ?? Number.POSITIVE_INFINITY) && (
        <UploadDocument label={labelled(field.label)} onDone={add} />
      )}
    </Stack>
  )
}

function UploadDocument({
  label,
  onDone,
}: {
  label: string
  onDone: (document: GalleryItem) => void
}) {
  const mayEdit = may(useUser().roles.name, 'media.edit')
  const upload = useOneUpload(acceptedDocuments)

  async function send(file: File) {
    const response = await upload.send('/galleries', file)
    const item = response?.data.galleries[0]
    if (!item) return
    announce(formatUploads([item]))
    onDone(item)
  }

  if (!mayEdit) return null
  return (
    <UploadButton
      upload={upload}
      accepted={acceptedDocuments}
      aria-label={t('field.uploadDocumentFor', { label })}
      onChoose={(file) => void send(file)}
      leftSection={<IconUpload size={18} aria-hidden />}
    >
      {t('field.uploadDocument')}
    </UploadButton>
  )
}
