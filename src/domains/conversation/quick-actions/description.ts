import { bindToTransaction, type RequestContext } from '#src/context.ts';
import type { Issuable } from '#src/domains/planning/issuables/issuable.ts';
import type { ActionInput, ActionSubject } from './action.ts';
import { finishActions, readQuickActions, applyEffects } from './apply.ts';

type Described = ActionInput & { readonly description?: string | null | undefined };

interface Storing<Attributes, Row> {
  /** The subject before the change, or the one to create. */
  readonly subject: ActionSubject;
  /** The attributes that the request gives. */
  readonly given: Attributes;
  readonly store: (context: RequestContext, described: Attributes) => Promise<Row>;
  readonly targetOf: (row: Row) => Issuable;
  /** Does all that is stored in a transaction, and more in it; a plain one unless given. */
  readonly within?: ((work: (inside: RequestContext) => Promise<Row>) => Promise<Row>) | null;
}

/** Stores an issue, merge request or epic as a request describes it, and carries out the commands in the description. */
export async function storeDescribed<Attributes extends Described, Row>(
  context: RequestContext,
  { subject, given, store, targetOf, within = null }: Storing<Attributes, Row>,
): Promise<Row> {
  const { description } = given;
  if (typeof description !== 'string') {
    return within === null ? store(context, given) : within((inside) => store(inside, given));
  }
  const actions = await readQuickActions(context, subject, description, { given });
  const described = { ...given, ...actions.given, description: actions.text };
  const row = await storeWithEffects();
  await finishActions(context, actions);
  return row;

  async function storeWithEffects(): Promise<Row> {
    const act = async (inside: RequestContext) => {
      const row = await store(inside, described);
      if (actions.effects.length > 0) await applyEffects(inside, targetOf(row), actions);
      return row;
    };
    if (within !== null) return within(act);
    if (actions.effects.length === 0) return act(context);
    return context.db.transaction((db) => act(bindToTransaction(context, db)));
  }
}
