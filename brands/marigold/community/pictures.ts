/** The drawings of `drawing/community/`: what each is called, and what is seen. */
export const communityPictures = [
  {
    file: 'community-trees',
    name: 'Planting trees',
    alt: [
      'Three neighbours on a meadow beside young trees with stakes, two of them waving, the sun behind them as an arch of petals.',
      'ثلاثة جيران في مرج إلى جانب أشجار صغيرة، اثنان منهم يلوّحان، والشمس خلفهم كقوس من البتلات.',
    ],
  },
  {
    file: 'community-garden',
    name: 'School garden',
    alt: [
      'Raised beds with lettuce, tomatoes, carrots and a sunflower, a red watering can, and a rising sun of petals.',
      'أحواض مرتفعة فيها خس وطماطم وجزر وزهرة عباد الشمس، وإبريق ري أحمر، وشمس تشرق من البتلات.',
    ],
  },
  {
    file: 'community-fair',
    name: 'Town fair',
    alt: [
      'Two stalls with striped awnings on a square, burgers and shakes on their counters, a grandfather and a child before them under bunting.',
      'كشكان بمظلتين مخططتين في ساحة، عليهما برغر وميلك شيك، وأمامهما جد وطفلة تحت رايات ملوّنة.',
    ],
  },
  {
    file: 'community-football',
    name: 'Football team',
    alt: [
      'Three children in amber shirts on a football field with a ball before them and a goal behind them.',
      'ثلاثة أطفال بقمصان عنبرية في ملعب كرة قدم، أمامهم كرة وخلفهم مرمى.',
    ],
  },
  {
    file: 'community-kitchen',
    name: 'Cooking class',
    alt: [
      'A cook and three children in tall white hats behind a table with dough, a red bowl, lettuce and tomatoes.',
      'طاهٍ وثلاثة أطفال بقبعات بيضاء عالية خلف طاولة عليها عجين ووعاء أحمر وخس وطماطم.',
    ],
  },
  {
    file: 'community-opening',
    name: 'Opening night',
    alt: [
      'Four guests before a new restaurant in the evening: lit windows, a striped awning, a red ribbon on the door and lamps above.',
      'أربعة ضيوف أمام مطعم جديد مساءً: نوافذ مضاءة ومظلة مخططة وشريط أحمر على الباب ومصابيح فوقهم.',
    ],
  },
] as const
