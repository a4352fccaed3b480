import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { NotificationSettings } from 'contract/notifications'
import * as messages from 'messages/reminders'
import { useEffect, useState } from 'react'
import { patch } from '#web/client/api/api.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { settingsQuery } from './notification-queries.ts'

/** After a review: whether the member wants to be reminded. It asks once, and asks the browser for nothing. */
export function ReminderOffer() {
  const { id } = useMember()
  const { data } = useQuery(settingsQuery(id))
  const queryClient = useQueryClient()
  const [isOffered, setIsOffered] = useState(false)
  const isNew = data?.offersReminders === true
  useEffect(() => {
    if (!isNew) return
    setIsOffered(true)
    // Where that fails, it asks after the next review, too.
    patch<NotificationSettings>(`/api/users/${id}/notification-settings`, { offersReminders: false })
      .then((saved) => queryClient.setQueryData(settingsQuery(id).queryKey, saved))
      .catch(() => undefined)
  }, [id, isNew, queryClient])
  const decline = () => {
    setIsOffered(false)
    // The button that was pressed goes away.
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  if (!isOffered) return null
  return (
    <Card aria-labelledby="reminder-offer" className="grid gap-3">
      <h2 id="reminder-offer" className="heading-panel">
        {messages.offer}
      </h2>
      <p>{messages.offerAbout}</p>
      <div className="flex flex-wrap gap-3">
        <Link to="/account" hash="reminders" className={buttonClass()}>
          {messages.offerChoose}
        </Link>
        <Button variant="plain" onClick={decline}>
          {messages.offerNo}
        </Button>
      </div>
    </Card>
  )
}
