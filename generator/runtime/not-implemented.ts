import { RefusedRequest } from './refused-request.ts';

/** An operation has no function yet; answered with 501. */
export class NotImplemented extends RefusedRequest {
  constructor(operation: string) {
    super('notWritten', { params: { operation } });
  }
}
