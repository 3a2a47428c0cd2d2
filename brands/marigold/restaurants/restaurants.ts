/** A restaurant of the demo brand. Its numbers are of those that are kept free for stories. */
export interface DemoRestaurant {
  code: string
  name: readonly [english: string, arabic: string]
  street: readonly [english: string, arabic: string]
  town: keyof typeof demoTowns
  postcode: string
  phone: string
  place: readonly [latitude: number, longitude: number]
  picture: string
  services: readonly ('dine_in' | 'take_away' | 'drive_through' | 'delivery')[]
  hours: string
  driveThrough?: string
  delivery?: string
  state?: 'closed' | 'coming'
  exceptions?: readonly DemoException[]
}

/** On a day that is so many after the one on which the brand is set up, or on this one of December. */
interface DemoException {
  in?: number
  december?: number
  until?: number
  hours: string
  note: readonly [english: string, arabic: string]
}

export const demoTowns = {
  Berlin: { arabic: 'برلين', region: ['Berlin', 'برلين'], country: 'DE', zone: 'Europe/Berlin' },
  Hamburg: {
    arabic: 'هامبورغ',
    region: ['Hamburg', 'هامبورغ'],
    country: 'DE',
    zone: 'Europe/Berlin',
  },
  Munich: { arabic: 'ميونخ', region: ['Bavaria', 'بافاريا'], country: 'DE', zone: 'Europe/Berlin' },
  London: { arabic: 'لندن', region: ['England', 'إنجلترا'], country: 'GB', zone: 'Europe/London' },
  Edinburgh: {
    arabic: 'إدنبرة',
    region: ['Scotland', 'اسكتلندا'],
    country: 'GB',
    zone: 'Europe/London',
  },
  Dubai: { arabic: 'دبي', region: ['Dubai', 'دبي'], country: 'AE', zone: 'Asia/Dubai' },
} as const

const christmas: DemoException = {
  december: 25,
  until: 26,
  hours: 'off',
  note: ['Merry Christmas', 'عيد ميلاد مجيد'],
}

const newYear: DemoException = {
  december: 31,
  hours: '10:00-18:00',
  note: ['New Year’s Eve', 'ليلة رأس السنة'],
}

