import { BookOpen, Gift, Lightbulb, type LucideIcon, Trophy } from 'lucide-react'
import { LineSection } from './line-section.tsx'

const FEATURES: { icon: LucideIcon; line: number; title: string; text: string }[] = [
  {
    icon: BookOpen,
    line: 1,
    title: 'Short lessons',
    text: 'About two minutes each: one idea, and one thing to try today.',
  },
  {
    icon: Lightbulb,
    line: 3,
    title: 'Interactive quizzes',
    text: 'Four choices, an explanation every time, and points when you are right.',
  },
  {
    icon: Gift,
    line: 2,
    title: 'Mission rewards',
    text: 'Tokens, points and a stamp for every station you complete.',
  },
  { icon: Trophy, line: 4, title: 'Leaderboard', text: 'See where you stand among the members, and who is next.' },
]

/** Four feature cards: the line branches, one stop for each. */
export function Features() {
  return (
    <LineSection id="features" plate="Change here" title="Four lines, one ticket">
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
