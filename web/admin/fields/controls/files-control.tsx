import { MultiSelect, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconUpload } from '@tabler/icons-react'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import { may } from '#catalogue/roles.ts'
import { useUser } from '#web/admin/account/session/user-context.ts'
import { getApi } from '#web/admin/api/call-api.ts'
import type { GalleryItem } from '#web/admin/api/wire.gen.ts'
import type { ControlProps } from '#web/admin/fields/control.ts'
import { fieldWords } from '#web/admin/fields/field-words.ts'
import { thingsAt } from '#web/admin/fields/row.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { listQuery } from '#web/admin/media/files/list-query.ts'
import { acceptedDocuments } from '#web/admin/media/upload/chosen-files.ts'
import { UploadButton } from '#web/admin/media/upload/upload-button.tsx'
import { uploadedWords } from '#web/admin/media/upload/uploaded-words.ts'
import { useOneUpload } from '#web/admin/media/upload/use-one-upload.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'

const offered = 20

export function FilesControl({ field, row, change, error }: ControlProps) {
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim().slice(0, limits.search), 200)
  const found = useQuery(documentsQuery(search))
  const chosen = thingsAt(row, field.wire)
  const known = new Map([...(found.data?.files ?? []), ...chosen].map((one) => [one.id, one]))

  function choose(ids: string[]) {
    setTyped('')
    const things = ids.flatMap((id) => known.get(Number(id)) ?? [])
    change({ [field.wire]: things.map(({ id, name }) => ({ id, name })) })
  }

  const latest = useRef(chosen)
  latest.current = chosen

  /** Adds to the current value, which may have changed during the upload. */
  function add({ id, name }: GalleryItem) {
    const others = latest.current.filter((one) => one.id !== id)
    change({ [field.wire]: [...others, { id, name }] })
  }

  return (
    <Stack gap="xs">
      <MultiSelect
        {...fieldWords(field, t('field.documentsHint'))}
        withAsterisk={field.required}
        aria-required={field.required}
        error={error}
        searchable
        clearable
        hidePickedOptions
        maxValues={field.max}
        filter={({ options }) => options}
        searchValue={typed}
        onSearchChange={setTyped}
        data={[...known.values()].map(({ id, name }) => ({ value: String(id), label: name }))}
        value={chosen.map(({ id }) => String(id))}
        placeholder={chosen.length < (field.max ?? 1) ? t('field.typeToSearch') : ''}
        nothingFoundMessage={found.isFetching ? t('field.loadingTitles') : t('field.noDocument')}
        onChange={choose}
      />
      {chosen.length < (field.max ?? Number.POSITIVE_INFINITY) && (
        <UploadDocument label={labelled(field.label)} done={add} />
      )}
    </Stack>
  )
}

function documentsQuery(search: string) {
  return queryOptions({
    queryKey: ['media', 'documents', search],
    queryFn: ({ signal }) => {
      const query = { ...listQuery({ search, page: 1, count: offered }), kind: 'files' as const }
      return getApi('/galleries', { query, signal })
    },
    placeholderData: keepPreviousData,
  })
}

interface UploadDocumentProps {
  label: string
  done: (document: GalleryItem) => void
}

function UploadDocument({ label, done }: UploadDocumentProps) {
  const mayEdit = may(useUser().roles.name, 'media.edit')
  const upload = useOneUpload(acceptedDocuments)

  async function send(file: File) {
    const answer = await upload.send('/galleries', file)
    const item = answer?.data.galleries[0]
    if (!item) return
    announce(uploadedWords([item]))
    done(item)
  }

  if (!mayEdit) return null
  return (
    <UploadButton
      upload={upload}
      accepted={acceptedDocuments}
      aria-label={t('field.uploadDocumentFor', { label })}
      choose={(file) => void send(file)}
      leftSection={<IconUpload size={18} aria-hidden />}
    >
      {t('field.uploadDocument')}
    </UploadButton>
  )
}
