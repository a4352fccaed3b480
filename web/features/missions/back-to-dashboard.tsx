import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { buttonClass } from '#web/ui/button.tsx'

export function BackToDashboard() {
  return (
    <Link to="/dashboard" className={buttonClass({ variant: 'plain', className: '-ml-5.5' })}>
      <ArrowLeft size={20} aria-hidden />
      Back to Dashboard
    </Link>
  )
}
