import { Button, Group, Stack, Text } from '@mantine/core'
import { IconCheck, IconMessageExclamation } from '@tabler/icons-react'
import type { Field } from '#catalogue/field.ts'
import { type Json, sameJson } from '#catalogue/json.ts'
import { postApi } from '#web/admin/api/call-api.ts'
import { refreshContent } from '#web/admin/api/query-client.ts'
import type { DocumentView } from '#web/admin/api/wire.gen.ts'
import { formatValue } from '#web/admin/fields/format-value.ts'
import type { Row } from '#web/admin/fields/row.ts'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { announce } from '#web/admin/ui/dialogs/announcer.tsx'
import { useAction } from '#web/admin/ui/dialogs/use-action.ts'
import styles from './comments.module.css'

export interface FieldRemarksProps {
  field: Field
  row: Row
  /** Puts a suggested value into the form; it is saved with the author's other changes. */
  onTake: (value: Json) => void
}

type Remark = NonNullable<DocumentView['comments'][number]['remarks']>[number]

/** Renders a remark with its suggestion, which one click takes. */
export function FieldRemark({
  remark,
  field,
  row,
  onTake,
}: FieldRemarksProps & { remark: Remark }) {
  const { by, text, thread, suggestion } = remark
  const name = labelled(field.label)
  const action = useAction(name, { isQuiet: true })
  const isTaken = suggestion !== null && sameJson(row[field.wire] ?? null, suggestion)

  async function resolve() {
    const body = { resolved: true }
    const response = await action.run('run', () =>
      postApi('/comments/{id}/resolve', { id: thread, body }),
    )
    if (response) await refreshContent()
  }

  return (
    <Stack role="note" aria-label={t('remark.on', { name, by })} gap={6} className={styles.remark}>
      <Group gap={6} wrap="nowrap" align="flex-start">
        <IconMessageExclamation size={18} aria-hidden className={styles.remarkIcon} />
        <Text size="sm" className={styles.text}>
          <bdi className={styles.by}>{by}</bdi>
          {text && ` ${text}`}
        </Text>
      </Group>
      {suggestion !== null && (
        <Text size="sm" className={styles.text}>
          {t('remark.suggests')}{' '}
          <bdi>{formatValue(field, { ...row, [field.wire]: suggestion })}</bdi>
        </Text>
      )}
      <Group gap="xs">
        {suggestion !== null && (
          <Button
            size="compact-sm"
            variant="default"
            disabled={isTaken}
            leftSection={<IconCheck size={16} aria-hidden />}
            onClick={() => {
              onTake(suggestion)
              announce(t('remark.taken'))
            }}
          >
            {isTaken ? t('remark.taken') : t('remark.take')}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" onClick={() => void resolve()}>
          {t('comments.resolve')}
        </Button>
      </Group>
    </Stack>
  )
}
