import {
  addDays,
  type BrandContent,
  type BrandDocument,
  type BrandFile,
  type BrandPicture,
  type ContentLookup,
  type EntryContent,
  type NewEntry,
  type ProsePiece,
  productIconIds,
  prose,
  type SectionTranslation,
  type SentValues,
  textToRichText,
} from 'linecheck/brand'

const barn: BrandPicture = {
  file: 'barn',
  name: 'The barn',
  width: 1600,
  height: 900,
  alt: 'A red barn at sunset',
  translatedAlts: { de: 'Eine rote Scheune bei Sonnenuntergang' },
  focal: { x: 0.5, y: 0.6 },
  svg: () =>
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#b3261e"/></svg>',
}
const programme: BrandDocument = { file: 'programme', name: 'programme.pdf', pdf: () => emptyPdf }
const files: readonly BrandFile[] = [barn, programme]
const emptyPdf = new TextEncoder().encode('%PDF-1.4\n')

const about: ProsePiece[] = ['Music in the barn.', { heading: 'Bring' }, { list: ['A blanket'] }]

function dance(now: string): NewEntry {
  return {
    collection: 'event',
    make: ({ file, entry }: ContentLookup): EntryContent => ({
      sent: {
        title: 'Barn dance',
        body: prose(about),
        gallery_id: file('barn'),
        programme: [file('programme')],
        until: addDays(now.slice(0, 10), 30),
        offers: [entry('promotion', 'Two for one')].filter((id) => id !== null),
      },
      translations: { de: { title: 'Tanz in der Scheune', body: textToRichText('Musik.') } },
      publishedAt: now,
    }),
  }
}

const banner: SentValues = { name: 'Fresh from the barn' }
const german: SectionTranslation = { texts: { name: 'Frisch vom Hof' } }

export const content: BrandContent = {
  emailDomain: 'burgerbarn.example',
  files,
  entries: (now) => [dance(now)],
  sections: ({ file }) => ({
    'home.icm': banner,
    'frame.product-icons': {
      iconMenu: productIconIds.map((id) => ({ id, name: `Menu ${id}`, gallery_id: file('barn') })),
    },
  }),
  translations: { de: { 'home.icm': german } },
}
