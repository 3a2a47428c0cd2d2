import { expect, test } from 'vitest'
import type { Language } from '../languages.ts'
import { siteTranslator } from '../messages/site-translator.ts'
import { type Address, addressLine } from './postal-address.ts'

type Parts = readonly [
  street: string,
  postcode: string,
  town: string,
  region: string,
  country: string,
]

function lineOf([street, postcode, town, region, country]: Parts, language: Language = 'en') {
  const address: Address = { street, postcode, town, region, country }
  return addressLine(address, { language, t: siteTranslator(language) })
}

const addresses: [Parts, string][] = [
  [
    ['350 5th Ave', '10118', 'New York', 'NY', 'US'],
    '350 5th Ave, New York, NY 10118, United States',
  ],
  [
    ['14 Canal Yard', 'N1 9GU', 'London', '', 'GB'],
    '14 Canal Yard, London, N1 9GU, United Kingdom',
  ],
  [
    ['5 Castle Steps', 'EH1 2NG', 'Edinburgh', 'Scotland', 'GB'],
    '5 Castle Steps, Edinburgh, EH1 2NG, United Kingdom',
  ],
  [['Lindenplatz 4', '10119', 'Berlin', '', 'DE'], 'Lindenplatz 4, 10119 Berlin, Germany'],
  [
    ['1-1 Chiyoda', '100-8111', 'Chiyoda-ku', 'Tokyo', 'JP'],
    '1-1 Chiyoda, Chiyoda-ku, Tokyo, 100-8111, Japan',
  ],
  [
    ['千代田1-1', '100-8111', '千代田区', '東京都', 'JP'],
    '〒100-8111 東京都 千代田区千代田1-1, Japan',
  ],
  [
    ['Av. Paulista 1000', '01310-100', 'São Paulo', 'SP', 'BR'],
    'Av. Paulista 1000, São Paulo-SP, 01310-100, Brazil',
  ],
  [['1 Main St', '', 'Galway', 'Co. Galway', 'IE'], '1 Main St, Galway, Co. Galway, Ireland'],
  [['1 Main St', 'D01 X2P2', 'Dublin', '', 'IE'], '1 Main St, Dublin, D01 X2P2, Ireland'],
  [
    ['1 Queen’s Road', '', 'Central', 'Hong Kong Island', 'HK'],
    '1 Queen’s Road, Central, Hong Kong Island, Hong Kong SAR China',
  ],
  [['Marina Walk 12', '', 'Dubai', 'Dubai', 'AE'], 'Marina Walk 12, Dubai, United Arab Emirates'],
  [['Marina Walk 12', '', 'Dubai', '', 'AE'], 'Marina Walk 12, Dubai, United Arab Emirates'],
  [
    ['Street 8', '', 'Al Barsha', 'Dubai', 'AE'],
    'Street 8, Al Barsha, Dubai, United Arab Emirates',
  ],
  [
    ['12 MG Road', '560001', 'Bengaluru', 'Karnataka', 'IN'],
    '12 MG Road, Bengaluru 560001, Karnataka, India',
  ],
  [['12 rue de Rivoli', '75001', 'Paris', '', 'FR'], '12 rue de Rivoli, 75001 Paris, France'],
  [['Calle Mayor 1', '28013', 'Madrid', 'Madrid', 'ES'], 'Calle Mayor 1, 28013 Madrid, Spain'],
  [['Stephansplatz 1', '1010', 'Wien', '', 'AT'], 'Stephansplatz 1, 1010 Wien, Austria'],
  [['Bahnhofstrasse 1', '8001', 'Zürich', '', 'CH'], 'Bahnhofstrasse 1, 8001 Zürich, Switzerland'],
  [['Damrak 1', '1012 JS', 'Amsterdam', '', 'NL'], 'Damrak 1, 1012 JS Amsterdam, Netherlands'],
  [['1 Bay St', 'M5J 2N8', 'Toronto', 'ON', 'CA'], '1 Bay St, Toronto ON M5J 2N8, Canada'],
  [['1 George St', '2000', 'Sydney', 'NSW', 'AU'], '1 George St, Sydney NSW 2000, Australia'],
  [['1 Orchard Rd', '238801', 'Singapore', '', 'SG'], '1 Orchard Rd, Singapore 238801, Singapore'],
  [['1 King St', 'JE2 3AB', 'St Helier', '', 'JE'], '1 King St, St Helier, JE2 3AB, Jersey'],
  [
    ['Drottninggatan 1', '111 51', 'Stockholm', '', 'SE'],
    'Drottninggatan 1, 111 51 Stockholm, Sweden',
  ],
  [['Reforma 1', '06600', 'Cuauhtémoc', 'CDMX', 'MX'], 'Reforma 1, 06600 Cuauhtémoc, CDMX, Mexico'],
  [['Via Roma 1', '00184', 'Roma', 'RM', 'IT'], 'Via Roma 1, 00184 Roma RM, Italy'],
  [['Váci utca 1', '1052', 'Budapest', '', 'HU'], 'Budapest, Váci utca 1, 1052, Hungary'],
]

test('an address is written in the order of its country', () => {
  for (const [parts, line] of addresses) expect(lineOf(parts)).toBe(line)
})

test('what is missing leaves no sign behind, and nothing that is there is lost', () => {
  expect(lineOf(['', '', 'New York', 'NY', 'US'])).toBe('New York, NY, United States')
  expect(lineOf(['', '10118', 'New York', '', 'US'])).toBe('New York 10118, United States')
  expect(lineOf(['350 5th Ave', '', '', '', 'US'])).toBe('350 5th Ave, United States')
  expect(lineOf(['', '', '', '', 'JP'])).toBe('Japan')
  expect(lineOf(['', '', '', '', ''])).toBe('')
  expect(lineOf(['Quay 1', '20457', 'Hamburg', 'North', ''])).toBe('Quay 1, 20457 Hamburg, North')
})

test('a reader’s language names the country and sets the commas', () => {
  expect(lineOf(['Lindenplatz 4', '10119', 'Berlin', '', 'DE'], 'ae')).toBe(
    'Lindenplatz 4، 10119 Berlin، ألمانيا',
  )
  expect(lineOf(['长安街1号', '100006', '北京市', '', 'CN'], 'cn')).toBe(
    '中国 100006 北京市 长安街1号',
  )
  expect(lineOf(['Main St 1', '10118', 'Dresden', '', 'DD'])).toBe(
    'Main St 1, 10118 Dresden, Germany',
  )
})
