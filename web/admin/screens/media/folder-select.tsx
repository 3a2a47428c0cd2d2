import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { say } from '#web/admin/speech/speech.ts'
import { allFoldersQuery } from './media-queries.ts'

interface FolderSelectProps {
  value: number
  change: (folder: number) => void
  isDisabled?: boolean
  error?: string | null
}

/** General, the folder that is always there. */
export const firstFolder = 1

export function FolderSelect({ value, change, isDisabled, error }: FolderSelectProps) {
  const folders = useQuery(allFoldersQuery)
  const known = folders.data?.data ?? [
    { id: value, name: folders.isError ? say('media.firstFolder') : say('media.loading') },
  ]
  return (
    <NativeSelect
      label={say('media.folder')}
      error={error}
      disabled={isDisabled}
      data={known.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(value)}
      onChange={(event) => change(Number(event.currentTarget.value))}
    />
  )
}
