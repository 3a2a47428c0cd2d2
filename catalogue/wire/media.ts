import { z } from 'zod'
import { type Language, languages } from '../languages.ts'
import { difference, localizableText, rejection, stateCode, wholeNumber } from '../wire.ts'

/** Something in some of the languages, by their names. */
export function inLanguages<T extends z.ZodType>(one: T) {
  const entries = languages.map((language) => [language, one.optional()] as const)
  return z.strictObject(Object.fromEntries(entries) as Record<Language, z.ZodOptional<T>>)
}

/** A file, as it is or was. */
const file = {
  id: wholeNumber,
  name: z.string(),
  file_type: z.string(),
  /** Bytes. */
  file_size: wholeNumber,
  width: wholeNumber.nullable(),
  height: wholeNumber.nullable(),
  image_url: z.string(),
  image_thumb_url: z.string(),
}

/** A picture or document of the library. */
export const galleryItem = z
  .object({
    ...file,
    alt: z.string(),
    /** The same in other languages than the brand's first; left out where there is none. */
    alts: inLanguages(z.string()).optional(),
    /** It says nothing that the words beside it do not: pages give it no alternative text. */
    decorative: z.boolean(),
    /** A photo for which nobody has written an alternative text or chosen "decorative". */
    needs_alt: z.boolean(),
    /** The point that every crop keeps, each 0 to 1 from the top left corner. */
    focal_x: z.number(),
    focal_y: z.number(),
    /** Average colour, `#rrggbb`. */
    color: z.string(),
    folder_id: wholeNumber,
    /** Grows with every change; a change that carries an old one gets 409. */
    version: wholeNumber,
    /** False while copies are being made in the background. */
    ready: z.boolean(),
    created_at: z.string(),
    updated_at: z.string(),
    deleted_at: z.string().nullable(),
    /** When a deleted one goes for good. */
    purged_at: z.string().nullable(),
  })
  .meta({ id: 'GalleryItem' })
export type GalleryItem = z.infer<typeof galleryItem>

/** `GET /galleries`: each kind is a page of its own. */
export const gallery = z
  .object({
    photos: z.array(galleryItem),
    files: z.array(galleryItem),
    videos: z.array(galleryItem),
    totals: z.object({ photos: wholeNumber, files: wholeNumber, videos: wholeNumber }),
    page: wholeNumber,
    per_page: wholeNumber,
    last_page: wholeNumber,
  })
  .meta({ id: 'Gallery' })
export type Gallery = z.infer<typeof gallery>

export const folder = z
  .object({
    id: wholeNumber,
    name: z.string(),
    created_at: z.string(),
    galleries_count: wholeNumber,
    /** Bytes. */
    total_size: wholeNumber,
    /** The newest, twelve at most. */
    galleries: z.array(galleryItem),
  })
  .meta({ id: 'Folder' })
export type Folder = z.infer<typeof folder>

/** A place that shows a picture or is about to, or a ticket that it stands in. */
export const mediaUse = z
  .object({
    entity_type: z.string(),
    entity_id: wholeNumber,
    label: localizableText,
    /** Null of a ticket, which nobody approves. */
    approval: stateCode.nullable(),
    status_text: z.string(),
    /** The back-office page that edits it. */
    editor_path: z.string().nullable(),
    /** The public page that shows it. */
    public_path: z.string().nullable(),
  })
  .meta({ id: 'MediaUse' })
export type MediaUse = z.input<typeof mediaUse>

/** What a refused deletion hands over: the places that the file is needed at. */
export const usedFile = z.object({ uses: z.array(mediaUse) }).meta({ id: 'UsedFile' })

/** What a refused change of a file hands over: the file as it stands now. */
export const newerFile = z.object({ current: galleryItem }).meta({ id: 'NewerFile' })

/** What a file was before it was replaced. */
export const mediaVersion = z
  .object({ ...file, replaced_at: z.string(), replaced_by: z.string() })
  .meta({ id: 'MediaVersion' })
export type MediaVersion = z.infer<typeof mediaVersion>

/** A change of a file that guests do not see: it waits for approval, was withdrawn or was rejected. */
export const fileChange = z
  .object({
    /** What approvals call it, with the entity type `media_file`. */
    entity_id: wholeNumber,
    version: wholeNumber,
    approval: stateCode,
    status_text: z.string(),
    /** Who submitted it, or where nobody has, who wrote it. */
    author: z.string(),
    at: z.string(),
    rejection: rejection.nullable(),
    differences: z.array(difference),
    can: z.array(z.enum(['submit', 'withdraw', 'discard', 'decide'])),
  })
  .meta({ id: 'FileChange' })
export type FileChange = z.input<typeof fileChange>

/** `GET /galleries/{id}/view` */
export const galleryDetails = galleryItem
  .extend({
    uses: z.array(mediaUse),
    versions: z.array(mediaVersion),
    /** Something that guests see, or will see, shows it: a change waits for approval. */
    live: z.boolean(),
    change: fileChange.nullable(),
    folder: z.object({ id: wholeNumber, name: z.string() }),
    /** How many copies pages can choose from, and how many are still being made. */
    copies: z.object({ done: wholeNumber, due: wholeNumber }),
  })
  .meta({ id: 'GalleryDetails' })
export type GalleryDetails = z.input<typeof galleryDetails>

/** One file of an upload's answer. */
export const uploadedItem = galleryItem
  .extend({
    /** The same bytes were in the library: this is the item that was there. */
    duplicate: z.boolean(),
    /** They were among the deleted ones and have been brought back. */
    restored: z.boolean(),
  })
  .meta({ id: 'UploadedItem' })
export type UploadedItem = z.infer<typeof uploadedItem>
