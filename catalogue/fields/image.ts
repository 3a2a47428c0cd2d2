import { z } from 'zod'
import { baseField, type FieldMaker } from '../field.ts'
import { fill } from '../messages/fill.ts'
import { inputMessages } from '../messages/input-messages.ts'
import { Label } from '../messages/message.ts'
import type { Picture } from '../published.ts'
import { idNumber } from '../text/plain-text.ts'

interface ImageOptions {
  required?: boolean
  /** The recommended maximum in pixels: a hint, never a check (specification section 5). */
  size?: readonly [width: number, height: number]
  /** Wire names when it is not the record's only picture: for saves, then the one in responses. */
  names?: readonly string[]
}

const defaultNames = ['gallery_id', 'image_id', 'image'] as const

/** Declares a picture; saves name it `gallery_id`, `image_id` or `image` (contract section 4). */
export function image(
  label: string,
  options: ImageOptions = {},
): FieldMaker<number | null, Picture | null> {
  const names = options.names ?? defaultNames
  return (key) => ({
    ...baseField<number | null>(key, label, null),
    kind: 'image',
    wire: names[0] ?? key,
    required: options.required ?? false,
    hint: options.size ? `Max ${options.size[0]} x ${options.size[1]} px` : null,
    ...(options.size ? { size: options.size } : {}),
    requestSchema: Object.fromEntries(names.map((name) => [name, idNumber.nullable()])),
    read(sent) {
      const name = names.find((candidate) => sent[candidate] !== undefined)
      const value = name === undefined ? undefined : sent[name]
      return typeof value === 'number' || value === null ? value : undefined
    },
    validate: (value) =>
      options.required && value === null
        ? fill(inputMessages.choosePicture, { label: new Label(label) })
        : null,
    responseSchema: responseSchemaOf(key, options),
    toWire(value, media) {
      const picture = value === null ? undefined : media.get(value)
      const url = picture?.url ?? null
      const thumb = picture?.thumb ?? null
      if (!options.names) {
        const address = { image_url: url, image_thumb_url: thumb }
        return { image_id: value, gallery_id: value, ...address, alt: picture?.alt ?? '' }
      }
      const read = names.at(-1) ?? key
      return { [read]: url, [`${read}_thumb_url`]: thumb, [`${read}_id`]: value }
    },
    resolve: (value, { picture }) => picture(value),
    pictures: (value) => (value === null ? [] : [value]),
    text: (value, media) => (value === null ? '' : (media.get(value)?.name ?? `picture ${value}`)),
  })
}

function responseSchemaOf(key: string, { names }: ImageOptions) {
  const [id, url] = [z.int().nullable(), z.string().nullable()]
  if (!names) {
    const address = { image_url: url, image_thumb_url: url }
    return { image_id: id, gallery_id: id, ...address, alt: z.string() }
  }
  const read = names.at(-1) ?? key
  return { [read]: url, [`${read}_thumb_url`]: url, [`${read}_id`]: id }
}
