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
import styles from './media.module.css'
import { type Filter, filters } from './media-view.ts'
import type { ShownMedia } from './use-media-view.ts'

export const filterTitles: Record<Filter, string> = {
  home: 'Home',
  folders: 'Folders',
  photos: 'Photos',
  videos: 'Videos',
  documents: 'Documents',
  deleted: 'Recently deleted',
}

const icons: Record<Filter, ComponentType<IconProps>> = {
  home: IconHome,
  folders: IconFolders,
  photos: IconPhoto,
  videos: IconVideo,
  documents: IconFiles,
  deleted: IconTrash,
}

/** What of the library is shown. */
export function MediaFilters({ view, addressOf }: ShownMedia) {
  return (
    <nav className={styles.filters} aria-label="Media library">
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
            {filterTitles[filter]}
          </Link>
        )
      })}
    </nav>
  )
}
