import type { ServiceResponse } from '../respond.ts';
import type { Batches } from './batches.ts';

/** A global id that was read: the type word and the text behind it. */
export interface GlobalId {
  readonly type: string;
  readonly id: string;
}

export type Maybe<Value> = Value | undefined | Promise<Value | undefined>;

/** Body of the document that must contain only the key: fields load the missing members. */
export type Source<Body, Key extends keyof Body> = Partial<Body> & {
  readonly [Name in Key]-?: NonNullable<Body[Name]>;
};

/** Requested rows of a list. Cursors come from an earlier `page`. */
export interface Window {
  /** Maximum number of rows. */
  readonly limit: number;
  /** True for the last rows, which keep the order of the list. */
  readonly backwards: boolean;
  readonly after: string | null;
  readonly before: string | null;
}

export interface PageOfRows<Node> {
  readonly nodes: readonly Node[];
  /** One for each node. */
  readonly cursors: readonly string[];
  /** True when there are more rows in the direction of the page. */
  readonly more: boolean;
}

/** A list that is read page by page. */
export interface Pages<Node> {
  /** Rejects cursors that do not belong to this list, before any part of it is requested. */
  check(window: Window): void;
  page(window: Window): PageOfRows<Node> | Promise<PageOfRows<Node>>;
  /** Total number of rows. */
  count?(): Promise<number>;
}

/** A list: its pages, or the whole list if it is short. */
export type Listed<Node> = Pages<Node> | readonly Node[];

/** The input of an operation, before its defaults. */
export type Given<Request> = {
  readonly [Part in keyof Request]: Part extends 'params' ? Request[Part] : Partial<Request[Part]>;
};

type Successful = 200 | 201 | 202 | 204 | 304;

/** Runs an operation like a request, and throws its refusal. */
export type Run<Request, Response> = (
  request: Given<Request>,
) => Promise<Extract<Response, { readonly status: Successful }>>;

/** The request of an operation that runs in process. */
export interface InnerRequest {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

/** Part of the execution context that the runtime needs; the application adds its own. */
export interface ExecutionContext {
  /** The word behind `gid://` in global ids. */
  readonly globalIdApp: string;
  readonly batches: Batches;
  /** Runs an operation in process, with all steps of a request. */
  run(operation: string, request: InnerRequest): Promise<ServiceResponse>;
}
