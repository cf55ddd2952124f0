/** No runner can run the job; the message is the reason for the log of the job. */
export class CannotRun extends Error {}
