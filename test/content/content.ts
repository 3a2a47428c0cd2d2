import { randomUUID } from 'node:crypto'
import { promotionCategory } from '#catalogue/collections/reference-categories.ts'
import { addMedia } from '#store/media/media.ts'
import type { Store } from '#store/store.ts'

/** Adds a picture to the library and gives its id. It has a row but no bytes. */
export function addPicture(store: Store, name = 'fries.jpg'): Promise<number> {
  return store.write((tx) =>
    addMedia(tx, {
      name,
      file_type: 'image/jpeg',
      file_size: 48_213,
      sha256: '0'.repeat(64),
      width: 1200,
      height: 800,
      alt: 'A paper cone of fries',
      focal_x: 0.5,
      focal_y: 0.5,
      color: '#ffb81c',
      stem: randomUUID().replaceAll('-', ''),
      renditions: [{ width: 640, type: 'image/jpeg', suffix: '640.jpg' }],
      uploaded_by: null,
      created_at: '2026-01-01T00:00:00.000Z',
    }),
  )
}

/** Adds a PDF to the library and gives its id. It has a row but no bytes. */
export function addDocument(store: Store, name = 'conditions.pdf'): Promise<number> {
  return store.write((tx) =>
    addMedia(tx, {
      name,
      file_type: 'application/pdf',
      file_size: 20_480,
      sha256: '1'.repeat(64),
      width: null,
      height: null,
      alt: '',
      focal_x: 0.5,
      focal_y: 0.5,
      color: '#ffffff',
      stem: randomUUID().replaceAll('-', ''),
      renditions: [],
      uploaded_by: null,
      created_at: '2026-01-01T00:00:00.000Z',
    }),
  )
}

/** A complete ICM line, as a client sends it. */
export function icmLine(name = 'Fresh since five') {
  return { name }
}

/** A complete Work With Us teaser, as a client sends it. */
export function teaser(picture: number, more: Record<string, unknown> = {}) {
  return {
    title: 'Work with us',
    description: 'Shifts that fit around school.',
    gallery_id: picture,
    ...more,
  }
}

/** A complete Discover card, as a client sends it. */
export function card(picture: number, more: Record<string, unknown> = {}) {
  return {
    title: 'Crew picks',
    description: 'What we eat after a shift.',
    gallery_id: picture,
    url: '/menu',
    ...more,
  }
}

/** A complete slide of the hero banner about a promotion, as a client sends it. */
export function slide(picture: number, promotionId: number, more: Record<string, unknown> = {}) {
  return {
    name: 'Main Banner',
    gallery_id: picture,
    entity: promotionCategory,
    entity_id: promotionId,
    entity_name: 'Two for one',
    url: '/promotion',
    ...more,
  }
}
