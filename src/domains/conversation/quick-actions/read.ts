import type { RequestContext } from '#src/context.ts';
import { includesPlan } from '#src/plan.ts';
import type {
  Effect,
  ActionInput,
  LaterWork,
  ActionOutcome,
  QuickAction,
  ActionSubject,
} from './action.ts';
import { findCommands, replaceCommands, type WrittenCommand } from './parse.ts';

/** The commands of a text, read and not yet carried out. */
export interface ReadActions {
  /** The text without command lines. */
  readonly text: string;
  /** The attributes that the request gives, changed by the commands. */
  readonly given: ActionInput;
  readonly effects: readonly Effect[];
  readonly later: readonly LaterWork[];
  /** True if one of the commands keeps a note without other text. */
  readonly isSaid: boolean;
  /** True if the text contains nothing but permitted commands without an effect, such as `/spend soon`. */
  readonly isMeaningless: boolean;
  /** The changes, by attribute. */
  readonly changes: Readonly<Record<string, unknown>>;
  /** One sentence for each command. */
  readonly summary: readonly string[];
}

/** Other parts of the request besides the text. */
export interface BesideInput {
  readonly given?: ActionInput;
  readonly headSha?: string | null | undefined;
}

/** The commands of a kind, by all their names. */
export function indexByName<Of extends ActionSubject>(
  actions: readonly QuickAction<Of>[],
): ReadonlyMap<string, QuickAction<Of>> {
  return new Map(actions.flatMap((action) => action.names.map((name) => [name, action] as const)));
}

/** References that the commands of one text name together. */
const maxReferences = 200;

/** Limit on arguments; longer ones are valid for no command. */
const maxArgumentChars = 10_000;

/** Reads the commands of a text. Commands that are unknown, not permitted or without an effect stay in the text. */
export async function parseQuickActions<Of extends ActionSubject>(
  context: RequestContext,
  actions: ReadonlyMap<string, QuickAction<Of>>,
  subject: Of,
  text: string,
  { given = {}, headSha = null }: BesideInput = {},
): Promise<ReadActions> {
  const replaced: { written: WrittenCommand; by: string }[] = [];
  const meaningless: typeof replaced = [];
  const effects: Effect[] = [];
  const later: LaterWork[] = [];
  const summary: string[] = [];
  let attributes = given;
  let spent = 0;
  let isSaid = false;
  const budget = { references: maxReferences };
  const used = new Set<QuickAction<Of>>();
  let changes: Readonly<Record<string, unknown>> = {};
  for (const written of findCommands(text, (name) => actions.has(name))) {
    const action = actions.get(written.name);
    if (action === undefined || (action.once === true && used.has(action))) continue;
    const { argument } = written;
    const command = { context, subject, argument, given: attributes, headSha, spent, budget };
    if (!(await mayUse(action, command))) continue;
    const outcome = argument.length > maxArgumentChars ? null : await action.read(command);
    if (outcome === null) {
      meaningless.push({ written, by: '' });
      continue;
    }
    used.add(action);
    replaced.push({ written, by: getReplacement(outcome, text, written) });
    attributes = { ...attributes, ...outcome.given };
    spent += outcome.spent ?? 0;
    isSaid ||= outcome.isSaid === true;
    changes = mergeChanges(changes, outcome.changes);
    if (outcome.effect !== undefined) effects.push(outcome.effect);
    if (outcome.later !== undefined) later.push(outcome.later);
    if (outcome.summary !== undefined) summary.push(outcome.summary);
  }
  return {
    text: replaceCommands(text, replaced),
    given: attributes,
    effects,
    later,
    isSaid,
    isMeaningless: meaningless.length > 0 && replaceCommands(text, meaningless) === '',
    changes,
    summary,
  };
}

function mayUse<Of extends ActionSubject>(
  action: QuickAction<Of>,
  command: Parameters<QuickAction<Of>['read']>[0],
): Promise<boolean> | boolean {
  const { plan } = action;
  if (plan !== undefined && !includesPlan(command.context.config.plan, plan)) return false;
  return action.mayUse(command);
}

/** A text in the place of a line is a line itself. */
function getReplacement(
  { text: by }: ActionOutcome,
  text: string,
  { end }: WrittenCommand,
): string {
  if (by === undefined) return '';
  return text[end - 1] === '\n' ? `${by}\n` : by;
}

/** Lists of several commands are merged; those of users are complete each time. */
export function mergeChanges(
  changes: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const result = { ...changes };
  for (const [name, value] of Object.entries(more)) {
    const before = result[name];
    result[name] =
      isList(before) && isList(value) && !people.has(name)
        ? [...new Set([...before, ...value])]
        : value;
  }
  return result;
}

const people: ReadonlySet<string> = new Set(
  ['assignee_ids', 'reviewer_ids'].flatMap((name) => [name, `add_${name}`, `remove_${name}`]),
);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
