import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Collection } from '#catalogue/declaration.ts'
import { labelledInside, t } from '#web/admin/i18n/translate.ts'

/** The way to a new entry. */
export function AddButton({ collection }: { collection: Collection }) {
  return (
    <Button
      component={Link}
      to={collection.screens.add}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('collection.add', { label: labelledInside(collection.label) })}
    </Button>
  )
}
