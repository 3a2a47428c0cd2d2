import type { ContentLookup } from 'linecheck/brand'
import { paragraphs, t, type Values } from '../both.ts'

/** A page made of blocks: where the vegetables come from. */
export function originPage({ file, entry }: ContentLookup): Values {
  const red = entry('menu-item', 'Rote Kante')
  return {
    title: t('Vom Acker', 'From the field'),
    slug: 'vom-acker',
    description: t(
      'Welche Höfe für uns anbauen und was sie dafür bekommen.',
      'Which farms grow for us, and what they get for it.',
    ),
    blocks: [
      {
        kind: 'hero',
        title: t('Vom Acker auf die Kante', 'From the field to the edge'),
        text: t(
          '31 Höfe, keiner weiter als ein Vormittag.',
          '31 farms, none further than a morning away.',
        ),
        gallery_id: file('acker'),
        url: '/menu',
        button: t('Zur Karte', 'See the menu'),
      },
      {
        kind: 'numbers',
        title: t('In Zahlen', 'In numbers'),
        numbers: [
          { number: '31', text: t('Höfe', 'farms') },
          { number: '14', text: t('Sorten Rüben', 'kinds of beet') },
          { number: t('48 h', '48 h'), text: t('vom Feld zum Ofen', 'from field to oven') },
        ],
      },
      {
        kind: 'picture_text',
        title: t('Rüben im Februar', 'Beets in February'),
        body: paragraphs(
          'Bei Familie Ahrens lagern sie im Sand, wie vor hundert Jahren. Das kostet Platz und spart einen Kühlraum.\n\nWir zahlen den Winterpreis das ganze Jahr.',
          'The Ahrens family keeps them in sand, as people did a hundred years ago. It takes space and saves a cold store.\n\nWe pay the winter price all year.',
        ),
        gallery_id: file('tisch'),
        side: 'end',
      },
      {
        kind: 'quote',
        text: t(
          'Sie nehmen auch die krummen. Auf dem Blech sieht das keiner.',
          'They take the crooked ones too. On the tray nobody can tell.',
        ),
        author: 'Gesche Ahrens',
        role: t('Gemüsebäuerin bei Nörten-Hardenberg', 'Vegetable farmer near Nörten-Hardenberg'),
        width: 'half',
      },
      {
        kind: 'items',
        title: t('Was daraus wird', 'What becomes of it'),
        entries: red === null ? [] : [red],
        width: 'half',
      },
      {
        kind: 'steps',
        title: t('Bis zum Ofen', 'On the way to the oven'),
        steps: [
          {
            title: t('Montag', 'Monday'),
            text: t('Ernten, waschen, laden.', 'Harvest, wash, load.'),
          },
          {
            title: t('Dienstag', 'Tuesday'),
            text: t('Schälen, hobeln, salzen.', 'Peel, slice, salt.'),
          },
          { title: t('Mittwoch', 'Wednesday'), text: t('Backen.', 'Bake.') },
        ],
      },
      {
        kind: 'call_to_action',
        title: t('Du baust etwas an?', 'Do you grow something?'),
        text: t(
          'Wir suchen Höfe um Bremen und Leipzig.',
          'We are looking for farms around Bremen and Leipzig.',
        ),
        url: '/work-with-us',
        button: t('Schreib uns', 'Write to us'),
      },
    ],
  }
}
