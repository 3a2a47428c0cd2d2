import type { Folder } from '#web/admin/api/wire.gen.ts'
import { DeletedView } from './deleted/deleted-view.tsx'
import { FolderView } from './lists/folder-view.tsx'
import { FoldersView } from './lists/folders-view.tsx'
import { HomeView } from './lists/home-view.tsx'
import { KindView } from './lists/kind-view.tsx'
import type { ShownMedia } from './use-media-view.ts'

interface MediaContentProps {
  shown: ShownMedia
  rename: ((folder: Folder) => void) | null
  focusHeading: () => void
}

/** What the filter on the left shows. */
export function MediaContent({ shown, rename, focusHeading }: MediaContentProps) {
  const { filter, folder } = shown.view
  if (folder) return <FolderView shown={shown} id={folder} rename={rename} />
  switch (filter) {
    case 'home':
      return <HomeView shown={shown} rename={rename} />
    case 'folders':
      return <FoldersView shown={shown} rename={rename} />
    case 'photos':
      return <KindView shown={shown} filter="photos" />
    case 'videos':
      return <KindView shown={shown} filter="videos" />
    case 'documents':
      return <KindView shown={shown} filter="documents" />
    case 'deleted':
      return <DeletedView shown={shown} mayEdit={rename !== null} broughtBack={focusHeading} />
  }
}
