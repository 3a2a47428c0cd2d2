import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { useId } from 'react'
import { Link } from 'react-router'
import type { MediaUse } from '#web/admin/api/wire.gen.ts'
import { t } from '#web/admin/i18n/translate.ts'
import { StatusBadge } from '#web/admin/ui/status/status-badge.tsx'

/** The places that show the file, with the way to each. */
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
                aria-label={t('file.seeNamed', { label: use.label })}
              >
                {t('file.see')}
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
