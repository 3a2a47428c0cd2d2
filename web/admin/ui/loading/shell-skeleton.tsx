import { Group, Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { t } from '#web/admin/i18n/translate.ts'

export function ShellSkeleton() {
  return (
    <Group align="stretch" gap={0} wrap="nowrap" mih="100vh" aria-busy="true">
      <VisuallyHidden role="status">{t('loading.now')}</VisuallyHidden>
      <Stack w={260} p="md" gap="sm" visibleFrom="sm" aria-hidden>
        <Skeleton h={36} mb="lg" />
        <Skeleton h={28} />
        <Skeleton h={28} />
        <Skeleton h={28} />
      </Stack>
      <Stack flex={1} p="md" gap="lg" aria-hidden>
        <Skeleton h={36} />
        <Skeleton h={32} w={220} />
        <Skeleton h={220} />
      </Stack>
    </Group>
  )
}
