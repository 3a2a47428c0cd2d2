import { locationCategory } from '#catalogue/collections/reference-categories.ts'
import { defineSection } from '#catalogue/define.ts'
import { defineEditor } from '#catalogue/editor.ts'
import { choice } from '#catalogue/fields/choosing/choice.ts'
import { link } from '#catalogue/fields/link.ts'
import { groups, references } from '#catalogue/fields/lists/references.ts'
import { text } from '#catalogue/fields/text.ts'

export const tones = ['info', 'warning', 'closure'] as const

const fields = {
  url: link('Link'),
  link_text: text('Link text', { hint: 'If empty, the link says Find out more' }),
  tone: choice('Tone', tones, {
    labels: { info: 'Information', warning: 'Warning', closure: 'Closure' },
  }),
  locations: references('Restaurants', locationCategory, {
    hint: 'If none is chosen: on every page. Otherwise only on the pages of these restaurants',
  }),
  groups: groups('Restaurant groups', { hint: 'Also in groups inside them' }),
}

/** A strip on top of every page (contract section 10), shown between the ends of its window. */
export const notice = defineSection({
  key: 'frame.notice',
  entityType: 'notice',
  label: 'Notice',
  savePath: '/banners/notice',
  previewPath: '/home?preview=1',
  hasWindow: true,
  fields: { text: text('Text', { hint: 'If empty: no notice is shown' }), ...fields },
})

/**
 * A recall or closure that a person named in Settings publishes at once, and that leaves the site by
 * itself where nobody else approves it in time (docs/decisions/0130). Shown before the notice.
 */
export const urgentNotice = defineSection({
  key: 'frame.urgent-notice',
  entityType: 'urgent_notice',
  label: 'Urgent notice',
  savePath: '/banners/urgent-notice',
  previewPath: '/home?preview=1',
  hasWindow: true,
  fields: { text: text('Text', { required: true }), ...fields },
})

export const noticeEditor = defineEditor({
  key: 'notice',
  title: 'Notice',
  path: '/admin/pages/notice',
  sections: [notice, urgentNotice],
  loads: [
    { path: '/banners/notice/create', blocks: { notice: { section: notice, as: 'record' } } },
    {
      path: '/banners/urgent-notice/create',
      blocks: { urgent_notice: { section: urgentNotice, as: 'record' } },
    },
  ],
})
