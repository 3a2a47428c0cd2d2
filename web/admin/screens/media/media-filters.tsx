import {
  IconFiles,
  IconFolders,
  IconHome,
  IconPhoto,
  type IconProps,
  IconTrash,
  IconVideo,
} from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { t } from '#web/admin/i18n/translate.ts'
import styles from './media.module.css'
import type { MediaViewState } from './media-view.ts'
import { type Filter, filters } from './media-view.ts'

const titles = {
  home: 'media.home',
  folders: 'media.folders',
  photos: 'media.photos',
  videos: 'media.videos',
  documents: 'media.documents',
  deleted: 'media.deleted',
} as const satisfies Record<Filter, string>

export function filterTitle(filter: Filter): string {
  return t(titles[filter])
}

const icons: Record<Filter, ComponentType<IconProps>> = {
  home: IconHome,
  folders: IconFolders,
  photos: IconPhoto,
  videos: IconVideo,
  documents: IconFiles,
  deleted: IconTrash,
}

export function MediaFilters({ view, addressOf }: MediaViewState) {
  return (
    <nav className={styles.filters} aria-label={t('media.filters')}>
      {filters.map((filter) => {
        const Icon = icons[filter]
        return (
          <Link
            key={filter}
            to={{ search: addressOf({ filter, folder: null }) }}
            preventScrollReset
            className={styles.filter}
            aria-current={filter === view.filter ? 'page' : undefined}
          >
            <Icon size={18} aria-hidden />
            {filterTitle(filter)}
          </Link>
        )
      })}
    </nav>
  )
}
