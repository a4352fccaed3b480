/** Who calls: a row of the matrix says for each what they are answered. */
export type Actor = 'visitor' | 'ended' | 'member' | 'stranger' | 'administrator'

/** What the calls of one row may name: made anew for each, so that one row's deletion does not change the next. */
export type Things = { courseId: number; materialId: number; quizId: number; lessonId: number; slug: string }

export type MatrixRow = { call: string; body?: object | ((things: Things) => object) } & Record<Actor, number>

export const everyone = (status: number) => ({
  visitor: status,
  ended: status,
  member: status,
  stranger: status,
  administrator: status,
})

export const signedIn = (status: number) => ({ ...everyone(status), visitor: 401, ended: 401 })

export const ownerOnly = (status: number) => ({ ...signedIn(403), member: status })

export const administratorOnly = (status: number) => ({ ...signedIn(403), administrator: status })
