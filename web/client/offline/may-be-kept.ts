/** Paths of the API, and what may follow of a member's own. */
const SHARED =
  /^\/api\/(?:missions|missions\/\d+(?:\/quizzes)?|courses|courses\/\d+(?:\/lessons(?:\/\d+)?)?|lessons\/\d+\/quizzes|course-quizzes\/\d+|course-materials\/\d+|conversations|conversations\/[\w-]+|leaderboard|site)$/
const OWN =
  /^\/api\/users\/([\w-]+)\/(?:today|memory|reviews|reviews\/ahead|challenges|available-rewards|people|people\/[\w-]+|first-days|progress-consent|course-progress\/\d+|notifications\/unseen)$/
const SCOPE = /^\?(?:course|mission)=\d+$/

/**
 * Whether an answer may be kept: what the screens need that work without a connection, and nothing of administrators, who
 * ask for originals.
 */
export function mayBeKept(url: URL, memberId: string): boolean {
  const { pathname, search } = url
  const own = OWN.exec(pathname)
  if (own !== null)
    return own[1] === memberId && (search === '' || (pathname.endsWith('/reviews') && SCOPE.test(search)))
  return search === '' && SHARED.test(pathname)
}
