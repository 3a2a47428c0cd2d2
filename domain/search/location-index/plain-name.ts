import { removeAccents } from '#catalogue/text/fold-text.ts'

/** Returns a name without case, accents and punctuation; ae, oe and ue stand for ä, ö and ü. */
export function plainName(name: string): string {
  return removeAccents(name)
    .replaceAll(/[\p{P}\s]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('æ', 'ae')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .replaceAll(/([aou])e/g, '$1')
}
