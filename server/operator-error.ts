/** A failure whose message is meant for the operator and needs no stack trace. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** Something that stops the program before it serves: a wrong setting, a folder it may not write, a database it cannot use. */
export class StartError extends OperatorError {
  override name = 'StartError'
}
