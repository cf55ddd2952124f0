import { DestinationRefused } from './destination.ts';

const texts = {
  refused: 'URL is blocked: the host does not exist, or requests to it are not allowed',
  late: 'The receiver did not answer in time',
  broken: 'The connection to the receiver failed',
  slow: 'The other side takes or sends too little in its time',
  large: 'The answer is too large',
};

/** The reason of a missing response: one general message for each kind, without details of the server's network. */
export class NoAnswer extends Error {
  readonly reason: keyof typeof texts;

  constructor(reason: keyof typeof texts) {
    super(texts[reason]);
    this.name = 'NoAnswer';
    this.reason = reason;
  }
}

/** Describes why there is no answer. Network errors contain addresses, which must not be disclosed. */
export function findNoAnswer(error: unknown): NoAnswer {
  if (error instanceof NoAnswer) return error;
  return new NoAnswer(error instanceof DestinationRefused ? 'refused' : 'broken');
}
