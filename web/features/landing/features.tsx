import { BookOpen, Gift, Lightbulb, type LucideIcon, Trophy } from 'lucide-react'
import * as messages from 'messages/landing'
import { LineSection } from './line-section.tsx'

const FEATURES: { icon: LucideIcon; line: number; title: string; text: string }[] = [
  {
    icon: BookOpen,
    line: 1,
    title: messages.shortLessons,
    text: messages.shortLessonsText,
  },
  {
    icon: Lightbulb,
    line: 3,
    title: messages.quizzes,
    text: messages.quizzesText,
  },
  {
    icon: Gift,
    line: 2,
    title: messages.missionRewards,
    text: messages.missionRewardsText,
  },
  { icon: Trophy, line: 4, title: messages.leaderboard, text: messages.leaderboardText },
]

/** Four feature cards: the line branches, one stop for each. */
export function Features() {
  return (
    <LineSection id="features" plate={messages.changeHere} title={messages.fourLines}>
      <ul className="features">
        {FEATURES.map(({ icon: Icon, line, title, text }) => (
          <li key={title} data-station={line} className="feature">
            <span className="feature-stop">
              <Icon size={24} aria-hidden />
            </span>
            <h3 className="mb-1 heading-card">{title}</h3>
            <p className="text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </LineSection>
  )
}
