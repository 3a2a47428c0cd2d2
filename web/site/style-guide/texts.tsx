import { headingIds } from '#catalogue/text/heading-ids.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { PageContents } from '#web/site/legal/page-contents.tsx'
import { formatDay } from '#web/site/words/day-words.ts'
import { Island } from '#web/ui/islands/island.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import type { Samples } from './load-samples.ts'
import { richSample } from './rich-sample.ts'
import { Group, Specimen } from './specimen.tsx'

const digits = '0123456789 ١٢٣٤٥٦٧٨٩٠'

/** Headings, lines and long texts. */
export function Texts({ samples: { brand } }: { samples: Samples }) {
  const { t, href } = useI18n()
  const words = brand.description || t('guide.lead')
  const text = richSample(words)
  const headings = [...headingIds(text).values()]
  return (
    <>
      <Group of="type">
        <Specimen code="h1.section-title" isWide>
          <p className="section-title guide-display">{brand.name}</p>
        </Specimen>
        <Specimen code="h2">
          <h3 className="guide-h2">{words}</h3>
        </Specimen>
        <Specimen code="p.page-lead">
          <p className="page-lead">{words}</p>
        </Specimen>
        <Specimen code="p">
          <p>{words}</p>
        </Specimen>
        <Specimen code="time">
          <time dateTime="2026-05-01">{formatDay('2026-05-01', brand.locale)}</time>
        </Specimen>
        <Specimen code="tabular-nums">
          <p className="guide-digits">{digits}</p>
        </Specimen>
      </Group>
      <Group of="texts">
        <Specimen code="RichText" isWide>
          <RichText value={text} href={href} headings={headingIds(text)} />
        </Specimen>
        <Specimen code="PageContents">
          <Island
            name="PageContents"
            id="guide-contents"
            component={PageContents}
            props={{ label: t('guide.texts'), headings }}
            when="idle"
          />
        </Specimen>
        <Specimen code="del ins">
          <p className="legal">
            {words} <del>{t('legal.removed')}</del> <ins>{t('legal.added')}</ins>
          </p>
        </Specimen>
        <Specimen code="p.legal-note">
          <p className="legal-note" role="note">
            {t('legal.isFormer')} <a href={href('/privacy-policy')}>{t('legal.toCurrent')}</a>
          </p>
        </Specimen>
      </Group>
    </>
  )
}
