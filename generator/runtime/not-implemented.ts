/** An operation has no function yet; answered with 501. */
export class NotImplemented extends Error {
  readonly operationId: string;
  constructor(operationId: string, source: string) {
    super(`${operationId} (${source}) has no function yet`);
    this.name = 'NotImplemented';
    this.operationId = operationId;
  }
}
