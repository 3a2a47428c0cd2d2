import { Badge, Button, Checkbox, Group, Paper, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { UseQueryResult } from '@tanstack/react-query'
import { type RefObject, useId } from 'react'
import type { PageId } from '#catalogue/fields/menu-item.ts'
import type { Got } from '#web/admin/api/call-api.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { LoadFailed } from '#web/admin/ui/loading/load-failed.tsx'
import { SkeletonStack } from '#web/admin/ui/loading/skeleton-rows.tsx'
import { type Builder, isTickable } from './builder.ts'
import styles from './menu-builder.module.css'

interface PagePickerProps {
  pages: UseQueryResult<Got<'get', '/pages'>>
  builder: Builder
  max: number
  button: RefObject<HTMLButtonElement | null>
  onToggle: (id: PageId) => void
  onAdd: () => void
}

export function PagePicker({ pages, builder, max, button, onToggle, onAdd }: PagePickerProps) {
  const id = useId()
  const { structure, ticked } = builder
  const isFull = structure.length + ticked.length >= max
  return (
    <Paper
      role="group"
      withBorder
      aria-labelledby={id}
      className={`${styles.card} ${styles.picker}`}
    >
      <Group justify="space-between" className={styles.head}>
        <Title order={2} size="h4" id={id}>
          {labelled('Pages')}
        </Title>
        <Button
          ref={button}
          size="sm"
          variant={ticked.length > 0 ? 'filled' : 'default'}
          aria-label={t('menus.addSelected')}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={onAdd}
        >
          {t('menus.add')}
        </Button>
      </Group>
      <Text size="sm" className={styles.hint} id={`${id}-hint`}>
        {isFull
          ? t('menus.full', { most: max })
          : t('menus.addHint', { left: max - structure.length - ticked.length })}
      </Text>
      {pages.isError && !pages.data && (
        <LoadFailed error={pages.error} onRetry={() => void pages.refetch()} />
      )}
      {pages.isPending && <SkeletonStack count={10} height={22} gap="sm" p="md" />}
      <ul className={styles.pages} aria-describedby={`${id}-hint`}>
        {(pages.data?.data ?? []).map((page) => (
          <li key={page.id}>
            <Checkbox
              label={labelled(page.name)}
              checked={ticked.includes(page.id)}
              disabled={!isTickable(builder, page.id, max)}
              onChange={() => onToggle(page.id)}
            />
            {structure.some((other) => other.id === page.id) && (
              <Badge variant="default" size="sm" tt="none" fw={500}>
                {t('menus.inMenu')}
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </Paper>
  )
}
