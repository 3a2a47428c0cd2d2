import { Anchor, Button, CopyButton, Group, Stack, Text, Title } from '@mantine/core'
import { IconCheck, IconLink } from '@tabler/icons-react'
import { useId } from 'react'
import { Link } from 'react-router'
import type { GalleryDetails, MediaUse } from '#web/admin/api/wire.gen.ts'
import { formatMoment } from '#web/admin/i18n/format-date.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { formatMeasures, formatSize } from '#web/admin/media/files/format-size.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { StatusBadge } from '#web/admin/ui/status/badge.tsx'
import styles from './file.module.css'

function typeName(type: string): string {
  switch (type) {
    case 'image/jpeg':
      return t('file.jpeg')
    case 'image/png':
      return t('file.png')
    case 'application/pdf':
      return t('file.pdf')
    default:
      return type
  }
}

export function FileFacts({ file, mayEdit }: { file: GalleryDetails; mayEdit: boolean }) {
  const measures = formatMeasures(file)
  const isChanged = file.updated_at !== file.created_at
  const facts = [
    [t('file.type'), typeName(file.file_type)],
    [t('file.size'), formatSize(file.file_size)],
    ...(measures ? [[t('file.dimensions'), measures]] : []),
    ...(mayEdit ? [] : [[t('media.folder'), file.folder.name]]),
    [t('file.createdAt'), formatMoment(file.created_at)],
    ...(isChanged ? [[t('file.changedAt'), formatMoment(file.updated_at)]] : []),
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
              announce(t('file.addressCopied'))
            }}
          >
            {copied ? t('file.copied') : t('file.copyAddress')}
          </Button>
        )}
      </CopyButton>
    </div>
  )
}

/** Lists where the file is used, with links. */
export function FileUses({ uses }: { uses: readonly MediaUse[] }) {
  const id = useId()
  return (
    <Stack component="section" gap="xs" aria-labelledby={id}>
      <Title order={3} size="h6" id={id}>
        {t('file.whereUsed')}
      </Title>
      {uses.length === 0 && <Text c="dimmed">{t('file.nowhere')}</Text>}
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
        {uses.map((use) => (
          <Group
            component="li"
            key={`${use.entity_type} ${use.entity_id} ${use.approval}`}
            gap="sm"
          >
            <UseName use={use} />
            {use.approval !== null && <StatusBadge code={use.approval} />}
            {use.public_path && (
              <Anchor
                href={use.public_path}
                target="_blank"
                rel="noopener"
                size="sm"
                underline="always"
                aria-label={t('file.showNamed', { label: use.label })}
              >
                {t('file.show')}
              </Anchor>
            )}
          </Group>
        ))}
      </Stack>
    </Stack>
  )
}

function UseName({ use }: { use: MediaUse }) {
  if (!use.editor_path) return <Text fw={500}>{use.label}</Text>
  return (
    <Anchor component={Link} to={use.editor_path} fw={500} underline="always">
      {use.label}
    </Anchor>
  )
}
