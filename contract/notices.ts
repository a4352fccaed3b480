import Type, { type Static } from 'typebox'

/** Whether a member gets emails that are not about their own account. */
export const NoticeChoice = Type.Object({ wantsNotices: Type.Boolean() }, { additionalProperties: false })
export type NoticeChoice = Static<typeof NoticeChoice>
