import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { User } from 'contract/users'
import * as messages from 'messages/accounts'
import type { ReactNode } from 'react'
import { post } from '#web/client/api/api.ts'
import { ApiError, sentenceOf } from '#web/client/api/api-error.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { updateUser, useUser } from '#web/client/session/stored-user.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { leftToRight } from '#web/ui/isolated.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { AccountLayout, AccountLink } from './account-layout.tsx'
import { isWholeToken } from './link-token.ts'

/** /verify-email: the link in a mail proves an address, or replaces the old one by a new one. */
export function VerifyEmail({ token }: { token: string }) {
  return (
    <AccountLayout
      title={messages.verifyTitle}
      lede={messages.verifyLede}
      poster={3}
      links={<AccountLink to="/">{messages.backHome}</AccountLink>}
    >
      {isWholeToken(token) ? (
        <Verification token={token} />
      ) : (
        <NotVerified title={messages.linkIncomplete}>{messages.copyLinkFromEmail}</NotVerified>
      )}
    </AccountLayout>
  )
}

/** A query, for its cache: a link works once, and React may render this twice. */
function verificationQuery(token: string) {
  return queryOptions({
    queryKey: [...queryKeys.verification, token],
    queryFn: () => verify(token),
    gcTime: Number.POSITIVE_INFINITY,
  })
}

async function verify(token: string): Promise<string> {
  const user = await post<User>('/api/auth/verify-email', { token })
  // The link may be opened in a browser where another member, or no one, is signed in.
  updateUser(user)
  return user.email
}

function Verification({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(verificationQuery(token))
  if (data !== undefined) return <Verified email={data} />
  if (isFetching || error === null) {
    return (
      <Loading label={messages.checkingLink} className="grid gap-3">
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="h-13 rounded-full" />
      </Loading>
    )
  }
  const refused = error instanceof ApiError && [400, 409].includes(error.status)
  if (refused) {
    return <NotVerified title={messages.linkNoLongerWorks}>{sentenceOf(error, messages.verifyFailed)}</NotVerified>
  }
  return (
    <Banner tone="danger" role="alert" title={messages.couldNotCheckLink}>
      <p>{sentenceOf(error, messages.wentWrong)}</p>
      <Button className="mt-3" onClick={() => refetch()}>
        {messages.tryAgain}
      </Button>
    </Banner>
  )
}

function Verified({ email }: { email: string }) {
  return (
    <>
      <Banner tone="done" role="status" title={messages.verified}>
        <p className="wrap-anywhere">{messages.weWriteTo({ email, address: leftToRight })}</p>
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
        <p className="mt-2 wrap-anywhere">
          {user?.emailVerified
            ? messages.verifiedAddress({ email: user.email, address: leftToRight })
            : messages.canAskNewLink}
        </p>
      </Banner>
      <WayOn account />
    </>
  )
}

/**
 * The next step of the signed-in member, or a link to log in.
 * @param account to the account page rather than the journey
 */
function WayOn({ account = false }: { account?: boolean }) {
  if (useUser() === null) {
    return (
      <Link to="/auth/$mode" params={{ mode: 'login' }} className={buttonClass({ variant: 'go', size: 'lg' })}>
        {messages.logIn}
      </Link>
    )
  }
  return (
    <Link to={account ? '/account' : '/dashboard'} className={buttonClass({ variant: 'go', size: 'lg' })}>
      {account ? messages.goToAccount : messages.goToDashboard}
    </Link>
  )
}
