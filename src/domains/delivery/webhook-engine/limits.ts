import { kibibyteBytes, mebibyteBytes } from '#src/units.ts';

/** Maximum bytes of JSON of a payload, without the last element of a list, and of one text in it. */
export const maxBodyBytes = 2 * mebibyteBytes;
export const maxTextBytes = 256 * kibibyteBytes;

/** Characters of a body that a template makes: it is made in one step. */
export const maxFilledBytes = mebibyteBytes;

/** Deliveries that may wait for one receiver, and their bytes: beyond that the oldest are dropped. */
export const mostWaiting = { rows: 10_000, bytes: 100 * mebibyteBytes };

/** The log of one hook. */
export const mostLogged = { days: 7, rows: 1_000, bytes: 50 * mebibyteBytes };

/** Bytes of payloads that the log shows: of one entry, and of a page together. */
export const mostShown = { entry: mebibyteBytes, page: 4 * mebibyteBytes };

/** Maximum number of hooks below one root that one chain of events and requests triggers. */
export const maxHooksOfChain = 100;

/** Maximum number of unrelated places that one chain reaches; the next event begins another chain. */
export const maxChainLinks = 20;

export const maxHooksOfProject = 100;
export const maxHooksOfGroup = 50;
