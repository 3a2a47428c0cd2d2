import { z } from 'zod'
import { type Language, languages } from '../languages.ts'
import { difference, localizableText, rejection, stateCode, wholeNumber } from '../wire.ts'

/** Returns the schema of an object by language. */
export function inLanguages<T extends z.ZodType>(one: T) {
  const entries = languages.map((language) => [language, one.optional()] as const)
  return z.strictObject(Object.fromEntries(entries) as Record<Language, z.ZodOptional<T>>)
}

const measures = { width: wholeNumber.nullable(), height: wholeNumber.nullable() }

const file = {
  id: wholeNumber,
  name: z.string(),
  file_type: z.string(),
  file_size: wholeNumber,
  ...measures,
  image_url: z.string(),
  image_thumb_url: z.string(),
}

export const galleryItem = z
  .object({
    ...file,
    alt: z.string(),
    /** Alternative texts in other languages; left out when there are none. */
    alts: inLanguages(z.string()).optional(),
    /** Pages give it no alternative text. */
    decorative: z.boolean(),
    /** A photo that has no alternative text and is not decorative. */
    needs_alt: z.boolean(),
    /** The point that every crop keeps, each 0 to 1 from the top left corner. */
    focal_x: z.number(),
    focal_y: z.number(),
    color: z.string(),
    folder_id: wholeNumber,
    version: wholeNumber,
    /** False while copies are generated. */
    ready: z.boolean(),
    created_at: z.string(),
    updated_at: z.string(),
    deleted_at: z.string().nullable(),
    /** When a deleted file is purged. */
    purged_at: z.string().nullable(),
  })
  .meta({ id: 'GalleryItem' })
export type GalleryItem = z.infer<typeof galleryItem>

/** `GET /galleries`: each kind has its own page. */
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
    total_size: wholeNumber,
    /** The newest, at most twelve. */
    galleries: z.array(galleryItem),
  })
  .meta({ id: 'Folder' })
export type Folder = z.infer<typeof folder>

export const mediaUse = z
  .object({
    entity_type: z.string(),
    entity_id: wholeNumber,
    label: localizableText,
    approval: stateCode.nullable(),
    status_text: z.string(),
    editor_path: z.string().nullable(),
    public_path: z.string().nullable(),
  })
  .meta({ id: 'MediaUse' })
export type MediaUse = z.input<typeof mediaUse>

/** The body of a rejected deletion. */
export const usedFile = z.object({ uses: z.array(mediaUse) }).meta({ id: 'UsedFile' })

export const newerFile = z.object({ current: galleryItem }).meta({ id: 'NewerFile' })

/** A file before it was replaced. */
export const mediaVersion = z
  .object({ ...file, replaced_at: z.string(), replaced_by: z.string() })
  .meta({ id: 'MediaVersion' })
export type MediaVersion = z.infer<typeof mediaVersion>

/** A change of a file that guests do not see: pending, withdrawn or rejected. */
export const fileChange = z
  .object({
    /** The id on approvals, with the entity type `media_file`. */
    entity_id: wholeNumber,
    version: wholeNumber,
    approval: stateCode,
    status_text: z.string(),
    author: z.string(),
    at: z.string(),
    rejection: rejection.nullable(),
    differences: z.array(difference),
    can: z.array(z.enum(['submit', 'withdraw', 'discard', 'decide'])),
  })
  .meta({ id: 'FileChange' })
export type FileChange = z.input<typeof fileChange>

const crop = z
  .object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
  .meta({ id: 'Crop' })

/** `GET /galleries/{id}/view`. */
export const galleryDetails = galleryItem
  .extend({
    uses: z.array(mediaUse),
    versions: z.array(mediaVersion),
    /** Whether guests see it, or will, so that a change needs approval. */
    live: z.boolean(),
    change: fileChange.nullable(),
    /** Which part of the kept original it shows; null when it shows all of it. */
    crop: crop.extend({ whole: z.object({ ...measures, image_url: z.string() }) }).nullable(),
    folder: z.object({ id: wholeNumber, name: z.string() }),
    /** How many copies there are, and how many are to come. */
    copies: z.object({ done: wholeNumber, due: wholeNumber }),
  })
  .meta({ id: 'GalleryDetails' })
export type GalleryDetails = z.input<typeof galleryDetails>

export const uploadedItem = galleryItem
  .extend({
    /** The same file was already in the library, and is returned. */
    duplicate: z.boolean(),
    /** It was deleted and has been restored. */
    restored: z.boolean(),
  })
  .meta({ id: 'UploadedItem' })
export type UploadedItem = z.infer<typeof uploadedItem>
