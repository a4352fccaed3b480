import { runCommand } from '#server/commands/run-command.ts'
import { DEMO_PASSWORD, fillDemo } from '#server/demo/fill-demo.ts'

await runCommand(
  async (deps) => {
    const people = await fillDemo(deps)
    return `${people.length} members added. Log in as ${people[0]?.email} with the password ${DEMO_PASSWORD}.`
  },
  { mustExist: false },
)
