import type { Db } from '#server/database/database.ts'

/** A place in a list of recruits, who joined last first. It holds when a recruit before or behind it leaves. */
export type Place = { joinedAt: number; id: string }

export function placeText({ joinedAt, id }: Place): string {
  return `${joinedAt}~${id}`
}

/** @returns undefined for a text that isn't one */
export function readPlace(text: string): Place | undefined {
  const [, joinedAt, id] = /^(\d{1,15})~([A-Za-z0-9_-]{1,64})$/.exec(text) ?? []
  return joinedAt === undefined || id === undefined ? undefined : { joinedAt: Number(joinedAt), id }
}

export type RecruitRow = Awaited<ReturnType<typeof recruitsAfter>>[number]

/** The recruits behind a place, whether they are shown or not. By an index alone, which has their order. */
export function recruitsAfter(db: Db, sponsorId: string, after: Place | undefined, atMost: number) {
  const recruits = db
    .selectFrom('members')
    .select(['id', 'name', 'joined_at', 'suspended_at', 'deleted_at'])
    .where('sponsor_id', '=', sponsorId)
    .orderBy('joined_at', 'desc')
    .orderBy('id', 'desc')
    .limit(atMost)
  if (after === undefined) return recruits.execute()
  return recruits
    .where(({ eb, refTuple, tuple }) => eb(refTuple('joined_at', 'id'), '<', tuple(after.joinedAt, after.id)))
    .execute()
}
