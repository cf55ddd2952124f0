import { HttpError } from '#src/errors.ts';

/** Status 412, where other servers and RFC 7644 use 400. */
export const createScimRefusal = (reason: string): HttpError =>
  new HttpError(412, { message: reason });

export const createScimNotFound = (what: string): HttpError =>
  new HttpError(404, { message: `${what} not found` });

export const createScimConflict = (reason: string): HttpError =>
  new HttpError(409, { message: reason });
