import { useSpeech } from '#web/site/speech.tsx'

/** Makes the restaurant that it stands in the guest's own; seen once its script is there. */
export function ChooseButton() {
  const { say } = useSpeech()
  return (
    <button className="choose" type="button">
      {say('contact.choose')}
    </button>
  )
}
