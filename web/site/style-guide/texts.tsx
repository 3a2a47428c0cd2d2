import { headingIds } from '#catalogue/text/heading-ids.ts'
import type { RichBlock, RichInline, RichText as RichTextValue } from '#catalogue/text/rich-text.ts'
import { formatDay } from '#web/site/format.ts'
import { useI18n } from '#web/site/i18n.tsx'
import { PageContents } from '#web/site/legal/page-contents.tsx'
import { Island } from '#web/ui/islands/island.tsx'
import { RichText } from '#web/ui/rich-text/rich-text.tsx'
import type { Samples } from './load-samples.ts'
import { Group, Specimen } from './specimen.tsx'

const digits = '0123456789 ١٢٣٤٥٦٧٨٩٠'

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

const plain = (text: string): RichInline => ({ type: 'text', text })
const paragraph = (...content: RichInline[]): RichBlock => ({ type: 'paragraph', content })
const item = (...content: RichBlock[]) => ({ type: 'listItem' as const, content })

function richSample(words: string): RichTextValue {
  const text = plain(words)
  const marked: RichInline[] = [
    { type: 'text', text: words, marks: [{ type: 'bold' }] },
    { type: 'hardBreak' },
    { type: 'text', text: words, marks: [{ type: 'italic' }] },
    { type: 'hardBreak' },
    { type: 'text', text: words, marks: [{ type: 'link', attrs: { href: '/menu' } }] },
  ]
  return {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [text] },
      paragraph(text),
      { type: 'heading', attrs: { level: 3 }, content: [text] },
      paragraph(...marked),
      { type: 'heading', attrs: { level: 4 }, content: [text] },
      {
        type: 'bulletList',
        content: [
          item(paragraph(text)),
          item(paragraph(text), { type: 'bulletList', content: [item(paragraph(text))] }),
        ],
      },
      {
        type: 'orderedList',
        attrs: { start: 3 },
        content: [item(paragraph(text)), item(paragraph(text))],
      },
      { type: 'blockquote', content: [paragraph(text)] },
      {
        type: 'table',
        content: (['tableHeader', 'tableCell'] as const).map((type) => ({
          type: 'tableRow',
          content: [1, 2, 3].map(() => ({
            type,
            content: [{ type: 'paragraph', content: [text] }],
          })),
        })),
      },
      { type: 'paragraph', attrs: { indent: 2 }, content: [text] },
    ],
  }
}
