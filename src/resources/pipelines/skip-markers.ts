/** Tells whether a message says that nothing is to be run for its commit. */
export const isSkipMarked = (message: string): boolean =>
  /\[(?:ci[ _-]skip|skip[ _-]ci)\]/i.test(message);
