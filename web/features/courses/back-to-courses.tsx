import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { buttonClass } from '#web/ui/button.tsx'

export function BackToCourses() {
  return (
    <Link to="/courses" className={buttonClass({ className: 'justify-self-start' })}>
      <ArrowLeft size={20} aria-hidden />
      Back to Courses
    </Link>
  )
}
