import type { BrandPicture } from 'linecheck/brand'
import { type Both, t } from './both.ts'
import { type DishDrawing, drawDish, drawWall, printOf } from './drawing/dishes.ts'
import { firs } from './drawing/forest.ts'
import { at, box, type Ink, randomOf, svg } from './drawing/ink.ts'
import { write } from './drawing/letters.ts'
import { drawScene, type Scene } from './drawing/scenes.ts'
import { dishes } from './menu/categories.ts'
import { offers } from './offers.ts'
import { placePictures } from './restaurants.ts'

const drawings = new Map(dishes.map(({ file, drawing }) => [file, drawing]))

const scenes: Partial<Record<Scene, Both>> = {
  ...placePictures,
  acker: t(
    'Furchen bis zum Waldrand, davor eine Kiste Gemüse, dahinter die Sonne.',
    'Furrows up to the edge of a forest, a crate of vegetables before them, the sun behind.',
  ),
  ofen: t(
    'Ein Steinofen mit Flammen, davor ein Brot auf dem Schieber.',
    'A stone oven with flames, and a bread on the peel before it.',
  ),
  leute: t(
    'Drei Leute mit Schürzen hinter dem Tresen.',
    'Three people in aprons behind the counter.',
  ),
  tisch: t(
    'Vier Leute an einer langen Tafel vor hohen Fichten.',
    'Four people at a long table before tall firs.',
  ),
  pflanzen: t(
    'Eine Frau neben drei jungen Bäumen mit Pfählen.',
    'A woman beside three young trees with stakes.',
  ),
  lehre: t(
    'Zwei Auszubildende vor einer Tafel, auf dem Tisch Gemüse.',
    'Two apprentices at a blackboard, with vegetables on the table.',
  ),
  buero: t(
    'Ein Schreibtisch mit Bildschirm und einer kleinen Fichte.',
    'A desk with a screen and a small fir.',
  ),
  blech: t(
    'Ein Blech mit sechs quadratischen Broten, von oben.',
    'A tray of six square breads, from above.',
  ),
}

function picture(
  file: string,
  alt: Both | null,
  width: number,
  height: number,
  draw: () => string,
): BrandPicture {
  const [german, english] = alt ? [String(alt.de), String(alt.en)] : ['', '']
  const name = german.replace(/\.$/, '').slice(0, 60) || file
  const translatedAlts = alt ? { translatedAlts: { en: english } } : {}
  return {
    file,
    name,
    width,
    height,
    alt: german,
    ...translatedAlts,
    focal: { x: 0.5, y: 0.5 },
    svg: draw,
  }
}

const slogan = 'DAS BESTE IST DIE KANTE'

/** Firs above the name. */
function logo(words: Ink, trees: Ink): string {
  const name = write('WALDKANTE', 32, words)
  const forest = firs(trees, words, () => 0.5, { y: 88, from: 40, to: 215, size: 84 })
  return svg(250, 150, forest + at(125 - name.width / 2, 98, name.drawing))
}

function sloganDrawing(): string {
  const lines = ['DAS BESTE', 'IST DIE', 'KANTE'].map((line, nth) =>
    at(0, nth * 66, write(line, 52, nth === 2 ? 'beet' : 'cream').drawing),
  )
  return svg(360, 200, lines.join(''))
}

function socialCard(): string {
  const random = randomOf(slogan)
  const [bread] = dishes.filter(({ file }) => file === 'rote-kante')
  const print = bread ? at(880, 315, printOf('card', bread.drawing), 0, 0.85) : ''
  const name = write('WALDKANTE', 120, 'cream')
  return svg(
    1200,
    630,
    box('night', 0, 0, 1200, 630) +
      box('moss', 600, 0, 600, 630) +
      `<svg x="600" width="600" height="630" viewBox="600 0 600 630">${print}</svg>` +
      box('night', 0, 0, 600, 630) +
      firs('fir', 'moss', random, { y: 630, from: 0, to: 600, size: 260 }) +
      at(60, 130, name.drawing, 0, 0.78) +
      at(60, 270, write('DAS BESTE', 56, 'mint').drawing) +
      at(60, 340, write('IST DIE KANTE', 56, 'mint').drawing),
  )
}

function icon(drawing: DishDrawing): string {
  return svg(240, 240, at(120, 120, printOf('', { ...drawing, paper: 'night' }), 0, 0.34))
}

export const pictures: readonly BrandPicture[] = [
  ...offers.flatMap(({ hero }) => {
    if (!hero) return []
    const prints = hero.dishes.flatMap((file) => drawings.get(file) ?? [])
    return [picture(hero.file, hero.alt, 2400, 1600, () => drawWall(3, prints))]
  }),
  ...dishes.map(({ file, alt, drawing }) => ({
    ...picture(file, alt, 1200, 800, () => drawDish(file, drawing)),
    focal: { x: 0.5, y: 0.5 },
  })),
  ...(Object.entries(scenes) as [Scene, Both][]).map(([scene, alt]) =>
    picture(scene, alt, 1200, 800, () => drawScene(scene)),
  ),
  ...(['ei-kante', 'rote-kante', 'fuchskiste', 'ofenwuerfel', 'waldmeister'] as const).map(
    (file, nth) => {
      const drawing = drawings.get(file)
      return picture(
        ['icon-breakfast', 'icon-edges', 'icon-kids', 'icon-sides', 'icon-drinks'][nth] ?? file,
        null,
        240,
        240,
        () => (drawing ? icon(drawing) : svg(240, 240, '')),
      )
    },
  ),
  picture('logo', t('Waldkante', 'Waldkante'), 250, 150, () => logo('cream', 'moss')),
  picture(
    'slogan',
    t('Das Beste ist die Kante', 'The edge is the best bit'),
    360,
    200,
    sloganDrawing,
  ),
  picture(
    'social-card',
    t(
      'Waldkante: das Beste ist die Kante. Daneben ein quadratisches Brot.',
      'Waldkante: the edge is the best bit. Beside it a square bread.',
    ),
    1200,
    630,
    socialCard,
  ),
]