/** Twelve in three time zones: one past midnight, one with an exception today, one to come, one closed for now. */
export const demoRestaurants: readonly DemoRestaurant[] = [
  {
    code: 'BER-01',
    name: ['Marigold Linden Square', 'ماريغولد ساحة الزيزفون'],
    street: ['Lindenplatz 4', 'ساحة الزيزفون 4'],
    town: 'Berlin',
    postcode: '10119',
    phone: '+493023125012',
    place: [52.5291, 13.4019],
    picture: 'restaurant-square',
    services: ['dine_in', 'take_away', 'delivery'],
    hours: 'Mo-Th 07:00-23:00; Fr-Sa 07:00-01:00; Su 08:00-23:00',
    delivery: 'Mo-Su 11:00-22:30',
    exceptions: [
      {
        in: 0,
        hours: '07:00-17:00',
        note: ['We close early today for our team party', 'يحتفل الفريق اليوم فنغلق مبكرًا'],
      },
      christmas,
    ],
  },
  {
    code: 'BER-02',
    name: ['Marigold Ring Road', 'ماريغولد الطريق الدائري'],
    street: ['Am Stadtring 118', 'شارع الطريق الدائري 118'],
    town: 'Berlin',
    postcode: '12347',
    phone: '+493023125026',
    place: [52.4507, 13.4452],
    picture: 'restaurant-road',
    services: ['dine_in', 'take_away', 'drive_through', 'delivery'],
    hours: 'Mo-Su 06:00-24:00',
    driveThrough: '24/7',
    delivery: 'Mo-Th 11:00-23:00; Fr-Su 11:00-01:00',
    exceptions: [newYear],
  },
  {
    code: 'BER-03',
    name: ['Marigold East Station', 'ماريغولد المحطة الشرقية'],
    street: ['Bahnhofshalle 2', 'صالة المحطة 2'],
    town: 'Berlin',
    postcode: '10243',
    phone: '+493023125031',
    place: [52.5103, 13.4347],
    picture: 'restaurant-station',
    services: ['dine_in', 'take_away'],
    hours: 'Mo-Fr 05:30-22:00; Sa-Su 07:00-22:00',
    exceptions: [christmas, newYear],
  },
  {
    code: 'HAM-01',
    name: ['Marigold Harbour', 'ماريغولد الميناء'],
    street: ['Kaistraße 21', 'شارع الرصيف 21'],
    town: 'Hamburg',
    postcode: '20457',
    phone: '+494066969014',
    place: [53.5437, 9.9882],
    picture: 'restaurant-harbour',
    services: ['dine_in', 'take_away', 'delivery'],
    hours: 'Mo-We 08:00-22:00; Th-Sa 08:00-04:00; Su 09:00-22:00',
    delivery: 'Mo-Su 11:00-22:00',
    exceptions: [christmas],
  },
  {
    code: 'HAM-02',
    name: ['Marigold Elm Park', 'ماريغولد حديقة الدردار'],
    street: ['Ulmenweg 9', 'درب الدردار 9'],
    town: 'Hamburg',
    postcode: '22083',
    phone: '+494066969027',
    place: [53.5751, 10.0213],
    picture: 'restaurant-square',
    services: ['dine_in', 'take_away'],
    hours: 'Mo-Fr 11:00-14:30,17:00-22:00; Sa-Su 10:00-22:00',
    state: 'closed',
  },
  {
    code: 'MUC-01',
    name: ['Marigold River Gate', 'ماريغولد بوابة النهر'],
    street: ['Isartor 3', 'بوابة إيزار 3'],
    town: 'Munich',
    postcode: '80331',
    phone: '+498999998011',
    place: [48.1351, 11.5819],
    picture: 'restaurant-square',
    services: ['dine_in', 'take_away', 'delivery'],
    hours: 'Mo-Sa 07:30-23:00; Su off',
    delivery: 'Mo-Sa 11:00-22:00; Su 16:00-22:00',
    exceptions: [christmas],
  },
  {
    code: 'LON-01',
    name: ['Marigold Canal Yard', 'ماريغولد ساحة القناة'],
    street: ['14 Canal Yard', 'ساحة القناة 14'],
    town: 'London',
    postcode: 'N1 9GU',
    phone: '+442079460118',
    place: [51.5362, -0.1243],
    picture: 'restaurant-harbour',
    services: ['dine_in', 'take_away', 'delivery'],
    hours: 'Mo-Fr 07:00-23:00; Sa-Su 08:00-23:00',
    delivery: 'Mo-Su 11:30-22:30',
    exceptions: [christmas, newYear],
  },
  {
    code: 'LON-02',
    name: ['Marigold Night Market', 'ماريغولد سوق الليل'],
    street: ['77 Old Market Street', 'شارع السوق القديم 77'],
    town: 'London',
    postcode: 'SE1 4TW',
    phone: '+442079460152',
    place: [51.5049, -0.0863],
    picture: 'restaurant-road',
    services: ['take_away', 'drive_through', 'delivery'],
    hours: 'Mo-Th 17:00-02:00; Fr-Sa 17:00-05:00; Su 17:00-24:00',
    exceptions: [christmas],
  },
  {
    code: 'EDI-01',
    name: ['Marigold Castle Steps', 'ماريغولد درج القلعة'],
    street: ['5 Castle Steps', 'درج القلعة 5'],
    town: 'Edinburgh',
    postcode: 'EH1 2NG',
    phone: '+441314960137',
    place: [55.9497, -3.1954],
    picture: 'restaurant-station',
    services: ['dine_in', 'take_away'],
    hours: 'Mo-Su 09:00-21:00',
    exceptions: [christmas, newYear],
  },
  {
    code: 'DXB-01',
    name: ['Marigold Marina Walk', 'ماريغولد ممشى المارينا'],
    street: ['Marina Walk, Pavilion 6', 'ممشى المارينا، الجناح 6'],
    town: 'Dubai',
    postcode: '',
    phone: '+97140000142',
    place: [25.0785, 55.1402],
    picture: 'restaurant-marina',
    services: ['dine_in', 'take_away', 'delivery'],
    hours: 'Su-Th 08:00-01:00; Fr-Sa 09:00-03:00',
    delivery: 'Mo-Su 11:00-01:00',
  },
  {
    code: 'DXB-02',
    name: ['Marigold Creek Side', 'ماريغولد جانب الخور'],
    street: ['Creek Road 31', 'شارع الخور 31'],
    town: 'Dubai',
    postcode: '',
    phone: '+97140000165',
    place: [25.2637, 55.3072],
    picture: 'restaurant-marina',
    services: ['dine_in', 'take_away', 'drive_through', 'delivery'],
    hours: 'Mo-Su 08:00-24:00',
    driveThrough: '24/7',
    exceptions: [
      {
        in: 9,
        until: 10,
        hours: '14:00-24:00',
        note: ['National Day weekend', 'عطلة اليوم الوطني'],
      },
    ],
  },
  {
    code: 'LON-03',
    name: ['Marigold Orchard Hill', 'ماريغولد تل البستان'],
    street: ['2 Orchard Hill', 'تل البستان 2'],
    town: 'London',
    postcode: 'SE23 3PQ',
    phone: '+442079460187',
    place: [51.4406, -0.0551],
    picture: 'restaurant-coming',
    services: ['dine_in', 'take_away'],
    hours: 'Mo-Su 08:00-22:00',
    state: 'coming',
  },
]

/** What the pictures of restaurants show. */
export const housePictures: Readonly<
  Record<string, readonly [name: string, alt: string, arabic: string]>
> = {
  'restaurant-square': [
    'Restaurant on a square',
    'A Marigold restaurant with a red and white awning and a sign of petals, on a square with trees and parasols.',
    'مطعم ماريغولد بمظلة حمراء وبيضاء ولافتة من البتلات، في ساحة فيها أشجار ومظلات شمسية.',
  ],
  'restaurant-harbour': [
    'Restaurant by the water',
    'A Marigold restaurant with a green and white awning by the quay, a sailing boat before it.',
    'مطعم ماريغولد بمظلة خضراء وبيضاء على الرصيف، وأمامه قارب شراعي.',
  ],
  'restaurant-road': [
    'Restaurant with a drive-through',
    'A Marigold restaurant at night, its windows lit, with a yellow car on the road.',
    'مطعم ماريغولد ليلًا بنوافذ مضاءة، وسيارة صفراء على الطريق.',
  ],
  'restaurant-marina': [
    'Restaurant at the marina',
    'A Marigold restaurant by the water at dusk, between palms and towers.',
    'مطعم ماريغولد على الماء عند الغروب، بين النخيل والأبراج.',
  ],
  'restaurant-station': [
    'Restaurant at the station',
    'A Marigold restaurant under the glass roof of a station, beside a clock.',
    'مطعم ماريغولد تحت السقف الزجاجي لمحطة، بجانب ساعة.',
  ],
  'restaurant-coming': [
    'Restaurant being built',
    'A Marigold restaurant behind scaffolding, with a crane and traffic cones.',
    'مطعم ماريغولد خلف سقالات، مع رافعة وأقماع مرورية.',
  ],
}
