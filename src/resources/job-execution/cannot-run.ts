/** No runner can be given the job: the message says why, for the log of the job. */
export class CannotRun extends Error {}
