/**
 * Addresses that the API or pages name, and that no page has yet. An entry that is answered, or that nothing names, fails
 * the tests of addresses.
 */
export const unanswered: readonly RegExp[] = [];

export const isUnanswered = (address: string): boolean =>
  unanswered.some((pattern) => pattern.test(address));
