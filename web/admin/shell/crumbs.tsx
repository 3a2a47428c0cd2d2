import { Anchor, Breadcrumbs, Text } from '@mantine/core'
import { IconHome } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { labelled, t } from '#web/admin/i18n/translate.ts'
import { crumbsOf } from './navigation.ts'
import styles from './shell.module.css'

export function Crumbs() {
  const crumbs = crumbsOf(useLocation().pathname)
  return (
    <nav aria-label={t('shell.breadcrumb')}>
      <Breadcrumbs separatorMargin={6}>
        {crumbs.map(({ title, path }, index) =>
          path ? (
            <Anchor key={title} component={Link} to={path} size="sm" className={styles.crumb}>
              {index === 0 && <IconHome size={15} aria-hidden />}
              {labelled(title)}
            </Anchor>
          ) : (
            <Text
              key={title}
              size="sm"
              c="dimmed"
              aria-current={index === crumbs.length - 1 ? 'page' : undefined}
            >
              {labelled(title)}
            </Text>
          ),
        )}
      </Breadcrumbs>
    </nav>
  )
}
