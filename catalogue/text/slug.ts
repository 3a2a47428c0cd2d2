import { trimEndOf } from './trim-end.ts'

/** Characters of a slug, at most: an address stays one that people can read out. */
const slugLength = 80

/**
 * The part of an address that names an entry: its title in small letters and digits of any script,
 * joined by dashes (`Summer Box & Fries` is `summer-box-fries`). Empty where nothing is left.
 */
export function slugOf(title: string): string {
  const plain = title.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().normalize('NFC')
  const dashed = plain.replaceAll(/['’]/g, '').replaceAll(/[^\p{L}\p{N}]+/gu, '-')
  return trimEndOf(dashed.replace(/^-+/, '').slice(0, slugLength), /-/)
}

/** The same with a number behind, for the second entry of that name. */
export function numberedSlug(slug: string, number: number): string {
  const end = `-${number}`
  return `${trimEndOf(slug.slice(0, slugLength - end.length), /-/)}${end}`
}
