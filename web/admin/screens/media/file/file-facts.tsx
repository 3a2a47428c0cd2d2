import { Button, CopyButton } from '@mantine/core'
import { IconCheck, IconLink } from '@tabler/icons-react'
import type { GalleryDetails } from '#web/admin/api/wire.gen.ts'
import { momentWords } from '#web/admin/i18n/date-words.ts'
import { say } from '#web/admin/i18n/speech.ts'
import { measureWords } from '#web/admin/media/files/measure-words.ts'
import { sizeWords } from '#web/admin/media/files/size-words.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import styles from './file.module.css'

function typeName(type: string): string {
  switch (type) {
    case 'image/jpeg':
      return say('file.jpeg')
    case 'image/png':
      return say('file.png')
    case 'application/pdf':
      return say('file.pdf')
    default:
      return type
  }
}

/** What the file is, and its public address. */
export function FileFacts({ file, mayEdit }: { file: GalleryDetails; mayEdit: boolean }) {
  const measures = measureWords(file)
  const isChanged = file.updated_at !== file.created_at
  const facts = [
    [say('file.type'), typeName(file.file_type)],
    [say('file.size'), sizeWords(file.file_size)],
    ...(measures ? [[say('file.measures'), measures]] : []),
    ...(mayEdit ? [] : [[say('media.folder'), file.folder.name]]),
    [say('file.createdAt'), momentWords(file.created_at)],
    ...(isChanged ? [[say('file.changedAt'), momentWords(file.updated_at)]] : []),
  ]
  return (
    <div>
      <dl className={styles.facts}>
        {facts.map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi>{words}</bdi>
            </dd>
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
              announce(say('file.addressCopied'))
            }}
          >
            {copied ? say('file.copied') : say('file.copyAddress')}
          </Button>
        )}
      </CopyButton>
    </div>
  )
}
