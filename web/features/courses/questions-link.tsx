import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useUser } from '#web/client/session/stored-user.ts'
import { CARD } from '#web/ui/card.tsx'

/** For members, the way to the quizzes that belong to no course. */
export function QuestionsLink() {
  if (useUser() === null) return null
  return (
    <Link to="/questions" className={`mb-6 flex items-center justify-between gap-4 p-4 hover:bg-sunken ${CARD}`}>
      <span>
        <strong className="block font-bold">General questions</strong>
        <span className="text-ink-soft">Earn points with questions that don’t belong to a course.</span>
      </span>
      <ArrowRight size={20} className="shrink-0" aria-hidden />
    </Link>
  )
}
