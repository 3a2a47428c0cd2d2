import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { IconFileOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Collection } from '#catalogue/declaration.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'

/** An address of an entry that is not there, with the way to those that are. */
export function NoSuchEntry({
  collection,
  sentence,
}: {
  collection: Collection
  sentence: string
}) {
  const plural = labelled(collection.plural)
  return (
    <Paper withBorder p="xl">
      <title>{`${plural} · Linecheck`}</title>
      <Stack align="center" gap="sm" ta="center">
        <IconFileOff size={40} stroke={1.3} aria-hidden />
        <Title order={1} size="h3">
          {sentence}
        </Title>
        <Text c="dimmed">{t('entry.notHere')}</Text>
        <Button component={Link} to={collection.screens.list}>
          {t('entry.toList', { plural })}
        </Button>
      </Stack>
    </Paper>
  )
}
