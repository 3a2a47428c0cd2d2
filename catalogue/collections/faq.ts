import { defineCollection } from '../define.ts'
import { richText } from '../fields/rich-text.ts'
import { text } from '../fields/text.ts'

export const faq = defineCollection({
  key: 'faq',
  entityType: 'faq',
  label: 'Question',
  plural: 'Questions',
  titleKey: 'question',
  path: '/faqs',
  screens: {
    list: '/admin/pages/faqs',
    add: '/admin/pages/faqs/add',
    entry: '/admin/pages/faqs/details/{id}',
  },
  staffColumns: ['group'],
  search: { kind: 'FAQs', path: '/faqs#question-{id}' },
  fields: {
    question: text('Question', { required: true }),
    answer: richText('Answer', { required: true }),
    group: text('Group'),
  },
})
