const MB = 1024 * 1024;

/** Bytes of the largest payload that is sent. */
export const largestBody = 25 * MB;

/** Characters of a body that a template makes: it is made in one step. */
export const largestFilled = MB;

/** Deliveries that may wait for one receiver, and their bytes: beyond that the oldest are dropped. */
export const mostWaiting = { rows: 10_000, bytes: 100 * MB };

/** The log of one hook. */
export const mostLogged = { days: 7, rows: 1_000, bytes: 50 * MB };

/** Bytes of payloads that the log shows: of one entry, and of a page together. */
export const mostShown = { entry: MB, page: 4 * MB };

/** Hooks below one root that one chain of events and requests may set off. */
export const longestChain = 100;

export const hooksOfProject = 100;
export const hooksOfGroup = 50;
