import {
  HELPER_STEPS,
  type HelperStep,
  MEMBER_STEPS,
  type MemberStep,
  STEPS_BY_HAND,
  type StepByHand,
  WHY_MAX,
} from 'game/first-days'
import Type, { type Static } from 'typebox'
import { ConsentLanguage, ConsentText } from './account.ts'
import { prose, UserId } from './common.ts'

const MemberTick = Type.Object(
  { step: Type.Unsafe<MemberStep>({ type: 'string', enum: [...MEMBER_STEPS] }), isDone: Type.Boolean() },
  { additionalProperties: false },
)

const HelperTick = Type.Object(
  { step: Type.Unsafe<HelperStep>({ type: 'string', enum: [...HELPER_STEPS] }), isDone: Type.Boolean() },
  { additionalProperties: false },
)

const Helper = Type.Object(
  {
    id: UserId,
    name: Type.String(),
    isVolunteer: Type.Boolean(),
    agreed: Type.Unsafe<boolean | null>({
      type: ['boolean', 'null'],
      description: 'Whether the member lets them see the steps; null where they were not asked yet',
    }),
    steps: Type.Optional(Type.Array(HelperTick, { description: 'Absent without consent' })),
    email: Type.Optional(Type.String({ description: 'Of a volunteer, once the member agreed' })),
  },
  { additionalProperties: false },
)

export const OwnFirstDays = Type.Object(
  {
    startedAt: Type.String({ format: 'date-time' }),
    why: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'Read by the member alone' }),
    steps: Type.Array(MemberTick),
    helper: Type.Union([Helper, Type.Null()]),
  },
  { additionalProperties: false },
)
export type OwnFirstDays = Static<typeof OwnFirstDays>

/** The list of a new member whom the caller helps. */
export const RecruitFirstDays = Type.Object(
  {
    id: UserId,
    name: Type.String(),
    isVolunteer: Type.Boolean({ description: 'Whether the caller helps as a volunteer' }),
    startedAt: Type.String({ format: 'date-time' }),
    lookInFrom: Type.String({ format: 'date-time' }),
    steps: Type.Array(HelperTick),
    theirs: Type.Optional(Type.Array(MemberTick, { description: 'Absent without consent' })),
    email: Type.Optional(Type.String({ description: 'Of a member who agreed to a volunteer' })),
  },
  { additionalProperties: false },
)
export type RecruitFirstDays = Static<typeof RecruitFirstDays>

export const FirstDays = Type.Object(
  {
    mine: Type.Union([OwnFirstDays, Type.Null()]),
    recruits: Type.Array(RecruitFirstDays, { maxItems: 20, description: 'The newest 20 that are open' }),
    paid: Type.Array(Type.Object({ name: Type.String() }, { additionalProperties: false }), {
      description: 'With whom the caller was paid by this very call, because both have done their parts',
    }),
  },
  { additionalProperties: false },
)
export type FirstDays = Static<typeof FirstDays>

export const FirstDaysStepParams = Type.Object(
  { id: UserId, step: Type.Unsafe<StepByHand>({ type: 'string', enum: [...STEPS_BY_HAND] }) },
  { additionalProperties: false },
)

const RecruitId = Type.Optional(
  Type.Unsafe<string>({ ...UserId, description: 'The new member, where it is a step of who helps them' }),
)

export const FirstDaysTick = Type.Object(
  {
    isDone: Type.Boolean(),
    recruitId: RecruitId,
    why: Type.Optional(
      Type.Unsafe<string>({
        ...prose(WHY_MAX, 'why'),
        description: 'With the step `why`',
      }),
    ),
  },
  { additionalProperties: false },
)
export type FirstDaysTick = Static<typeof FirstDaysTick>

/** Whether the caller has put a list away: a new member's, or their own where `recruitId` is absent. */
export const FirstDaysPutAway = Type.Object(
  { isPutAway: Type.Boolean(), recruitId: RecruitId },
  { additionalProperties: false },
)
export type FirstDaysPutAway = Static<typeof FirstDaysPutAway>

export const VolunteerAnswer = Type.Object(
  {
    volunteerId: UserId,
    agreed: Type.Boolean(),
    consentLanguage: Type.Optional(ConsentLanguage),
    consentText: Type.Optional(ConsentText),
  },
  { additionalProperties: false },
)
export type VolunteerAnswer = Static<typeof VolunteerAnswer>

export const VolunteeringChange = Type.Object({ isOn: Type.Boolean() }, { additionalProperties: false })

export const Volunteering = Type.Object(
  {
    isOn: Type.Boolean(),
    helped: Type.Integer({ minimum: 0, description: 'How many members who agreed to them the caller helps now' }),
  },
  { additionalProperties: false },
)
export type Volunteering = Static<typeof Volunteering>
