import { Button, CopyButton } from '@mantine/core'
import { IconCheck, IconLink } from '@tabler/icons-react'
import type { GalleryDetails } from '#web/admin/api/wire.gen.ts'
import { momentWords } from '#web/admin/dates/date-words.ts'
import { announce } from '#web/admin/dialogs/announcer.tsx'
import { sizeWords } from '#web/admin/files/size-words.ts'
import styles from './file.module.css'

const typeNames: Record<string, string> = {
  'image/jpeg': 'JPEG picture',
  'image/png': 'PNG picture',
  'application/pdf': 'PDF document',
}

/** What the file is, and its public address. */
export function FileFacts({ file, mayEdit }: { file: GalleryDetails; mayEdit: boolean }) {
  const facts = [
    ['Type', typeNames[file.file_type] ?? file.file_type],
    ['Size', sizeWords(file.file_size)],
    ...(file.width && file.height ? [['Measures', `${file.width} x ${file.height} px`]] : []),
    ...(mayEdit ? [] : [['Folder', file.folder.name]]),
    ['Created at', momentWords(file.created_at)],
    ...(file.updated_at === file.created_at ? [] : [['Changed at', momentWords(file.updated_at)]]),
  ]
  return (
    <div>
      <dl className={styles.facts}>
        {facts.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <CopyButton value={new URL(file.image_url, window.location.origin).href}>
        {({ copied, copy }) => (
          <Button
            variant="default"
            size="compact-sm"
            mt="sm"
            leftSection={
              copied ? <IconCheck size={16} aria-hidden /> : <IconLink size={16} aria-hidden />
            }
            onClick={() => {
              copy()
              announce('Address copied.')
            }}
          >
            {copied ? 'Copied' : 'Copy public address'}
          </Button>
        )}
      </CopyButton>
    </div>
  )
}
