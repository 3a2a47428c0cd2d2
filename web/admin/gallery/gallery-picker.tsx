import { Alert, Modal, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { limits } from '#catalogue/limits.ts'
import type { GalleryItem } from '#catalogue/wire.ts'
import { galleryQuery } from '#web/admin/api/queries.ts'
import { sentenceOf } from '#web/admin/api/refusal.ts'
import { useFocusReturn } from '#web/admin/dialogs/use-focus-return.ts'
import { SkeletonRows } from '#web/admin/loading/skeleton-rows.tsx'
import styles from './gallery.module.css'
import { neighbour } from './neighbour.ts'

interface GalleryPickerProps {
  chosen: number | null
  choose: (picture: GalleryItem) => void
  close: () => void
}

/** The library's pictures with a search box; a click or Enter takes one. */
export function GalleryPicker({ chosen, choose, close }: GalleryPickerProps) {
  useFocusReturn()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 250)
  const gallery = useQuery(galleryQuery(search))
  const photos = gallery.data?.photos
  return (
    <Modal opened onClose={close} size="lg" title="Media Library" stackId="gallery">
      <Stack>
        <TextInput
          type="search"
          label="Search pictures"
          data-autofocus
          maxLength={limits.search}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Text size="sm" c="dimmed" role="status">
          {photos ? count(photos.length) : 'Loading pictures…'}
        </Text>
        {gallery.isError && <Alert color="red">{sentenceOf(gallery.error)}</Alert>}
        {gallery.isPending && <GallerySkeleton />}
        {photos?.length === 0 && (
          <Text py="lg" ta="center" c="dimmed">
            {search
              ? `No picture matches “${search}”. Try another word, or clear the search.`
              : 'The library has no pictures yet.'}
          </Text>
        )}
        {photos && photos.length > 0 && (
          <Pictures
            photos={photos}
            chosen={chosen}
            choose={(picture) => {
              choose(picture)
              close()
            }}
          />
        )}
      </Stack>
    </Modal>
  )
}

interface PicturesProps {
  photos: GalleryItem[]
  chosen: number | null
  choose: (picture: GalleryItem) => void
}

function Pictures({ photos, chosen, choose }: PicturesProps) {
  return (
    <ul className={styles.grid} aria-label="Pictures" onKeyDown={moveFocus}>
      {photos.map((picture) => (
        <li key={picture.id}>
          <button
            type="button"
            className={styles.picture}
            aria-pressed={picture.id === chosen}
            onClick={() => choose(picture)}
          >
            <img
              src={picture.image_thumb_url}
              alt=""
              width={200}
              height={150}
              loading="lazy"
              decoding="async"
            />
            <span className={styles.name}>{picture.name}</span>
            <span className={styles.size}>
              {picture.width && picture.height ? `${picture.width} x ${picture.height} px` : ' '}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Arrow keys walk the grid; Tab walks it too. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>) {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const columns = getComputedStyle(event.currentTarget).gridTemplateColumns.split(' ').length
  const at = buttons.findIndex((button) => button.matches(':focus'))
  const next = neighbour(event.key, at, buttons.length, columns)
  if (next === null) return
  event.preventDefault()
  buttons[next]?.focus()
}

function GallerySkeleton() {
  return (
    <div className={styles.grid} aria-hidden="true">
      <SkeletonRows count={6} height={190} />
    </div>
  )
}

function count(number: number): string {
  return number === 1 ? '1 picture' : `${number} pictures`
}
