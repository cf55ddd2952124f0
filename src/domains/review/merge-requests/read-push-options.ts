import { toTerminalText } from '#src/text/terminal-text.ts';
import { isCiPushOption } from '#src/domains/ci/pipelines/push.ts';

/** The push options about merge requests. */
export interface MergeRequestPushOptions {
  readonly create: boolean;
  readonly target?: string;
  readonly title?: string;
  readonly description?: string;
  /** A title. */
  readonly milestone?: string;
  readonly remove_source_branch?: boolean;
  readonly draft?: boolean;
  readonly merge_when_pipeline_succeeds?: boolean;
  /** Titles. */
  readonly label: readonly string[];
  readonly unlabel: readonly string[];
  /** Ids or usernames. */
  readonly assign: readonly string[];
  readonly unassign: readonly string[];
}

const texts = new Set(['target', 'title', 'description', 'milestone']);
const lists = new Set(['label', 'unlabel', 'assign', 'unassign']);
const switches = new Map([
  ['create', 'create'],
  ['remove_source_branch', 'remove_source_branch'],
  ['draft', 'draft'],
  ['merge_when_pipeline_succeeds', 'merge_when_pipeline_succeeds'],
  ['auto_merge', 'merge_when_pipeline_succeeds'],
]);

/** Values of one option, such as labels. */
const maxValues = 100;
/** Characters of an option that a warning repeats. */
const maxShownChars = 100;

interface ReadPushOptions {
  /** Null without options about merge requests. */
  readonly requested: MergeRequestPushOptions | null;
  /** Options that have no effect, and why. */
  readonly warnings: readonly string[];
}

/** Reads `merge_request.<name>` and `merge_request.<name>=<value>`, in short `mr.<name>`. */
export function readPushOptions(options: readonly string[]): ReadPushOptions {
  const found: Record<string, string | boolean> = {};
  const values: Record<string, string[]> = { label: [], unlabel: [], assign: [], unassign: [] };
  const warnings: string[] = [];
  let isRequested = false;
  for (const option of options) {
    const [, name, value] = /^(?:merge_request|mr)\.([a-z_]+)(?:=(.*))?$/s.exec(option) ?? [];
    const switched = switches.get(name ?? '');
    const isKnown = switched !== undefined || texts.has(name ?? '') || lists.has(name ?? '');
    if (name === undefined || !isKnown) {
      if (!isCiPushOption(option)) warnings.push(`Push option ${quote(option)} is unknown`);
      continue;
    }
    isRequested = true;
    const list = values[name];
    if (switched !== undefined && (value === undefined || value === 'true')) found[switched] = true;
    else if (switched !== undefined) warnings.push(`Push option ${quote(option)} takes no value`);
    else if (value === undefined || value === '') {
      warnings.push(`Push option ${quote(option)} has no value`);
    } else if (list === undefined) found[name] = value;
    else if (list.length < maxValues) list.push(value);
    else warnings.push(`Push option ${quote(option)} is one of more than ${maxValues}`);
  }
  const { label = [], unlabel = [], assign = [], unassign = [] } = values;
  const requested = { create: false, ...found, label, unlabel, assign, unassign };
  return { requested: isRequested ? requested : null, warnings };
}

const quote = (option: string) => `'${toTerminalText(option.slice(0, maxShownChars))}'`;
