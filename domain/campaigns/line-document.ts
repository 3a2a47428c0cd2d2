import { declarationByKey } from '#catalogue/catalogue.ts'
import { describeDocument } from '#catalogue/content/describe-document.ts'
import type { Localizable } from '#catalogue/messages/message.ts'
import type { Document } from '#domain/content/document.ts'
import type { Line } from '#store/content/campaigns/lines.ts'

type LineColumns = Pick<Line, 'campaign' | 'subject' | 'entry_id' | 'language'>

/** Returns the document of a line; null where the brand no longer declares it. */
export function documentOfLine(line: LineColumns): Document | null {
  const declaration = declarationByKey(line.subject)
  const { entry_id: entryId, language, campaign } = line
  return declaration ? { declaration, entryId, language, campaign } : null
}

/** Returns a line's document as sentences name it. */
export function lineName(line: LineColumns & Pick<Line, 'title'>): Localizable | null {
  const document = documentOfLine(line)
  return document && describeDocument({ ...document, title: line.title })
}
