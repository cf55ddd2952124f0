import { type Data, isData } from './document.ts';
import type { Fault, Position } from './faults.ts';
import { toPosition, type Source, type SourceLocation } from './origins.ts';
import type { RuleName, Severity } from './rules.ts';

/** Faults of one run, with the configured severity of each rule. */
export class Report {
  readonly #severities: Readonly<Record<RuleName, Severity>>;
  readonly #faults: Fault[] = [];
  readonly #seen = new Set<string>();
  /** True after a fault that makes the document unusable. */
  broken = false;

  constructor(severities: Readonly<Record<RuleName, Severity>>) {
    this.#severities = severities;
  }

  add(
    rule: RuleName,
    position: Position,
    message: string,
    advice: string,
    severity = this.#severities[rule],
  ): void {
    if (severity === 'off') return;
    // A component that several operations use is looked at more than once.
    const key = `${rule} ${position.file}:${position.line}:${position.column} ${message}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#faults.push({ rule, message, advice, position, severity });
  }

  /** Reports a fault that makes the document unusable, regardless of the configuration. */
  break(
    rule: RuleName,
    location: SourceLocation,
    message: string,
    advice: string,
    part: 'key' | 'value' = 'key',
  ): void {
    this.broken = true;
    this.add(rule, toPosition(location, part), message, advice, 'error');
  }

  /** Adds a fault where a member is no mapping, and would be passed over. One that is empty holds nothing to pass over. */
  checkMapping(parent: Data, key: string, source: Source): void {
    const value = parent[key];
    if (value === undefined || value === null || isData(value)) return;
    const place = source.origins.get(parent)?.members.get(key) ?? { source, key: 0, value: 0 };
    this.add(
      'wrong-value',
      toPosition(place, 'value'),
      `\`${key}\` is not a mapping`,
      'Write a mapping',
    );
  }

  get faults(): readonly Fault[] {
    return this.#faults;
  }
}

export function placeText({ file, line, column }: Position): string {
  return `${file}:${line}:${column}`;
}
