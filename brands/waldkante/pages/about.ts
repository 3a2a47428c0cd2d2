import type { ContentLookup } from 'linecheck/brand'
import { article, Both, type Sections, t } from '../both.ts'

export function about(find: ContentLookup): Sections {
  return { ...story(find), ...history(find), ...mission(find) }
}

function story({ file }: ContentLookup): Sections {
  return {
    'about.main-banner': { image: file('wald') },
    'about.main-segments': {
      image_about_us: file('ofen'),
      image_history: file('altstadt'),
      image_corporate_milestone: file('blech'),
      image_mission_vision: file('acker'),
    },
    'about.banner': { image: file('ofen') },
    'about.image': { image: file('leute') },
    'about.description': {
      description: article(
        [
          { heading: 'Vier Ecken, weil das Blech vier hat' },
          'Hanne Voss backte 2009 in der Hütte am Göttinger Waldrand Brot auf alten Blechen. Rund wurde es nie, und um die Ecken gab es Streit: Da war am meisten Kruste. Also schnitt sie es so, dass jedes Stück eine hatte.',
          'Heute sind wir 40 Restaurants und 620 Leute. Der Sauerteig ist immer noch der von damals, er reist in Eimern.',
          { heading: 'Was wir nicht tun' },
          {
            list: [
              'Nichts frittieren: Alles kommt aus einem Ofen',
              'Nichts einfliegen: Im Winter gibt es Rüben',
              'Nichts verschweigen: Was drin ist, steht dran',
            ],
          },
        ],
        [
          { heading: 'Four corners, because the tray has four' },
          'In 2009 Hanne Voss baked bread on old trays in a hut at the edge of the forest near Göttingen. It was never round, and people argued about the corners, which had the most crust. So she cut it until every piece had one.',
          'Today we are 40 restaurants and 620 people. The sourdough is still the same one; it travels in buckets.',
          { heading: 'What we do not do' },
          {
            list: [
              'Fry anything: it all comes from one oven',
              'Fly anything in: in winter there are beets',
              'Hide anything: what is in it is written beside it',
            ],
          },
        ],
      ),
    },
  }
}

function history({ file }: ContentLookup): Sections {
  return {
    'history.banner': { image: file('altstadt') },
    'history.image': { image: file('wald') },
    'history.description': {
      description: article(
        [
          { heading: '2009: die Hütte' },
          'Zwölf Stühle, ein Ofen, Sonntags Schlange bis zum Parkplatz.',
          { heading: '2013: die Stadt' },
          'Weender Straße, ein alter Schuhladen. Der Ofen kam durch das Schaufenster.',
          { heading: '2018: der Bahnhof' },
          'Hannover, Raschplatz: zum ersten Mal Frühstück, zum ersten Mal um halb sechs.',
          { heading: '2026: das Wasser' },
          'Hamburg, mit Blick auf die Elbe, und Nummer 40.',
        ],
        [
          { heading: '2009: the hut' },
          'Twelve chairs, one oven, on Sundays a queue to the car park.',
          { heading: '2013: the town' },
          'Weender Straße, an old shoe shop. The oven came in through the window.',
          { heading: '2018: the station' },
          'Hanover, Raschplatz: breakfast for the first time, and for the first time at half past five.',
          { heading: '2026: the water' },
          'Hamburg, with a view of the Elbe, and number 40.',
        ],
      ),
    },
    'milestone.banner': { image: file('blech') },
    'milestone.description': {
      description: t(
        '2009: die Hütte am Waldrand.\n2013: das erste Restaurant in der Stadt.\n2016: alle Öfen brennen mit Buche aus dem Solling.\n2021: Allergene und Nährwerte aller Gerichte online.\n2026: 40 Restaurants, 620 Leute, 31 Höfe.',
        '2009: the hut at the edge of the forest.\n2013: the first restaurant in town.\n2016: all ovens burn beech from the Solling hills.\n2021: allergens and nutrition of all dishes online.\n2026: 40 restaurants, 620 people, 31 farms.',
      ),
      image: file('ofen'),
    },
  }
}

function mission({ file }: ContentLookup): Sections {
  return {
    'mission.banner': { image: file('acker') },
    'mission.description': {
      heading: t('Unser Auftrag', 'Our mission'),
      title: t('Gutes Brot, schnell, für alle', 'Good bread, fast, for everybody'),
      description: t(
        'Ein Essen, das einen Tag gebraucht hat, in vier Minuten auf deinem Tisch, für weniger als zehn Euro.',
        'A meal that took a day, on your table in four minutes, for less than ten euros.',
      ),
    },
    'mission.vision': { image: file('pflanzen') },
    'mission.values': {
      heading: t('Woran wir uns halten', 'What we keep to'),
      description: t(
        'Fünf Sätze, die in jeder Küche neben dem Ofen hängen.',
        'Five sentences that hang beside the oven in every kitchen.',
      ),
      values: new Both(
        [
          { serve: 'Erst grüßen, dann schneiden.' },
          { integrity: 'Verbranntes essen wir selbst.' },
          { inclusion: 'Am Tresen sind alle per Du.' },
          { community: 'Kaufen, wo wir backen.' },
          { family: 'Der Plan hängt drei Wochen vorher.' },
        ],
        [
          { serve: 'Say hello first, then cut.' },
          { integrity: 'What is burnt, we eat ourselves.' },
          { inclusion: 'At the counter everybody is on first-name terms.' },
          { community: 'Buy where we bake.' },
          { family: 'The rota is up three weeks ahead.' },
        ],
      ),
      bottom_description: t(
        'Der sechste Satz ist freigelassen. Für dich.',
        'The sixth is left blank. For you.',
      ),
    },
  }
}
