import { defineSection } from '#catalogue/declaration.ts'
import { namedTexts } from '#catalogue/fields/lists/named-texts.ts'
import { longText, text } from '#catalogue/fields/text.ts'

/** Our Values: their words; pictures and icons are fixed (specification section 2, "Admin About Us page", Mission & Vision). */
export const missionValues = defineSection({
  key: 'mission.values',
  entityType: 'mission_value',
  label: 'Our Values',
  savePath: '/missions/value',
  previewPath: '/mission-vision?preview=1',
  search: { kind: 'About Us', path: '/mission-vision' },
  fields: {
    heading: text('Heading', { required: true }),
    description: longText('Top description'),
    values: namedTexts(
      'Values',
      {
        serve: 'Serve',
        integrity: 'Integrity',
        inclusion: 'Inclusion',
        community: 'Community',
        family: 'Family',
      },
      { required: true },
    ),
    bottom_description: longText('Bottom description'),
  },
})
