import { setImmediate as nextTurn } from 'node:timers/promises';
import { vi } from 'vitest';

/** Looks again and again until there is something; what that throws is thrown at once. */
export function until<T>(look: () => T | Promise<T>): Promise<Truthy<T>> {
  return vi.waitUntil(look, { timeout: 60_000, interval: 10 });
}

type Truthy<T> = T extends false | '' | 0 | null | undefined ? never : T;

/** Lets the event loop take up what has arrived, and those go on who are ready to. */
export async function takeTurns(count = 20): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await nextTurn();
}
