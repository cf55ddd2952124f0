/** Tells whether a commit message contains a marker that skips its pipeline. */
export const isSkipMarked = (message: string): boolean =>
  /\[(?:ci[ _-]skip|skip[ _-]ci)\]/i.test(message);
