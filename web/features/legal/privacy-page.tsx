import { OperatorDetails } from './operator-details.tsx'
import { Part } from './part.tsx'
import { Cookies, Recipients, Rights } from './privacy-choices.tsx'
import { Emails, Invited, Leads, Members, Reporters } from './privacy-people.tsx'

/** /privacy: what is stored, why, and for how long. Each sentence here is true of the program: change both or neither. */
export function PrivacyPage() {
  return (
    <article className="mx-auto grid w-full max-w-reading gap-8 text-lg">
      <div className="grid gap-3">
        <h1 className="heading-page">Privacy</h1>
        <p>
          In short: we keep what Whistlestop needs to work, we don’t sell your data, and we don’t track what you do on
          other sites. Other companies can’t advertise here.
        </p>
      </div>
      <Part id="operator" title="Who is responsible">
        <p>The operator of this site is responsible for your data (the controller):</p>
        <OperatorDetails />
      </Part>
      <Members />
      <Invited />
      <Leads />
      <Reporters />
      <Emails />
      <Recipients />
      <Cookies />
      <Rights />
    </article>
  )
}
