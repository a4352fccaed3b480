import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { User } from 'contract/users'
import type { ReactNode } from 'react'
import { post } from '#web/client/api/api.ts'
import { ApiError, sentenceOf } from '#web/client/api/api-error.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { storedUser, storeUser, useUser } from '#web/client/session/stored-user.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { AccountLayout, AccountLink } from './account-layout.tsx'

/** A token as the server makes them; anything shorter was cut off on its way here. */
const WHOLE = /^[A-Za-z0-9_-]{43}$/

/** /verify-email: the link in a mail proves an address, or puts a new one in the place of the old. */
export function VerifyEmail({ token }: { token: string }) {
  return (
    <AccountLayout
      title="Your email address"
      lede="The link in our email confirms that this address is yours."
      poster={3}
      links={<AccountLink to="/">Back to the home page</AccountLink>}
    >
      {WHOLE.test(token) ? (
        <Verification token={token} />
      ) : (
        <NotVerified title="This link is incomplete">
          Part of the address is missing. Copy the whole link from our email and try again.
        </NotVerified>
      )}
    </AccountLayout>
  )
}

/** A question, for the cache: a link works once, and React may draw this twice. */
function verificationQuery(token: string) {
  return queryOptions({
    queryKey: [...queryKeys.verification, token],
    queryFn: () => verify(token),
    gcTime: Number.POSITIVE_INFINITY,
  })
}

async function verify(token: string): Promise<string> {
  const user = await post<User>('/api/auth/verify-email', { token })
  // The link may be opened in a browser where somebody else is signed in, or nobody.
  if (storedUser()?.id === user.id) storeUser(user)
  return user.email
}

function Verification({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(verificationQuery(token))
  if (data !== undefined) return <Verified email={data} />
  if (isFetching || error === null) {
    return (
      <Loading label="Checking the link..." className="grid gap-3">
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-13 rounded-full" />
      </Loading>
    )
  }
  const refused = error instanceof ApiError && [400, 404, 409].includes(error.status)
  if (refused) {
    return <NotVerified title="This link no longer works">{sentenceOf(error, 'Failed to verify.')}</NotVerified>
  }
  return (
    <Banner tone="danger" role="alert" title="We could not check the link">
      <p>{sentenceOf(error, 'Something went wrong on our side. Please try again.')}</p>
      <Button className="mt-3" onClick={() => refetch()}>
        Try again
      </Button>
    </Banner>
  )
}

function Verified({ email }: { email: string }) {
  return (
    <>
      <Banner tone="done" role="status" title="Your address is verified">
        <p className="wrap-anywhere">We write to you at {email}.</p>
      </Banner>
      <WayOn />
    </>
  )
}

function NotVerified({ title, children }: { title: string; children: ReactNode }) {
  const user = useUser()
  return (
    <>
      <Banner tone="danger" role="alert" title={title}>
        <p>{children}</p>
        <p className="mt-2">
          {user?.emailVerified
            ? 'Your address is already verified, so you may not need it.'
            : 'You can ask for a new link on your account page.'}
        </p>
      </Banner>
      <WayOn account />
    </>
  )
}

/** The next step of somebody signed in here, or to log in. @param account to the account page rather than the journey */
function WayOn({ account = false }: { account?: boolean }) {
  if (useUser() === null) {
    return (
      <Link to="/auth/$mode" params={{ mode: 'login' }} className={buttonClass({ variant: 'go', size: 'lg' })}>
        Log in
      </Link>
    )
  }
  return (
    <Link to={account ? '/account' : '/dashboard'} className={buttonClass({ variant: 'go', size: 'lg' })}>
      {account ? 'Go to your account' : 'Go to Dashboard'}
    </Link>
  )
}
