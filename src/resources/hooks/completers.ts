import { commitCompleter } from '../repositories/hook-commits.ts';
import { pushCompleter } from '../repositories/hook-payload.ts';
import type { CompletingTools } from './receivers.ts';

/** Completes a payload with what is not in the database, such as commits that an event names by their shas. */
export interface Completer {
  readonly name: string;
  complete(facts: object, tools: CompletingTools): Promise<object>;
}

/** Every way to complete a payload; one line each. */
export const completers: readonly Completer[] = [commitCompleter, pushCompleter];
