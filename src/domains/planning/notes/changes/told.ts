import type { SystemNote } from '../system.ts';

/** The words of a system note about a change. */
export type SystemNoteText = Pick<SystemNote, 'action' | 'body' | 'about'>;
