import type { Calls, Harmless } from '#test/contract/requests.ts';
import { callsOfHooks, harmlessOfHooks } from './project-hooks.requests.ts';

/** Calls that succeed. */
export const calls: Calls = callsOfHooks('Group');

/** Changes that whoever may make them can send without any effect. */
export const harmless: Harmless = harmlessOfHooks('Group');
