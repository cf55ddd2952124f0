import { createHash } from 'node:crypto';
import { isTree, type RawTree } from '#runtime/raw.ts';
import { Pauses } from '#src/turns/pauses.ts';
import { ReportFault } from './fault.ts';
import { listIn, readJsonObject, readJsonText, readJsonTree } from './json.ts';

/** The severities and the letters that the database stores for them. */
const severities = {
  critical: 'c',
  high: 'h',
  medium: 'm',
  low: 'l',
  info: 'i',
  unknown: 'u',
} as const;

export type Severity = keyof typeof severities;

/** Findings of one report. */
const maxFindings = 10_000;

/** Parts of a location that identify a finding; lines are omitted, because many changes move them. */
const placeNames = ['file', 'class', 'method', 'image', 'operating_system', 'hostname', 'path'];

/**
 * Reads the findings of a scanner. Each is the letter of its severity, followed by a digest of its kind and place,
 * which is the same in every report. The second finding of one kind at a place has another digest than the first.
 * @throws ReportFault for what is no such report
 */
export async function readFindings(chunks: AsyncIterable<Buffer>): Promise<readonly string[]> {
  const list = listIn(await readJsonObject(chunks), 'vulnerabilities');
  if (list === null) throw new ReportFault('has no list of vulnerabilities');
  if (list.length > maxFindings) throw new ReportFault('has too many vulnerabilities');
  const pauses = new Pauses();
  const met = new Map<string, number>();
  const findings: string[] = [];
  for (const each of list) {
    await pauses.take();
    if (!isTree(each)) throw new ReportFault('has a vulnerability that is no object');
    const kind = readKind(each);
    const before = met.get(kind) ?? 0;
    met.set(kind, before + 1);
    findings.push(severities[readSeverity(each)] + digest(`${kind} ${before}`));
  }
  return findings;
}

/** Tells whether a finding has one of these severities. */
export function isOfSeverity(finding: string, wanted: readonly Severity[]): boolean {
  return wanted.some((severity) => finding.startsWith(severities[severity]));
}

/** The identity of a finding does not depend on its severity. */
export const readFindingIdentity = (finding: string): string => finding.slice(1);

function readSeverity(vulnerability: RawTree): Severity {
  const severity = readJsonText(vulnerability, 'severity')?.toLowerCase() ?? '';
  return Object.hasOwn(severities, severity) ? (severity as Severity) : 'unknown';
}

/** Identity of a finding: its first identifier, or else its name, together with its location. */
function readKind(vulnerability: RawTree): string {
  const [first] = listIn(vulnerability, 'identifiers') ?? [];
  const identifier = isTree(first)
    ? [readJsonText(first, 'type'), readJsonText(first, 'value')]
    : null;
  const names = ['name', 'message', 'cve'].map((name) => readJsonText(vulnerability, name));
  const location = readJsonTree(vulnerability, 'location');
  return digest(
    JSON.stringify([identifier ?? names, location === null ? null : readLocation(location)]),
  );
}

function readLocation(location: RawTree): readonly (string | null)[] {
  const dependency = readJsonTree(location, 'dependency');
  const named = dependency === null ? null : readJsonTree(dependency, 'package');
  return [
    ...placeNames.map((name) => readJsonText(location, name)),
    named === null ? null : readJsonText(named, 'name'),
  ];
}

/** 96 bits: enough to distinguish the findings of a project, and short. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 16);
