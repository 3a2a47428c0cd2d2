import type { Content } from '../declaration.ts'
import { defineCollection } from '../define.ts'
import { timeZone } from '../fields/choosing/time-zone.ts'
import { link } from '../fields/link.ts'
import { files } from '../fields/lists/files.ts'
import { rows } from '../fields/lists/rows.ts'
import { richText } from '../fields/rich-text.ts'
import { longText, text } from '../fields/text.ts'
import { day } from '../fields/times/day.ts'
import { moment } from '../fields/times/moment.ts'
import { inputMessages } from '../messages/input-messages.ts'
import type { FieldErrors } from '../messages/message.ts'
import type { EntryWindow } from '../time/window-meaning.ts'

export const tender = defineCollection({
  key: 'tender',
  entityType: 'tender',
  label: 'Tender',
  plural: 'Tenders',
  path: '/tenders',
  screens: {
    list: '/admin/pages/tender',
    add: '/admin/pages/tender/add',
    entry: '/admin/pages/tender/details/{id}',
  },
  naturalKey: 'reference',
  staffColumns: ['reference'],
  page: '/work-with-us/tender/{entry}',
  search: {
    kind: 'Tenders',
    path: '/work-with-us/tender/{id}',
    topics: ['suppliers'],
    isLong: true,
  },
  window: {
    heading: 'Opening and closing',
    starts: 'Opens',
    ends: 'Closes',
    hint: 'The tender closes automatically at this time and leaves the list, the search and the sitemap. Its page stays and shows the outcome when you have written it.',
    zone: 'time_zone',
    isDated: true,
    goesOn: true,
    needsEnd: inputMessages.closingDate,
  },
  check: checkQuestions,
  groups: [
    { label: 'Basics', fields: ['title', 'reference', 'summary', 'description'] },
    { label: 'Documents', fields: ['documents', 'addenda'] },
    { label: 'Questions and bids', fields: ['questions', 'questions_until', 'apply', 'time_zone'] },
    { label: 'Outcome', fields: ['outcome'] },
  ],
  fields: {
    title: text('Title', { required: true }),
    reference: text('Reference', {
      required: true,
      shared: true,
      isIdentifier: true,
      example: 'MG-2026-07',
    }),
    summary: longText('Summary', { hint: 'Two sentences for lists and search engines' }),
    description: richText('Description', { required: true }),
    documents: files('Documents', { hint: 'In reading order' }),
    addenda: rows(
      'Addenda',
      {
        title: text('Title', { required: true }),
        date: day('Date', { required: true }),
        description: longText('Description'),
        documents: files('Documents'),
      },
      { rowLabel: 'Addendum', hint: 'Changes and answers since the tender opened' },
    ),
    questions: link('Where to ask', {
      shared: true,
      takesMail: true,
      hint: 'The address of a page with a form, or an e-mail address',
    }),
    questions_until: moment('Questions until', { zone: 'time_zone' }),
    apply: link('Where to submit', {
      required: true,
      shared: true,
      takesMail: true,
      hint: 'The address of a page with a form, or an e-mail address',
    }),
    time_zone: timeZone('Time zone'),
    outcome: richText('Outcome', { hint: 'Guests see the outcome when the tender is closed' }),
  },
})

function checkQuestions({ values }: Content, { ends_at }: EntryWindow): FieldErrors {
  const { questions_until: until } = values
  const isLate = typeof until === 'string' && ends_at !== null && until > ends_at
  return isLate ? { questions_until: [inputMessages.questionsLate] } : {}
}
