import type { BrandContent, BrandFile } from 'linecheck/brand'
import { aboutContent, appContent, arabicAbout } from './about.ts'
import { arabicSections } from './arabic.ts'
import { arabicCareers, careersContent } from './careers/careers-content.ts'
import { demoPapers } from './careers/tenders.ts'
import { writePdf } from './careers/write-pdf.ts'
import { brandEntries } from './entries.ts'
import { layoutContent } from './frame.ts'
import { homeContent } from './home.ts'
import { pictures } from './pictures.ts'

const papers = demoPapers.map(({ file, title, paragraphs }): BrandFile => {
  return {
    file,
    name: `${title.replace(': ', ' ')}.pdf`,
    pdf: () => writePdf(title, paragraphs),
  }
})

export const content: BrandContent = {
  emailDomain: 'marigold.example',
  files: [...pictures, ...papers],
  entries: (now) =>
    brandEntries(now).map(([collection, make]) => ({
      collection,
      make({ file, entry }) {
        const { arabic, ...content } = make({ picture: file, entry })
        const isTranslated = Object.keys(arabic).length > 0
        return isTranslated ? { ...content, translations: { ae: arabic } } : content
      },
    })),
  sections: ({ file, entry }) => ({
    ...layoutContent(file),
    ...homeContent({ picture: file, entry }),
    ...aboutContent(file),
    ...appContent(file),
    ...careersContent(file),
  }),
  translations: { ae: { ...arabicSections, ...arabicAbout, ...arabicCareers } },
}
