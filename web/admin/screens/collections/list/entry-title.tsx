import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import type { Collection } from '#catalogue/declaration.ts'
import type { EntryRow } from '#web/admin/api/collection-calls.ts'
import { entryScreen } from '#web/admin/documents/entry/entry-screen-path.ts'
import { entryTitle } from '#web/admin/lists/entry-title.ts'
import styles from './list.module.css'

/** An entry's title, which leads to its screen. */
export function EntryTitle({ collection, entry }: { collection: Collection; entry: EntryRow }) {
  return (
    <Anchor
      component={Link}
      to={entryScreen(collection, entry.id)}
      underline="always"
      dir="auto"
      className={styles.title}
    >
      {entryTitle(entry)}
    </Anchor>
  )
}
