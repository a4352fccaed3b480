import { NAME_MAX, PHONE_MAX } from 'game/validation'
import { useMember } from '#web/client/session/member.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { AccountSection } from './account-section.tsx'
import { DetailForm } from './detail-form.tsx'
import { browserZone, zoneOptions } from './time-zones.ts'

/** Who the member is, and how others see them. */
export function DetailsSection() {
  return (
    <AccountSection title="About you" about="Each field has its own Save button.">
      <div className="grid gap-5">
        <DetailForm detail="name" name="name" required="Enter your full name.">
          {({ value, error, change }) => (
            <TextField
              label="Full Name"
              autoComplete="name"
              maxLength={NAME_MAX}
              required
              value={value}
              error={error}
              onChange={({ currentTarget }) => change(currentTarget.value)}
            />
          )}
        </DetailForm>
        <DetailForm detail="boardName" name="board name">
          {({ value, error, change }) => (
            <TextField
              label="Shown on the leaderboard"
              hint="Shown instead of your full name. Leave it empty to show your full name."
              autoComplete="nickname"
              maxLength={NAME_MAX}
              optional
              value={value}
              error={error}
              onChange={({ currentTarget }) => change(currentTarget.value)}
            />
          )}
        </DetailForm>
        <DetailForm detail="phone" name="phone number">
          {({ value, error, change }) => (
            <TextField
              label="Phone"
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
    <DetailForm detail="timeZone" name="time zone" otherwise={browserZone()}>
      {({ value, error, change }) => (
        <SelectField
          label="Time zone"
          hint="Your streak and daily challenges reset at midnight in this time zone."
          options={zoneOptions(timeZone)}
          value={value}
          error={error}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
      )}
    </DetailForm>
  )
}
