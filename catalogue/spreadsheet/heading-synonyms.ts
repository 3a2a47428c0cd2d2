import { spellInLatin } from '../text/fold-text.ts'
import { matchKey } from './option-labels.ts'

/**
 * What other systems and chains call our columns, beside the labels of the fields, in our seven
 * languages. A column of several words is written with them; case, accents and signs do not matter.
 */
const synonyms: Readonly<Record<string, string>> = {
  name: 'filiale, standort, store, store name, restaurant name, branch, outlet, location, etablissement, magasin, enseigne, nom du restaurant, nombre, sucursal, tienda, local, nombre del restaurante, nome, loja, unidade, nome da loja, 门店, 店名, 餐厅名称, 门店名称, 名称, فرع, الفرع, اسم الفرع, اسم المطعم, الاسم',
  title:
    'gericht, artikel, artikelname, produkt, speise, bezeichnung, dish, item, item name, product, plat, produit, article, designation, intitule, plato, producto, articulo, prato, produto, item do menu, aktion, angebot, offer, promotion, promo, deal, offre, oferta, promocion, promocao, 优惠, 活动, 菜名, 菜品, 品名, 产品, الطبق, الصنف, اسم الصنف, المنتج, العرض',
  code: 'nr, no, nummer, filialnr, filialnummer, kostenstelle, artikelnr, artikelnummer, art nr, sku, plu, store id, store no, store number, item no, item code, numero, n, ref, reference, code magasin, referencia, codigo de tienda, codigo da loja, n de tienda, 编号, 门店编号, 货号, رقم, رقم الفرع, رمز, كود',
  street:
    'strasse, str, adresse, anschrift, hausnummer, hausnr, hnr, address, address line 1, street address, rue, voie, numero et rue, direccion, calle, domicilio, endereco, rua, morada, logradouro, 地址, 街道, العنوان, الشارع',
  town: 'ort, stadt, city, town city, ville, commune, ciudad, poblacion, localidad, municipio, cidade, 城市, 市, المدينه, مدينه',
  region:
    'bundesland, kanton, state, province, county, departement, provincia, comunidad autonoma, estado, uf, distrito, 省, 省份, 地区, المنطقه, الاماره, المحافظه',
  postcode:
    'plz, postleitzahl, zip, zip code, zipcode, postal code, post code, code postal, cp, codigo postal, c p, cep, 邮编, 邮政编码, الرمز البريدي, صندوق البريد',
  country: 'land, staat, pays, pais, country code, 国家, البلد, الدوله',
  phone:
    'telefon, tel, telefonnummer, rufnummer, phone number, telephone, numero de telephone, telefono, telefone, 电话, 联系电话, هاتف, الهاتف, رقم الهاتف, تليفون',
  latitude: 'breitengrad, breite, lat, latitud, geo lat, 纬度, خط العرض',
  longitude: 'laengengrad, langengrad, lng, lon, long, longitud, geo lng, 经度, خط الطول',
  map_url:
    'google maps, maps link, kartenlink, karte, lien google maps, lien maps, enlace maps, mapa, link do mapa, 地图链接, رابط الخريطه',
  dine_in_hours:
    'offnungszeiten, opening hours, hours, business hours, opening times, horaires, heures d ouverture, horaires d ouverture, horario, horarios, horario de apertura, horario de funcionamento, 营业时间, 开放时间, ساعات العمل, اوقات العمل, مواعيد العمل',
  drive_through_hours:
    'drive, drive in, drive thru, drive through, drive thru hours, drive in zeiten, horaires drive, autoservicio, 汽车餐厅营业时间, خدمه السيارات',
  delivery_hours:
    'lieferung, lieferzeiten, delivery, delivery times, livraison, horaires de livraison, reparto, horario de reparto, entrega, horario de entrega, 外卖时间, 配送时间, التوصيل, مواعيد التوصيل',
  time_zone:
    'zeitzone, timezone, tz, fuseau horaire, zona horaria, huso horario, fuso horario, 时区, المنطقه الزمنيه',
  services: 'leistungen, service, dienste, offre, servicios, servicos, 服务, الخدمات',
  description:
    'beschreibung, text, kurztext, desc, details, descriptif, descripcion, descricao, ingredients, zutaten, 描述, 说明, الوصف, وصف',
  category:
    'kategorie, warengruppe, gruppe, rubrik, group, section, categorie, rubrique, famille, categoria, familia, seccion, 类别, 分类, الفئه, القسم, التصنيف',
  'allergens.contained':
    'allergene, allergens, allergenhinweise, allergenkennzeichnung, allergenes, alergenos, alergenicos, 过敏原, 致敏原, مسببات الحساسيه, الحساسيه',
  'sizes.price':
    'preis, vk, vk preis, verkaufspreis, preis eur, price, unit price, prix, prix ttc, tarif, precio, pvp, preco, 价格, 售价, السعر, سعر',
  'sizes.energy_kcal':
    'kcal, kalorien, calories, calorias, brennwert kcal, 卡路里, سعرات, السعرات الحراريه',
  'sizes.name': 'grosse, portion, size, taille, tamano, tamanho, 规格, الحجم',
  starts_at:
    'beginn, ab, gultig ab, start, starts, start date, from, valid from, debut, date de debut, inicio, desde, fecha de inicio, data de inicio, 开始, 开始日期, البدايه, تاريخ البدايه',
  ends_at:
    'ende, gultig bis, end, ends, end date, until, valid until, fin, date de fin, hasta, fecha de fin, fim, termino, data de fim, 结束, 结束日期, النهايه, تاريخ النهايه',
  gallery_id: 'bild, foto, bilddatei, image, photo, picture, imagen, imagem, 图片, الصوره, صوره',
}

let wiresByKey: ReadonlyMap<string, readonly string[]> | undefined

/** Returns the wire names that a heading may stand for in other systems. */
export function wiresOfSynonym(heading: string): readonly string[] {
  wiresByKey ??= indexSynonyms()
  return wiresByKey.get(keyOf(heading)) ?? []
}

/** `Straße` equals `strasse`, `Store #` equals `Store No`. */
function keyOf(word: string): string {
  return spellInLatin(matchKey(word.replaceAll('#', ' no')))
}

function indexSynonyms(): ReadonlyMap<string, readonly string[]> {
  const wires = new Map<string, string[]>()
  for (const [wire, words] of Object.entries(synonyms)) {
    for (const key of new Set(words.split(',').map(keyOf)))
      wires.set(key, [...(wires.get(key) ?? []), wire])
  }
  return wires
}
