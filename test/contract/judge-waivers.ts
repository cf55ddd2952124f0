import type { Difference } from '../support/judge.ts';

/** Where the second judge is known to read a request differently, and why we stay with our reading. */
export interface Waiver {
  readonly rule: string;
  readonly reason: string;
  readonly covers: (difference: Difference) => boolean;
}

export const waivers: readonly Waiver[] = [
  {
    rule: 'strict integers',
    reason:
      'It coerces 1e1, 0x10, a padded number and a number too large to be exact; we refuse them.',
    covers: ({ ours, theirs }) =>
      !ours.accepted && theirs.accepted && / is invalid/.test(ours.error),
  },
  {
    rule: 'scalar for a hash',
    reason: 'It lets a plain value through where name[key]=value is declared; we refuse it.',
    covers: ({ ours, theirs, request }) =>
      !ours.accepted &&
      theirs.accepted &&
      /[?&][\w]+=(?!.*\[)/.test(request.url) &&
      / is invalid/.test(ours.error),
  },
  {
    rule: 'empty value of a text parameter',
    reason:
      'An empty text is a value; where it is not, the message is ours: it coerces it to null or zero.',
    covers: ({ request }) => /[?&][^=&]+=(&|$)/.test(request.url),
  },
  {
    rule: 'words for booleans',
    reason:
      'Clients of version 4 send 1, 0, t, f, yes, no, on and off; it knows true and false alone.',
    covers: ({ ours, theirs, request }) =>
      ours.accepted && !theirs.accepted && /=(1|0|t|f|yes|no|on|off)(&|$)/i.test(request.url),
  },
];
