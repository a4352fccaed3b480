import { NOTIFICATION_KINDS, type NotificationKind, TOPICS, type Topic, WAYS, type Way } from 'game/notifications'
import Type, { type Static } from 'typebox'
import { Count, IdText, NullableText } from './common.ts'

const NotificationId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })

/** One piece of news: what, who, when, and where it goes on. */
export const Notification = Type.Object(
  {
    id: NotificationId,
    kind: Type.Unsafe<NotificationKind>({ type: 'string', enum: Object.keys(NOTIFICATION_KINDS) }),
    text: Type.String({ description: 'For people' }),
    who: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'The name of the other member it’s about; null for none, and for one who has left',
    }),
    path: Type.String({ description: 'The page of this site where it goes on' }),
    createdAt: Type.String({ format: 'date-time' }),
    isSeen: Type.Boolean(),
  },
  { additionalProperties: false },
)
export type Notification = Static<typeof Notification>

/** How many are unseen: at most 200 are kept. */
export const UnseenCount = Type.Object({ unseen: Count }, { additionalProperties: false })
export type UnseenCount = Static<typeof UnseenCount>

/** Newest first, 20 a page. `next` goes into the query as `after`; null on the last page. */
export const NotificationPage = Type.Object(
  { notifications: Type.Array(Notification, { maxItems: 20 }), unseen: Count, next: NullableText },
  { additionalProperties: false },
)
export type NotificationPage = Static<typeof NotificationPage>

export const NotificationQuery = Type.Object({ after: Type.Optional(IdText) }, { additionalProperties: false })

/** The newest that was shown, so that later ones stay unseen; absent: all. */
export const SeenQuery = Type.Object({ upTo: Type.Optional(IdText) }, { additionalProperties: false })

const topic = Type.Unsafe<Topic>({ type: 'string', enum: [...TOPICS] })
const way = Type.Unsafe<Way>({ type: 'string', enum: [...WAYS] })

/** Whether news of a topic goes by a way; what is fixed can’t be switched off. */
const NotificationChoice = Type.Object(
  { topic, way, isOn: Type.Boolean(), isFixed: Type.Boolean() },
  { additionalProperties: false },
)
export type NotificationChoice = Static<typeof NotificationChoice>

/** In minutes since midnight in the member's zone, over midnight where `from` is later than `until`. */
const QuietTimes = Type.Object(
  { from: Type.Integer({ minimum: 0, maximum: 1_439 }), until: Type.Integer({ minimum: 0, maximum: 1_439 }) },
  { additionalProperties: false },
)

const ReminderHour = Type.Integer({ minimum: 0, maximum: 23, description: 'In the member’s zone' })

export const NotificationSettings = Type.Object(
  {
    choices: Type.Array(NotificationChoice),
    quietHours: Type.Union([QuietTimes, Type.Null()]),
    reminderHour: ReminderHour,
    remindersStoppedAt: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      format: 'date-time',
      description:
        'When reminders stopped by themselves, because none was opened; null while they are on or off otherwise',
    }),
    offersReminders: Type.Boolean({ description: 'Whether to ask the member once if they want reminders' }),
  },
  { additionalProperties: false },
)
export type NotificationSettings = Static<typeof NotificationSettings>

/** An absent field stays unchanged. */
export const NotificationSettingsChange = Type.Object(
  {
    choices: Type.Optional(
      Type.Array(
        Type.Object(
          {
            topic: Type.Unsafe<Topic>({ type: 'string', enum: TOPICS.filter((each) => each !== 'account') }),
            way,
            isOn: Type.Boolean(),
          },
          { additionalProperties: false },
        ),
        { maxItems: 20 },
      ),
    ),
    quietHours: Type.Optional(Type.Union([QuietTimes, Type.Null()])),
    reminderHour: Type.Optional(ReminderHour),
    offersReminders: Type.Optional(Type.Literal(false, { description: 'The member was asked' })),
  },
  { additionalProperties: false },
)
export type NotificationSettingsChange = Static<typeof NotificationSettingsChange>
