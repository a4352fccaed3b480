/** Something that stops the program before it serves: a wrong setting, a folder it may not write, a database it cannot use. */
export class StartError extends Error {
  override name = 'StartError'
}
