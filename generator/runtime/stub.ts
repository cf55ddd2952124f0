/** Thrown by the stub of an operation that has no function yet; answered with 501. */
export class NotImplemented extends Error {
  constructor(operationId: string, source: string) {
    super(`${operationId} (${source}) has no function yet`);
    this.name = 'NotImplemented';
  }
}

/** Stands in for a service function until it is written. */
export const stub = (operationId: string, source: string) => (): Promise<never> =>
  Promise.reject(new NotImplemented(operationId, source));
