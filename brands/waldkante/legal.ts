import { article, t, type Values } from './both.ts'

const company = ['Waldkante Gastronomie GmbH', 'Am Waldrand 3', '37075 Göttingen'].join(', ')

/** Legal pages by their slugs; all apply from the same day. */
export const legalPages: readonly Values[] = [
  {
    slug: 'impressum',
    title: t('Impressum', 'Legal notice'),
    body: article(
      [
        { heading: 'Angaben nach § 5 DDG' },
        company,
        'Geschäftsführung: Hanne Voss, Ilyas Demir',
        'Telefon +49 551 99998000, E-Mail hallo@waldkante.example',
        'Amtsgericht Göttingen, HRB 000000. Umsatzsteuer-ID DE000000000.',
        { heading: 'Verantwortlich für den Inhalt' },
        'Hanne Voss, Anschrift wie oben.',
        { heading: 'Streitbeilegung' },
        'Wir nehmen nicht an Verfahren vor einer Verbraucherschlichtungsstelle teil. Schreib uns, wir klären das selbst.',
        { heading: 'Nur eine Geschichte' },
        'Waldkante gibt es nicht: Diese Seite zeigt, was Linecheck kann.',
      ],
      [
        { heading: 'Information under § 5 DDG' },
        company,
        'Managing directors: Hanne Voss, Ilyas Demir',
        'Telephone +49 551 99998000, e-mail hallo@waldkante.example',
        'Göttingen district court, HRB 000000. VAT number DE000000000.',
        { heading: 'Responsible for the content' },
        'Hanne Voss, address as above.',
        { heading: 'Disputes' },
        'We do not take part in proceedings before a consumer arbitration board. Write to us and we will sort it out.',
        { heading: 'Only a story' },
        'Waldkante does not exist: this site shows what Linecheck can do.',
      ],
    ),
  },
  {
    slug: 'privacy-policy',
    title: t('Datenschutz', 'Privacy policy'),
    body: article(
      [
        `Verantwortlich ist die ${company}.`,
        { heading: 'Wenn du die Seite besuchst' },
        'Unser Server sieht deine IP-Adresse, um zu antworten, und vergisst sie nach sieben Tagen. Wir setzen keine Cookies, die dich verfolgen.',
        { heading: 'Wenn du dein Restaurant suchst' },
        'Deinen ungefähren Standort nutzen wir nur, wenn du es erlaubst, und speichern ihn nicht.',
        { heading: 'Wenn du dich bewirbst' },
        'Deine Unterlagen lesen die Personalabteilung und das Restaurant. Sechs Monate nach der Entscheidung werden sie gelöscht.',
        { heading: 'Deine Rechte' },
        {
          list: [
            'Auskunft, Berichtigung, Löschung, Einschränkung, Übertragung',
            'Widerspruch, formlos an datenschutz@waldkante.example',
            'Beschwerde bei der Landesbeauftragten für den Datenschutz Niedersachsen',
          ],
        },
      ],
      [
        `${company}, is responsible.`,
        { heading: 'When you visit the site' },
        'Our server sees your IP address in order to answer, and forgets it after seven days. We set no cookies that follow you.',
        { heading: 'When you look for a restaurant' },
        'We use your approximate location only if you allow it, and do not store it.',
        { heading: 'When you apply for a job' },
        'Your documents are read by our staff department and the restaurant. They are deleted six months after the decision.',
        { heading: 'Your rights' },
        {
          list: [
            'Access, correction, erasure, restriction, portability',
            'Objection, informally to datenschutz@waldkante.example',
            'Complaint to the data protection authority of Lower Saxony',
          ],
        },
      ],
    ),
  },
  {
    slug: 'terms-conditions',
    title: t('Geschäftsbedingungen', 'Terms and conditions'),
    body: article(
      [
        'Sie gelten, wenn du bei uns bestellst, am Tresen, am Telefon oder bei der Lieferung.',
        { heading: 'Bestellung' },
        'Mit der Annahme am Tresen oder der Bestätigung am Telefon ist der Vertrag geschlossen. Absagen kannst du, bis dein Brot im Ofen ist.',
        { heading: 'Preise' },
        'Es gelten die Preise am Tag der Bestellung, Umsatzsteuer inbegriffen.',
        { heading: 'Lieferung' },
        'Wir liefern mit dem Rad bis drei Kilometer. Kommt es kalt an, backen wir neu.',
        { heading: 'Recht' },
        'Es gilt deutsches Recht.',
      ],
      [
        'They apply when you order from us, at the counter, by telephone or for delivery.',
        { heading: 'Orders' },
        'The contract is made when we accept your order at the counter or confirm it by telephone. You can cancel until your bread is in the oven.',
        { heading: 'Prices' },
        'The prices on the day of your order apply, VAT included.',
        { heading: 'Delivery' },
        'We deliver by bicycle within three kilometres. If it arrives cold, we bake another.',
        { heading: 'Law' },
        'German law applies.',
      ],
    ),
  },
  {
    slug: 'barrierefreiheit',
    title: t('Barrierefreiheit', 'Accessibility'),
    body: article(
      [
        'Diese Seite soll jeder benutzen können, mit Tastatur, Lupe oder Vorleseprogramm.',
        { heading: 'Stand' },
        'Wir prüfen nach WCAG 2.2, Stufe AA, bei jeder Änderung. Bekannte Mängel haben wir zurzeit nicht.',
        { heading: 'Etwas geht nicht?' },
        'Schreib an hallo@waldkante.example oder ruf an: +49 551 99998000. Wir antworten innerhalb von zwei Wochen.',
      ],
      [
        'Everybody should be able to use this site, with a keyboard, a magnifier or a screen reader.',
        { heading: 'Status' },
        'We check against WCAG 2.2, level AA, with each change. We know of no faults at present.',
        { heading: 'Something does not work?' },
        'Write to hallo@waldkante.example or call +49 551 99998000. We answer within two weeks.',
      ],
    ),
  },
]
