import type { Registration } from 'contract/auth'
import { consentQuestion, storedWording } from 'game/consent'
import { checkSignUp, PASSWORD_MIN } from 'game/validation'
import * as messages from 'messages/accounts'
import * as wordings from 'messages/shared/consent'
import { useState } from 'react'
import { NameField, PhoneField } from '#web/client/forms/person-fields.tsx'
import { Ticket } from '#web/ui/art/ticket.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ConsentBox } from '#web/ui/consent-box.tsx'
import { isolated } from '#web/ui/isolated.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { ToastMessage } from '#web/ui/toast.ts'
import { NewEmailField, NewPasswordField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountLayout, AccountLink, TermsNote } from './account-layout.tsx'
import { pageLanguage } from './page-language.ts'
import { plainText } from './plain-text.ts'
import { refusedFields, useLogIn } from './use-log-in.ts'

/** The parameters of an invite link. Untrusted: anyone can write a link. */
export type Invitation = { ref: string; sponsor: string; source: string }

const TOASTS = {
  missing: { title: messages.missingInformation, description: messages.signUpIncomplete },
  'invalid-email': { title: messages.invalidEmail, description: messages.enterValidEmail },
  'password-too-short': { title: messages.tooShort, description: messages.passwordTooShort({ min: PASSWORD_MIN }) },
}

type SignUpFormProps = {
  invitation: Invitation
  /** Whose code it is, according to the server: null for an unknown code, undefined while the answer is missing. */
  sponsor: string | null | undefined
  isChecking: boolean
}

/** /signup: registering by an invite link. */
export function SignUpForm({ invitation, sponsor, isChecking }: SignUpFormProps) {
  const code = plainText(invitation.ref)
  const wording = sponsor ? consentQuestion(wordings.progress, sponsor) : undefined
  const [agreedTo, setAgreedTo] = useState<string>()
  const enter = useLogIn<Registration>({
    path: '/api/auth/register',
    failure: { title: messages.signupFailed, message: messages.createFailed },
    welcome: (message) => welcome(invitation, message),
  })
  return (
    <AccountLayout
      title={messages.joinTitle}
      lede={messages.newLede}
      poster={2}
      banner={isChecking ? <BannerSkeleton /> : <InvitationBanner invitation={invitation} sponsor={sponsor} />}
      links={
        <>
          <span className="flex items-center gap-2">
            {messages.alreadyHaveAccount}
            <AccountLink to="/auth/$mode" params={{ mode: 'login' }}>
              {messages.signIn}
            </AccountLink>
          </span>
          <AccountLink to="/privacy">{messages.privacy}</AccountLink>
        </>
      }
    >
      <AccountForm
        required={['name', 'email', 'password']}
        check={checkSignUp}
        toasts={TOASTS}
        onSend={({ phone, ...values }) =>
          enter.mutate({
            ...values,
            phone: phone || null,
            ...pageLanguage,
            ...(invitation.ref === '' ? {} : { referralCode: invitation.ref }),
            ...(wording === undefined
              ? {}
              : { shareProgress: agreedTo === wording, consentText: storedWording(wordings.progress) }),
          })
        }
        pending={enter.isPending}
        refused={refusedFields(enter.error)}
        submit={messages.signUp}
        note={<TermsNote />}
      >
        {(errors) => (
          <>
            <NameField error={errors.name} />
            <NewEmailField error={errors.email} />
            <NewPasswordField error={errors.password} />
            <PhoneField />
            {code && <TextField label={messages.referralCode} value={code} dir="ltr" disabled readOnly />}
            {wording !== undefined && (
              <ConsentBox
                label={messages.showProgress}
                wording={wording}
                // A tick counts only for the wording that was read.
                checked={agreedTo === wording}
                onChange={({ currentTarget }) => setAgreedTo(currentTarget.checked ? wording : undefined)}
              />
            )}
          </>
        )}
      </AccountForm>
    </AccountLayout>
  )
}

/** No name is shown while the server is asked, so that untrusted text never flashes up. */
function BannerSkeleton() {
  return (
    <Loading label={messages.checkingInviter}>
      <Skeleton className="h-21 rounded-card" />
    </Loading>
  )
}

/**
 * Names the inviting member and says what they gain; a name that the server hasn't confirmed is shown as plain text and
 * attributed to the link.
 */
function InvitationBanner({ invitation, sponsor }: Pick<SignUpFormProps, 'invitation' | 'sponsor'>) {
  const name = plainText(sponsor ?? invitation.sponsor)
  const source = plainText(invitation.source)
  if (name === '') return null
  return (
    <Banner
      tone="earned"
      icon={<Ticket className="w-10" />}
      title={sponsor ? messages.invitedYou({ name }) : messages.linkSaysInvited({ name })}
    >
      {source && <p>{messages.sentVia({ source, via: isolated })}</p>}
      {invitation.ref !== '' && sponsor !== null && (
        <p>{sponsor ? messages.inviterGains({ name, who: isolated }) : messages.linkOwnerGains}</p>
      )}
      {sponsor === null && <p>{messages.nobodysCode}</p>}
    </Banner>
  )
}

/** For a code that was sent, the server says whether a member has it. */
function welcome({ ref, sponsor }: Invitation, message: string): ToastMessage {
  const name = plainText(sponsor)
  const thanks = name ? messages.thanksForJoining({ name }) : messages.accountCreated
  return { title: messages.welcomeToast, description: ref === '' ? thanks : message }
}
