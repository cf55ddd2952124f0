import { bindToTransaction, type RequestContext } from '#src/context.ts';
import type { ActionInput, ActionSubject } from './action.ts';
import { readQuickActions } from './apply.ts';
import type { ReadActions } from './read.ts';

type Described = ActionInput & { readonly description?: string | null | undefined };

interface ReadDescription<Attributes> {
  /** The attributes of the request, changed by the commands, and the description without them. */
  readonly attributes: Attributes;
  /** The rest of the commands: see `runWithEffects` and `finishActions`. */
  readonly actions: Pick<ReadActions, 'effects' | 'later' | 'changes' | 'summary'>;
}

/**
 * Reads the commands in the description of an issue, merge request or epic.
 * @param subject the row before the change, or null for one that is about to be created
 * @param given the attributes of the request
 */
export async function readDescription<Attributes extends Described>(
  context: RequestContext,
  subject: ActionSubject,
  given: Attributes,
): Promise<ReadDescription<Attributes>> {
  const { description } = given;
  if (typeof description !== 'string') {
    return { attributes: given, actions: { effects: [], later: [], changes: {}, summary: [] } };
  }
  const actions = await readQuickActions(context, subject, description, { given });
  return { attributes: { ...given, ...actions.given, description: actions.text }, actions };
}

/** Opens a transaction for a row and the effects of commands on it. A row without effects opens its own. */
export function runWithEffects<Row>(
  context: RequestContext,
  { effects }: Pick<ReadActions, 'effects'>,
  run: (inside: RequestContext) => Promise<Row>,
): Promise<Row> {
  if (effects.length === 0) return run(context);
  return context.db.transaction((db) => run(bindToTransaction(context, db)));
}
