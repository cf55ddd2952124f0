import type { SystemNote } from '../system.ts';

/** What a system note says of a change. */
export type Told = Pick<SystemNote, 'action' | 'body' | 'about'>;
