import type { Fault, Position } from './faults.ts';
import { positionOf, type Spot } from './origins.ts';

/** The faults of one run. */
export class Report {
  readonly #faults: Fault[] = [];
  readonly #seen = new Set<string>();
  /** True when a fault was found that leaves no usable document. */
  broken = false;

  add(rule: string, position: Position, message: string, advice: string): void {
    // A component that several operations use is looked at more than once.
    const key = `${rule} ${position.file}:${position.line}:${position.column} ${message}`;
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#faults.push({ rule, message, advice, position, severity: 'error' });
  }

  /** A fault that leaves no usable document. */
  break(
    rule: string,
    spot: Spot,
    message: string,
    advice: string,
    part: 'key' | 'value' = 'key',
  ): void {
    this.broken = true;
    this.add(rule, positionOf(spot, part), message, advice);
  }

  get faults(): readonly Fault[] {
    return this.#faults;
  }
}

export function placeText({ file, line, column }: Position): string {
  return `${file}:${line}:${column}`;
}
