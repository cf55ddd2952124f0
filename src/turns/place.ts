import { AsyncLocalStorage } from 'node:async_hooks';

/** Gives a place to others; the returned function takes it back. */
type LeavePlace = () => () => void;

const current = new AsyncLocalStorage<LeavePlace>();

/** Runs work that holds a place; `leave` frees the place. */
export const runInPlace = <Result>(leave: LeavePlace, work: () => Result): Result =>
  current.run(leave, work);

/** Waits for an external system. A slot that the caller holds is free for others meanwhile. */
export async function waitOutsidePlace<Result>(work: () => Promise<Result>): Promise<Result> {
  const takeBack = current.getStore()?.();
  try {
    return await work();
  } finally {
    takeBack?.();
  }
}
