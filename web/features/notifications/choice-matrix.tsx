import type { NotificationChoice } from 'contract/notifications'
import type { Topic, Way } from 'game/notifications'
import * as messages from 'messages/notifications'
import { Switch } from '#web/ui/switch.tsx'

type NewsTopic = Exclude<Topic, 'reminders'>

const TOPIC_WORDS: Readonly<Record<NewsTopic, string>> = {
  joined: messages.joined,
  thanks: messages.thanks,
  'first-days': messages.firstDays,
  league: messages.league,
  account: messages.account,
}

const WAY_WORDS: Readonly<Record<Way, string>> = { product: messages.here, email: messages.email }

type NewsChoice = NotificationChoice & { topic: NewsTopic }

type ChoiceMatrixProps = {
  choices: readonly NewsChoice[]
  onChange: (choice: { topic: NewsTopic; way: Way; isOn: boolean }) => void
}

/** Topics as rows, ways as columns, in the order in which the server names them. */
export function ChoiceMatrix({ choices, onChange }: ChoiceMatrixProps) {
  const topics = [...new Set(choices.map(({ topic }) => topic))]
  const ways = [...new Set(choices.map(({ way }) => way))]
  return (
    <table className="w-full">
      <caption className="sr-only">{messages.caption}</caption>
      <thead>
        <tr className="border-rule border-b text-sm">
          <th scope="col" className="py-1 text-start font-semibold">
            {messages.news}
          </th>
          {ways.map((way) => (
            <th key={way} scope="col" className="w-18 py-1 text-center font-semibold">
              {WAY_WORDS[way]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-rule">
        {topics.map((topic) => (
          <tr key={topic}>
            <th scope="row" className="py-1 pe-2 text-start font-normal">
              {TOPIC_WORDS[topic]}
            </th>
            {choices
              .filter((each) => each.topic === topic)
              .map((choice) => (
                <td key={choice.way} className="py-1">
                  <Cell choice={choice} onChange={onChange} />
                </td>
              ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CellProps = Pick<ChoiceMatrixProps, 'onChange'> & { choice: NewsChoice }

function Cell({ choice: { topic, way, isOn, isFixed }, onChange }: CellProps) {
  if (isFixed)
    return <p className="flex min-h-11 items-center justify-center text-ink-soft text-sm">{messages.always}</p>
  return (
    <Switch
      label={messages.choice({ topic: TOPIC_WORDS[topic], way: WAY_WORDS[way] })}
      isLabelHidden
      className="justify-center"
      checked={isOn}
      onChange={({ currentTarget }) => onChange({ topic, way, isOn: currentTarget.checked })}
    />
  )
}
