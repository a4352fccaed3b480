import type { Said } from 'contract/invitations'
import type { ContactChoice } from 'contract/leads'
import * as messages from 'messages/leads'
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

const CHOICES: Record<Choice, { name: string; means: string; question: string; confirm: string }> = {
  stop: {
    name: messages.stopContact,
    means: messages.stopMeans,
    question: messages.stopQuestion,
    confirm: messages.stopConfirm,
  },
  erase: {
    name: messages.eraseDetails,
    means: messages.eraseMeans,
    question: messages.eraseQuestion,
    confirm: messages.eraseConfirm,
  },
}

const useConfirmDialog = lazyDialog(async () => (await import('#web/ui/confirm-dialog.tsx')).ConfirmDialog)

/** /contact/{token}: the choices of a lead who opens the link in an email, without an account. */
export function ContactChoices({ token }: { token: string }) {
  const [asked, setAsked] = useState<Choice>()
  const ConfirmDialog = useConfirmDialog(asked !== undefined, () => setAsked(undefined))
  const choose = useToastMutation({
    send: (choice: Choice) => post<Said>(`/api/contact-choices/${token}`, { choice } satisfies ContactChoice),
    failed: (error) => (isUnknownLink(error) ? undefined : sentenceOf(error, messages.nothingChanged)),
  })
  const isRefused = isUnknownLink(choose.error)
  const unknown = !isWholeToken(token) || isRefused
  const heading = useFocusInPlace<HTMLHeadingElement>(choose.isSuccess || isRefused)
  return (
    <div className="mx-auto grid w-full max-w-form gap-5">
      <h1 ref={heading} tabIndex={-1} className="heading-page outline-none">
        {messages.yourContact}
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
          confirmLabel={CHOICES[asked].confirm}
          pending={choose.isPending}
          onConfirm={() => choose.mutate(asked, { onSettled: () => setAsked(undefined) })}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </div>
  )
}

type ChoicesProps = { done: Choice | undefined; said: Said | undefined; onAsk: (choice: Choice) => void }

/** After stopping contact, a person can still have everything erased; after that there is nothing left to choose. */
function Choices({ done, said, onAsk }: ChoicesProps) {
  const left = (['stop', 'erase'] as const).filter((choice) => done !== 'erase' && choice !== done)
  return (
    <>
      {said ? (
        <Banner tone="done" role="status">
          <p>{said.message}</p>
        </Banner>
      ) : (
        <p className="text-lg">{messages.canEndAnyTime}</p>
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
