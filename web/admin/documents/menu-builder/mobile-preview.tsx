import { Paper, Title } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { mainMenu } from '#catalogue/frame/header-menus.ts'
import { headerQuery } from '#web/admin/documents/direct/frame-queries.ts'
import { stateIn } from '#web/admin/documents/direct/layout-load.ts'
import { t } from '#web/admin/i18n/translate.ts'
import type { MenuPage } from './builder.ts'
import styles from './mobile-preview.module.css'

/** How the menu stands on a phone, while it is being arranged: in the visitors' words. */
export function MobilePreview({ pages }: { pages: readonly MenuPage[] }) {
  const id = useId()
  const header = useQuery(headerQuery(1))
  const logo = header.data && stateIn(header.data, mainMenu).values.image_url
  return (
    <Paper component="section" withBorder aria-labelledby={id} className={styles.card}>
      <Title order={2} size="h4" id={id}>
        {t('menus.mobilePreview')}
      </Title>
      <div className={styles.phone}>
        <div className={styles.bar}>
          {typeof logo === 'string' ? <img src={logo} alt="" height={28} /> : <span />}
          <IconMenu2 size={22} aria-hidden />
        </div>
        <ol className={styles.links}>
          {pages.map(({ id: page, name }) => (
            <li key={page} dir="auto">
              {name}
            </li>
          ))}
        </ol>
        {pages.length === 0 && <p className={styles.empty}>{t('menus.previewEmpty')}</p>}
      </div>
    </Paper>
  )
}
