import type { Said } from 'contract/invitations'
import type { ContactChoice } from 'contract/leads'
import { useState } from 'react'
import { post } from '#web/client/api/api.ts'
import { sentenceOf } from '#web/client/api/api-error.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { lazyDialog } from '#web/client/lazy/lazy-dialog.ts'
import { useFocusInPlace } from '#web/client/page/focus.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { isUnknownLink, isWholeToken, UnknownLink } from './mail-link.tsx'
import { PrivacyLink } from './privacy-link.tsx'

type Choice = ContactChoice['choice']

const CHOICES: Record<Choice, { name: string; means: string; question: string }> = {
  stop: {
    name: 'Do not contact me any more',
    means:
      'We tell the members who have your details to stop, and hide your address and phone number from them. Nobody else will get them.',
    question: 'Nobody at Whistlestop may write to you or call you from then on. Shall we end all contact?',
  },
  erase: {
    name: 'Erase my details',
    means:
      'We delete your name, address and phone number from Whistlestop, and ask the members who had them to delete any copy. All we keep is a code made from your address, so that we don’t write to it again.',
    question: 'Your details will be gone, and nobody can bring them back. Shall we erase them?',
  },
}

const useConfirmDialog = lazyDialog(async () => (await import('#web/ui/confirm-dialog.tsx')).ConfirmDialog)

/** /contact/{token}: what somebody decides by the link in a mail, without an account. */
export function ContactChoices({ token }: { token: string }) {
  const [asked, setAsked] = useState<Choice>()
  const ConfirmDialog = useConfirmDialog(asked !== undefined, () => setAsked(undefined))
  const choose = useToastMutation({
    send: (choice: Choice) => post<Said>(`/api/contact-choices/${token}`, { choice } satisfies ContactChoice),
    failed: (error) => (isUnknownLink(error) ? undefined : sentenceOf(error, 'Nothing was changed. Please try again.')),
  })
  const isRefused = isUnknownLink(choose.error)
  const unknown = !isWholeToken(token) || isRefused
  const heading = useFocusInPlace<HTMLHeadingElement>(choose.isSuccess || isRefused)
  return (
    <div className="mx-auto grid w-full max-w-form gap-5">
      <h1 ref={heading} tabIndex={-1} className="heading-page outline-none">
        Your contact with Whistlestop
      </h1>
      {unknown ? (
        <UnknownLink />
      ) : (
        <Choices done={choose.data && choose.variables} said={choose.data} onAsk={setAsked} />
      )}
      {ConfirmDialog && asked && (
        <ConfirmDialog
          open
          title={CHOICES[asked].name}
          question={CHOICES[asked].question}
          confirmLabel={asked === 'stop' ? 'End all contact' : 'Erase'}
          pending={choose.isPending}
          onConfirm={() => choose.mutate(asked, { onSettled: () => setAsked(undefined) })}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}

type ChoicesProps = { done: Choice | undefined; said: Said | undefined; onAsk: (choice: Choice) => void }

/** Who has stopped contact may still have everything erased; after that nothing is left to choose. */
function Choices({ done, said, onAsk }: ChoicesProps) {
  const left = (['stop', 'erase'] as const).filter((choice) => done !== 'erase' && choice !== done)
  return (
    <>
      {said ? (
        <Banner tone="done" role="status">
          <p>{said.message}</p>
        </Banner>
      ) : (
        <p className="text-lg">You can end all contact at any time, without giving a reason.</p>
      )}
      {left.map((choice) => (
        <Card key={choice} aria-labelledby={choice} className="grid gap-3">
          <h2 id={choice} className="heading-card">
            {CHOICES[choice].name}
          </h2>
          <p>{CHOICES[choice].means}</p>
          <Button className="justify-self-start" onClick={() => onAsk(choice)}>
            {CHOICES[choice].name}
          </Button>
        </Card>
      ))}
      <PrivacyLink />
    </>
  )
}
