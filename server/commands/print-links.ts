/**
 * Prints each link as soon as it's made, so that none is lost if a later address is refused: earlier links no longer work.
 */
export async function printLinks(
  addresses: readonly string[],
  linkFor: (address: string) => Promise<string>,
): Promise<undefined> {
  for (const address of addresses) {
    process.stdout.write(`${address}: choose a password within 24 hours at ${await linkFor(address)}\n`)
  }
}
