import type { DisclosureSentence } from '#catalogue/menu-law/profiles/disclosure-profile.ts'
import { useI18n } from '#web/site/i18n.tsx'

const sentenceKeys = {
  adultsNeed: 'disclosure.adultsNeed',
  dailyAdvice: 'disclosure.dailyAdvice',
  onRequest: 'disclosure.onRequest',
  inWriting: 'disclosure.inWriting',
  saltLimit: 'disclosure.saltLimit',
} as const satisfies Record<DisclosureSentence, string>

/** Renders the sentences that the law asks for where guests choose. */
export function DisclosureNote({ sentences }: { sentences: readonly DisclosureSentence[] }) {
  const { t } = useI18n()
  if (sentences.length === 0) return null
  return (
    <div className="disclosure-note">
      {sentences.map((sentence) => (
        <p key={sentence}>{t(sentenceKeys[sentence])}</p>
      ))}
    </div>
  )
}
