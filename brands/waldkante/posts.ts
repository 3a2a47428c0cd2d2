import { paragraphs, t, type Values } from './both.ts'
import type { Scene } from './drawing/scenes.ts'

interface Post {
  date: string
  cover: Scene
  values: Values
  pictures?: readonly { scene: Scene; caption: Values['caption'] }[]
}

export const posts: readonly Post[] = [
  {
    date: '2026-11-07',
    cover: 'pflanzen',
    values: {
      kind: 'news',
      title: t(
        'Tausend Fichten weniger, tausend Buchen mehr',
        'A thousand spruces fewer, a thousand beeches more',
      ),
      summary: t(
        'Am ersten Novembersamstag haben 160 Leute den Hang hinter dem Stammhaus neu bepflanzt.',
        'On the first Saturday of November 160 people replanted the slope behind the Stammhaus.',
      ),
      body: paragraphs(
        'Der Borkenkäfer hat uns den Wald vor der Tür genommen. Mit dem Forstamt pflanzen wir ihn neu: Buche, Ahorn, Eiche, und nur noch dazwischen Fichte.\n\nWer mitgemacht hat, bekam eine Kante, eine Urkunde und einen Baum mit Nummer. Im Frühjahr geht es weiter, Spaten sind da.',
        'Bark beetles took the forest from our doorstep. With the forestry office we are planting a new one: beech, maple, oak, and spruce only in between.\n\nEverybody who helped was given an edge, a certificate and a tree with a number. We go on in spring; spades are provided.',
      ),
    },
  },
  {
    date: '2026-10-02',
    cover: 'lehre',
    values: {
      kind: 'news',
      title: t('Acht neue Azubis am Ofen', 'Eight new apprentices at the oven'),
      summary: t(
        'Seit August lernen acht junge Leute bei uns backen, rechnen und freundlich bleiben.',
        'Since August eight young people have been learning to bake, count and stay friendly with us.',
      ),
      body: paragraphs(
        'Drei kommen aus Göttingen, zwei aus Kassel, einer aus Aleppo, eine aus Leipzig und eine aus dem Nachbarhaus. Nach drei Jahren sind sie Fachleute für Systemgastronomie.\n\nIhr erstes Rezept steht ab Januar auf der Karte. Mehr verraten wir nicht.',
        'Three are from Göttingen, two from Kassel, one from Aleppo, one from Leipzig and one from next door. In three years they will be qualified in restaurant management.\n\nTheir first recipe is on the menu from January. We are not saying more.',
      ),
    },
  },
  {
    date: '2026-08-21',
    cover: 'tisch',
    values: {
      kind: 'gallery',
      title: t('Lange Tafel am Waldrand', 'The long table at the edge of the forest'),
      summary: t(
        'Einmal im Jahr decken wir 60 Meter Tisch. Wer kommt, bringt einen Stuhl mit.',
        'Once a year we lay a table of 60 metres. Everybody brings a chair.',
      ),
      body: paragraphs(
        'Vierhundert Gäste, zwei Öfen, kein Regen.',
        'Four hundred guests, two ovens, no rain.',
      ),
    },
    pictures: [
      { scene: 'tisch', caption: t('Vor dem ersten Blech.', 'Before the first tray.') },
      { scene: 'blech', caption: t('Das erste Blech.', 'The first tray.') },
      { scene: 'wald', caption: t('Danach.', 'Afterwards.') },
    ],
  },
  {
    date: '2026-06-12',
    cover: 'hafen',
    values: {
      kind: 'news',
      title: t('Moin, Hamburg', 'Hello, Hamburg'),
      summary: t(
        'Unsere erste Kante mit Blick aufs Wasser ist offen: Große Elbstraße, direkt am Kai.',
        'Our first edge with a view of the water is open: Große Elbstraße, right on the quay.',
      ),
      body: paragraphs(
        'Freitags und samstags bis zwei Uhr nachts, weil Hamburg dann erst Hunger bekommt.',
        'On Fridays and Saturdays until two in the morning, because that is when Hamburg gets hungry.',
      ),
    },
  },
]

/** A post as an editor would send it. */
export function postEntry(
  { date, cover, values, pictures = [] }: Post,
  file: (name: string) => number,
): Values {
  return {
    ...values,
    date,
    gallery_id: file(cover),
    pictures: pictures.map(({ scene, caption }) => ({ gallery_id: file(scene), caption })),
  }
}
