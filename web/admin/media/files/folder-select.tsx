import { NativeSelect } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getApi } from '#web/admin/api/call-api.ts'
import { polling } from '#web/admin/api/query-client.ts'
import { t } from '#web/admin/i18n/translate.ts'

interface FolderSelectProps {
  value: number
  onChange: (folder: number) => void
  /** The label of the option 0 for all folders; left out, there is none. */
  all?: string
  isDisabled?: boolean
  error?: string | null
}

const foldersQuery = queryOptions({
  queryKey: ['media', 'folders', 'all'],
  queryFn: ({ signal }) =>
    getApi('/galleries/folders', { query: { sortName: 'asc', per_page: 100 }, signal }),
  ...polling,
})

export function FolderSelect({ value, onChange, all, isDisabled, error }: FolderSelectProps) {
  const folders = useQuery(foldersQuery)
  const known = folders.data?.data ?? [
    { id: value, name: folders.isError ? t('media.firstFolder') : t('media.loading') },
  ]
  const named = known.map(({ id, name }) => ({ value: String(id), label: name }))
  return (
    <NativeSelect
      label={t('media.folder')}
      error={error}
      disabled={isDisabled}
      data={all === undefined ? named : [{ value: '0', label: all }, ...named]}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    />
  )
}
