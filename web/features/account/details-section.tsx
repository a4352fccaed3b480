import { NAME_MAX, PHONE_MAX } from 'game/validation'
import * as messages from 'messages/account'
import { useMember } from '#web/client/session/member.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { AccountSection } from './account-section.tsx'
import { DetailForm } from './detail-form.tsx'
import { browserZone, zoneOptions } from './time-zones.ts'

/** Who the member is, and how others see them. */
export function DetailsSection() {
  return (
    <AccountSection id="about-you" title={messages.aboutYou} about={messages.aboutDetails}>
      <div className="grid gap-5">
        <DetailForm detail="name" required={messages.enterName}>
          {({ value, error, change }) => (
            <TextField
              label={messages.fullName}
              autoComplete="name"
              maxLength={NAME_MAX}
              required
              value={value}
              error={error}
              onChange={({ currentTarget }) => change(currentTarget.value)}
            />
          )}
        </DetailForm>
        <DetailForm detail="boardName">
          {({ value, error, change }) => (
            <TextField
              label={messages.boardName}
              hint={messages.boardNameHint}
              autoComplete="nickname"
              maxLength={NAME_MAX}
              optional
              value={value}
              error={error}
              onChange={({ currentTarget }) => change(currentTarget.value)}
            />
          )}
        </DetailForm>
        <DetailForm detail="phone">
          {({ value, error, change }) => (
            <TextField
              label={messages.phone}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={PHONE_MAX}
              optional
              value={value}
              error={error}
              onChange={({ currentTarget }) => change(currentTarget.value)}
            />
          )}
        </DetailForm>
        <TimeZoneForm />
      </div>
    </AccountSection>
  )
}

function TimeZoneForm() {
  const { timeZone } = useMember()
  return (
    <DetailForm detail="timeZone" otherwise={browserZone()}>
      {({ value, error, change }) => (
        <SelectField
          label={messages.timeZone}
          hint={messages.timeZoneHint}
          options={zoneOptions(timeZone)}
          value={value}
          error={error}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
    </DetailForm>
  )
}
