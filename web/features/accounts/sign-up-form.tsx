import type { Registration } from 'contract/auth'
import { progressQuestion } from 'game/progress-consent'
import { checkSignUp } from 'game/validation'
import { useState } from 'react'
import { EmailField, NameField, PhoneField } from '#web/client/forms/person-fields.tsx'
import { Ticket } from '#web/ui/art/ticket.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ConsentBox } from '#web/ui/consent-box.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { ToastMessage } from '#web/ui/toast.ts'
import { NewPasswordField } from './account-fields.tsx'
import { AccountForm } from './account-form.tsx'
import { AccountLayout, AccountLink, TermsNote } from './account-layout.tsx'
import { plainText } from './plain-text.ts'
import { refusedFields, useLogIn } from './use-log-in.ts'

/** What an invite link carries in its address. Written by whoever made the link. */
export type Invitation = { ref: string; sponsor: string; source: string }

type SignUpFormProps = {
  invitation: Invitation
  /** Whose code it is, by the server's word: null where it is nobody's, undefined where it is not known. */
  sponsor: string | null | undefined
  isChecking: boolean
}

/** /signup: registering by an invite link. */
export function SignUpForm({ invitation, sponsor, isChecking }: SignUpFormProps) {
  const code = plainText(invitation.ref)
  const wording = sponsor ? progressQuestion(sponsor) : undefined
  const [agreedTo, setAgreedTo] = useState<string>()
  const enter = useLogIn<Registration>({
    path: '/api/auth/register',
    failure: { title: 'Signup Failed', message: 'Failed to create account' },
    welcome: (message) => welcome(invitation, message),
  })
  return (
    <AccountLayout
      title="Join Whistlestop"
      lede="A name, an email and a password. Your first station is two minutes long."
      poster={2}
      banner={isChecking ? <BannerSkeleton /> : <InvitationBanner invitation={invitation} sponsor={sponsor} />}
      links={
        <>
          <span className="flex items-center gap-2">
            Already have an account?
            <AccountLink to="/auth/$mode" params={{ mode: 'login' }}>
              Sign In
            </AccountLink>
          </span>
          <AccountLink to="/privacy">Privacy</AccountLink>
        </>
      }
    >
      <AccountForm
        required={['name', 'email', 'password']}
        check={checkSignUp}
        onSend={({ phone, ...values }) =>
          enter.mutate({
            ...values,
            phone: phone || null,
            ...(invitation.ref === '' ? {} : { referralCode: invitation.ref }),
            ...(wording === undefined ? {} : { shareProgress: agreedTo === wording }),
          })
        }
        pending={enter.isPending}
        refused={refusedFields(enter.error)}
        submit="Sign Up"
        note={<TermsNote />}
      >
        {(errors) => (
          <>
            <NameField error={errors.name} />
            <EmailField error={errors.email} />
            <NewPasswordField error={errors.password} />
            <PhoneField />
            {code && <TextField label="Referral Code" value={code} disabled readOnly />}
            {wording !== undefined && (
              <ConsentBox
                label="Show my progress to my sponsor"
                wording={wording}
                // A tick is for what was read.
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

/** While the server is asked nobody is named, so that no stranger's text stands there for a moment. */
function BannerSkeleton() {
  return (
    <Loading label="Checking who invited you...">
      <Skeleton className="h-21 rounded-card" />
    </Loading>
  )
}

/** Names who invited, in plain text and as what the link says where the server has not confirmed it, and what they gain. */
function InvitationBanner({ invitation, sponsor }: Pick<SignUpFormProps, 'invitation' | 'sponsor'>) {
  const name = plainText(sponsor ?? invitation.sponsor)
  const source = plainText(invitation.source)
  if (name === '') return null
  return (
    <Banner
      tone="earned"
      icon={<Ticket className="w-10" />}
      title={sponsor ? `${name} invited you` : `Your link says ${name} invited you`}
    >
      {source && <p>Invitation sent via {source}.</p>}
      {invitation.ref !== '' && sponsor !== null && (
        <p>{sponsor ? name : 'The member whose link this is'} gets tokens and points when you join.</p>
      )}
      {sponsor === null && <p>Nobody has its referral code, so you would have no sponsor.</p>}
    </Banner>
  )
}

/** Of a code that was sent the server says whether somebody has it. */
function welcome({ ref, sponsor }: Invitation, message: string): ToastMessage {
  const name = plainText(sponsor)
  const thanks = name
    ? `Thank you for joining through ${name}’s invitation.`
    : 'Your account has been created successfully.'
  return { title: 'Welcome to Whistlestop!', description: ref === '' ? thanks : message }
}
