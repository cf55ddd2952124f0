import { commitCompleter } from '../repositories/hook-commits.ts';
import { pushCompleter } from '../repositories/hook-payload.ts';
import type { DeliveryTools } from './receivers.ts';

/** Completes a payload with what is not in the database, such as commits that an event names by their shas. */
export interface Completer {
  readonly name: string;
  complete(facts: object, tools: DeliveryTools): Promise<object>;
}

/** Every way to complete a payload; one line each. */
export const completers: readonly Completer[] = [commitCompleter, pushCompleter];
