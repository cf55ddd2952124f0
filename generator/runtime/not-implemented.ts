/** An operation has no function yet; answered with 501. */
export class NotImplemented extends Error {
  constructor(operationId: string, source: string) {
    super(`${operationId} (${source}) has no function yet`);
    this.name = 'NotImplemented';
  }
}
